// @ts-check
// What wasm-bindgen generates for `--target web` mixes the functions of the core with those that load it.
// The package shows the functions only, so they are taken from the generated files, never listed by hand.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { inRepository } from "./paths.mjs";

const GLUE = inRepository("build", "wasm", "handoff_lint.js");
const API = inRepository("build", "api");
const LOADERS = new Set(["default", "initSync"]);
const LOADER_TYPES = "export type InitInput =";

/** Writes build/api: the functions of the core, the same behind a check that it is loaded, and their types. */
export async function generateApi() {
  const names = await functionNames();
  mkdirSync(API, { recursive: true });
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(inRepository("build", "api", file), text);
  write("api.js", `export { ${names.join(", ")} } from "../wasm/handoff_lint.js";\n`);
  write("api.d.ts", functionTypes());
  write("guarded.ts", guarded(names));
}

async function functionNames() {
  const { metafile } = await build({
    entryPoints: [GLUE],
    bundle: true,
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const exported = Object.values(metafile.outputs).flatMap((output) => output.exports);
  return exported.filter((name) => !LOADERS.has(name)).sort();
}

function functionTypes() {
  const types = readFileSync(GLUE.replace(/js$/, "d.ts"), "utf8");
  const end = types.indexOf(LOADER_TYPES);
  if (end === -1)
    throw new Error(`"${LOADER_TYPES}" does not begin the types of the loader any more`);
  return `${types
    .slice(0, end)
    .replace(/^\/\* (tslint|eslint).*\n/gm, "")
    .trim()}\n`;
}

/** @param {string[]} names */
function guarded(names) {
  const head = `import { requireLoaded } from "../../pkg-templates/src/guard.js";
import * as api from "./api.js";
`;
  const functions = names.map(
    (name) => `
export const ${name}: typeof api.${name} = (...args) => {
  requireLoaded("${name}");
  return api.${name}(...args);
};
`,
  );
  return [head, ...functions].join("");
}
