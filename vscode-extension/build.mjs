// @ts-check
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const dist = join(here, "dist");
const wasm = createRequire(import.meta.url).resolve("handoff-lint/handoff_lint_bg.wasm");
const packaging = process.argv.includes("--package");

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: here,
  entryPoints: ["src/node.ts", "src/web.ts"],
  outdir: dist,
  bundle: true,
  format: "cjs",
  // Neither Node's modules nor a browser's: an import of one is an error, since both hosts run the same code.
  platform: "neutral",
  mainFields: ["module", "main"],
  target: "es2022",
  external: ["vscode"],
  minify: packaging,
  sourcemap: packaging ? false : "linked",
  // The module's own address is never used: the extension hands over its bytes.
  define: { "import.meta.url": '""' },
  logLevel: "info",
};

/** The Marketplace shows one file, so the licences that the package carries become one. */
async function writeLicense() {
  const folder = dirname(wasm);
  const names = (await readdir(folder)).filter((name) => name.startsWith("LICENSE")).sort();
  if (names.length === 0) throw new Error(`no LICENSE file in ${folder}`);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  await writeFile(join(here, "LICENSE.txt"), texts.join("\n\n"));
  await copyFile(join(folder, "THIRD-PARTY-LICENSES.md"), join(here, "THIRD-PARTY-LICENSES.md"));
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist);
await copyFile(wasm, join(dist, "handoff_lint_bg.wasm"));
if (packaging) await writeLicense();
if (process.argv.includes("--watch")) {
  const watcher = await context(options);
  await watcher.watch();
} else {
  await build(options);
}
