// @ts-check
// Every version that this project pins and that no manifest of a package manager pins already.
import { readFileSync } from "node:fs";
import { inRepository } from "./lib/paths.mjs";

/** vite 8 and `require` of an ES module both need this one. */
export const NODE_MINIMUM = "20.19.0";

export const WASM_PACK = "0.15.1";

/** Debian's Rust, used where rustup cannot add the wasm32 target; lld has to match its LLVM. */
export const DEBIAN_RUST_PACKAGES = [
  "rustc-web",
  "cargo-web",
  "rust-web-src",
  "rust-web-llvm",
  "rust-web-clippy",
  "rustfmt-web",
  "lld-22",
];

/** The runtimes and bundlers that the package tests run in; too large to be dev dependencies. */
export const RUNTIMES = { deno: "2.9.6", bun: "1.4.5", workerd: "1.20261117.1" };
/** Looks at the types as every way of resolving them does; brings a compiler of its own. */
export const TYPE_CHECKER = { "@arethetypeswrong/core": "0.18.5" };
export const BUNDLERS = { webpack: "5.113.0", rollup: "4.68.8" };

/** The command line tool has to equal the library, so Cargo.lock is the only place that says it. */
export function wasmBindgenVersion() {
  const lock = readFileSync(inRepository("Cargo.lock"), "utf8");
  const version = /^name = "wasm-bindgen"\r?\nversion = "([^"]+)"/m.exec(lock)?.[1];
  if (version === undefined) throw new Error("Cargo.lock names no wasm-bindgen");
  return version;
}

/** The crate's version is the package's version. */
export function crateVersion() {
  const manifest = readFileSync(inRepository("Cargo.toml"), "utf8");
  const version = /^\[package\][^[]*?^version = "([^"]+)"/ms.exec(manifest)?.[1];
  if (version === undefined) throw new Error("Cargo.toml names no version");
  return version;
}
