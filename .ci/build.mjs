// @ts-check
// Compiles the core to WebAssembly and puts the npm package together in pkg/. What is up to date stays.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inRepository } from "./lib/paths.mjs";
import { capture, run } from "./lib/process.mjs";
import { rustc } from "./lib/rust.mjs";
import { runAsScript, Stop, say } from "./lib/say.mjs";
import { fingerprint, unlessUpToDate } from "./lib/stamp.mjs";
import { setUp } from "./setup.mjs";
import { WASM_PACK } from "./versions.mjs";

const WASM = inRepository("build", "wasm", "handoff_lint_bg.wasm");
const RUST_SOURCES = ["Cargo.toml", "Cargo.lock", ".cargo", "rust-toolchain.toml", "src"];
const WASM_OPT = "node_modules/binaryen/package.json";
const PACKAGE_SOURCES = [
  "pkg-templates",
  ".ci",
  "build/wasm",
  "docs/handoff-lint.schema.json",
  "package-lock.json",
  "Cargo.toml",
  "Cargo.lock",
];
const LICENCES = ["LICENSE-APACHE", "LICENSE-MIT"];

/** Needs setUp() to have run. */
export async function buildPackage() {
  const compiled = await unlessUpToDate("wasm", {
    product: WASM,
    stamp: fingerprint([...RUST_SOURCES, WASM_OPT], [capture(rustc(), ["-vV"]) ?? "", WASM_PACK]),
    make: compileToWasm,
  });
  if (!compiled) say("build", "the WebAssembly module is up to date");
  checkBudget();

  // Only now are the packages that this imports sure to be installed.
  const { assemblePackage, linkPackage, PACKAGE } = await import("./lib/package.mjs");
  const { generateApi } = await import("./lib/api.mjs");
  const assembled = await unlessUpToDate("package", {
    product: PACKAGE,
    stamp: fingerprint([...PACKAGE_SOURCES, ...LICENCES]),
    async make() {
      say("build", "putting the npm package together in pkg/");
      await generateApi();
      await assemblePackage();
    },
  });
  if (!assembled) say("build", "the npm package in pkg/ is up to date");
  linkPackage();
}

async function compileToWasm() {
  say("build", "compiling the core to WebAssembly");
  // "no-install": setUp() has brought all that wasm-pack would go and fetch.
  const mode = ["--mode", "no-install", "--no-pack", "--release"];
  await run("wasm-pack", ["build", "--target", "web", ...mode, "--out-dir", "build/wasm"]);
}

/** The page and the extension load the module, so its size is everybody's wait. */
function checkBudget() {
  const budget = JSON.parse(readFileSync(inRepository(".ci", "budget.json"), "utf8")).wasm;
  const module = readFileSync(WASM);
  const raw = module.length / 1024;
  const gzip = gzipSync(module, { level: 9 }).length / 1024;
  const sizes = `${raw.toFixed(0)} of ${budget.rawKilobytes} KB, ${gzip.toFixed(0)} of ${budget.gzipKilobytes} KB compressed`;
  say("build", `module size: ${sizes}`);
  if (raw > budget.rawKilobytes || gzip > budget.gzipKilobytes) {
    throw new Stop(`The module is larger than .ci/budget.json allows: ${sizes}.`);
  }
}

await runAsScript(import.meta.url, async () => {
  await setUp();
  await buildPackage();
});
