// @ts-check
// Puts pkg/ together: what is published as the npm package `handoff-lint`.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { crateVersion } from "../versions.mjs";
import { thirdPartyLicences } from "./licences.mjs";
import { inRepository, ROOT } from "./paths.mjs";

const SOURCES = inRepository("pkg-templates");
const WASM = inRepository("build", "wasm", "handoff_lint_bg.wasm");
const STAGED = inRepository("build", "pkg");
const SCHEMA = "handoff-lint.schema.json";
export const PACKAGE = inRepository("pkg");

/** @typedef {import("esbuild").BuildOptions} BuildOptions */

/** @type {BuildOptions} */
const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  target: "es2022",
  charset: "utf8",
  legalComments: "inline",
  logLevel: "warning",
  metafile: true,
};

/** The CLI is one more user of the package and brings no second copy of the module. @type {import("esbuild").Plugin} */
const USE_NODE_ENTRY = {
  name: "use-node-entry",
  setup({ onResolve }) {
    onResolve({ filter: /^handoff-lint$/ }, () => ({ path: "./node.mjs", external: true }));
  },
};

/** CommonJS has no import.meta.url; the glue and the Node entry ask for it. @type {BuildOptions} */
const COMMONJS = {
  format: "cjs",
  define: { "import.meta.url": "moduleUrl" },
  banner: { js: 'const moduleUrl = require("node:url").pathToFileURL(__filename).href;' },
};

/** @type {BuildOptions} */
const MODULE = { format: "esm" };

/** @returns {[output: string, source: string, options: BuildOptions][]} */
function entries() {
  const base64 = JSON.stringify(readFileSync(WASM).toString("base64"));
  const inlined = { HANDOFF_LINT_WASM: base64, "import.meta.url": "undefined" };
  return [
    ["node.mjs", "node.ts", { ...MODULE, platform: "node" }],
    ["node.cjs", "node.ts", { ...COMMONJS, platform: "node" }],
    ["web.mjs", "web.ts", { ...MODULE, platform: "browser" }],
    ["workerd.mjs", "workerd.ts", { ...MODULE, platform: "neutral", external: ["*.wasm"] }],
    ["inline.mjs", "inline.ts", { ...MODULE, platform: "neutral", define: inlined }],
    ["inline.cjs", "inline.ts", { format: "cjs", platform: "neutral", define: inlined }],
    [
      "cli.mjs",
      "cli/main.ts",
      {
        ...MODULE,
        platform: "node",
        plugins: [USE_NODE_ENTRY],
        banner: { js: "#!/usr/bin/env node" },
      },
    ],
  ];
}

export async function assemblePackage() {
  rmSync(STAGED, { recursive: true, force: true });
  mkdirSync(STAGED, { recursive: true });
  /** @type {Set<string>} */
  const bundled = new Set();
  for (const [output, source, options] of entries()) {
    const outfile = join(STAGED, output);
    const entryPoints = [join(SOURCES, "src", source)];
    const { metafile } = await build({ ...COMMON, ...options, entryPoints, outfile });
    for (const input of Object.keys(metafile?.inputs ?? {})) bundled.add(input);
  }
  chmodSync(join(STAGED, "cli.mjs"), 0o755);
  copyFiles();
  writeTypes();
  writeManifest();
  writeFileSync(join(STAGED, "THIRD-PARTY-LICENSES.md"), thirdPartyLicences([...bundled]));
  replacePackage();
}

function copyFiles() {
  copyFileSync(WASM, join(STAGED, "handoff_lint_bg.wasm"));
  copyFileSync(inRepository("docs", SCHEMA), join(STAGED, SCHEMA));
  for (const name of readdirSync(SOURCES)) {
    if (name.endsWith(".md")) copyFileSync(join(SOURCES, name), join(STAGED, name));
  }
  for (const name of readdirSync(ROOT)) {
    if (name.startsWith("LICENSE")) copyFileSync(inRepository(name), join(STAGED, name));
  }
}

/** `import` and `require` each want their own file, or TypeScript takes one for the other. */
function writeTypes() {
  const types = [
    readFileSync(inRepository("build", "api", "api.d.ts"), "utf8"),
    readFileSync(join(SOURCES, "src", "init.d.ts"), "utf8"),
  ].join("\n");
  writeFileSync(join(STAGED, "index.d.ts"), types);
  writeFileSync(join(STAGED, "index.d.cts"), types);
}

function writeManifest() {
  const manifest = JSON.parse(readFileSync(join(SOURCES, "package.json"), "utf8"));
  manifest.version = crateVersion();
  writeFileSync(join(STAGED, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The old package stays whole until the new one is. */
function replacePackage() {
  rmSync(PACKAGE, { recursive: true, force: true });
  try {
    renameSync(STAGED, PACKAGE);
  } catch {
    // Windows will not rename a folder that an editor or virus scanner looks into.
    cpSync(STAGED, PACKAGE, { recursive: true });
  }
}

/** So that everything in the repository imports the package as its users do, through its exports. */
export function linkPackage() {
  const link = inRepository("node_modules", "handoff-lint");
  if (existsSync(join(link, "package.json"))) return;
  rmSync(link, { recursive: true, force: true });
  mkdirSync(dirname(link), { recursive: true });
  const target = process.platform === "win32" ? PACKAGE : join("..", "pkg");
  symlinkSync(target, link, "junction");
}
