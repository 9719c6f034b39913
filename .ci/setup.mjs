// @ts-check
// Finds what building needs, gets what is missing where that can be done, and says so, a line each.
// Where it cannot, it stops and names what to install. Nothing that is there is fetched again.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDebian, useDebianRust } from "./lib/debian.mjs";
import { provideNpmDependencies } from "./lib/dependencies.mjs";
import { CACHE, CARGO_BIN, executable, inRepository } from "./lib/paths.mjs";
import { capture, putFirstOnPath, run, status, which } from "./lib/process.mjs";
import { canCompileToWasm, rustc, WASM_TARGET } from "./lib/rust.mjs";
import { runAsScript, Stop, say } from "./lib/say.mjs";
import { NODE_MINIMUM, WASM_PACK, wasmBindgenVersion } from "./versions.mjs";

/**
 * Leaves this process's environment such that every later step finds the tools.
 * @param {{ tests?: boolean }} [options] `tests`: also what only the tests need
 */
export async function setUp({ tests = false } = {}) {
  checkNode();
  await provideRust();
  await provideNpmDependencies();
  await provideCargoTool("wasm-bindgen", "wasm-bindgen-cli", wasmBindgenVersion(), []);
  await provideCargoTool("wasm-pack", "wasm-pack", WASM_PACK, ["--locked"]);
  putFirstOnPath(inRepository("node_modules", ".bin"));
  if (tests) await provideTestTools();
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = NODE_MINIMUM.split(".").map(Number);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    throw new Stop(
      `This is Node ${process.versions.node}; ${NODE_MINIMUM} or later is needed: https://nodejs.org`,
    );
  }
  say("setup", `Node: found ${process.versions.node}`);
}

async function provideRust() {
  // A shell that was open while rustup was installed does not have its folder on PATH yet.
  if (which("cargo") === undefined && existsSync(CARGO_BIN)) putFirstOnPath(CARGO_BIN);
  if (process.env.HANDOFF_LINT_RUST === "debian") return useDebianRust();
  if (which("cargo") === undefined) {
    throw new Stop("Rust is not installed. Get it from https://rustup.rs, then try again.");
  }
  await provideToolchain();
  await provideWasmTarget();
}

/** rust-toolchain.toml may name a toolchain that rustup does not have and does not fetch by itself. */
async function provideToolchain() {
  if (capture(rustc(), ["--version"]) === undefined && which("rustup") !== undefined) {
    say("setup", "Rust: installing the toolchain of rust-toolchain.toml");
    await run("rustup", ["toolchain", "install"]);
  }
  const version = capture(rustc(), ["--version"]);
  if (version === undefined) throw new Stop(`"${rustc()} --version" fails. See https://rustup.rs`);
  say("setup", `Rust: found ${version}`);
}

async function provideWasmTarget() {
  if (canCompileToWasm()) {
    say("setup", "wasm32 target: found");
    return;
  }
  if (which("rustup") !== undefined) {
    say("setup", "wasm32 target: installing it with rustup");
    await status("rustup", ["target", "add", WASM_TARGET]);
    if (canCompileToWasm()) return;
  }
  if (isDebian()) {
    say("setup", "wasm32 target: rustup cannot add it, so Debian's Rust is used");
    return useDebianRust();
  }
  throw new Stop(`Rust cannot compile to ${WASM_TARGET}. Run: rustup target add ${WASM_TARGET}`);
}

/** Ours, for a version that would otherwise replace the one that somebody keeps in the cargo bin folder. */
const OWN_CARGO_ROOT = join(CACHE, "cargo");

/**
 * @param {string} program
 * @param {string} crate
 * @param {string} version
 * @param {string[]} flags
 */
async function provideCargoTool(program, crate, version, flags) {
  const ownBin = join(OWN_CARGO_ROOT, "bin");
  const places = [
    which(program),
    join(CARGO_BIN, executable(program)),
    join(ownBin, executable(program)),
  ];
  const versions = places.map((path) => path && capture(path, ["--version"])?.split(" ")[1]);
  const index = versions.indexOf(version);
  if (index === 1) putFirstOnPath(CARGO_BIN);
  if (index === 2) putFirstOnPath(ownBin);
  if (index !== -1) {
    say("setup", `${program}: found ${version}`);
    return;
  }
  const other = versions.find((found) => found);
  say(
    "setup",
    `${program}: installing ${version} (some minutes)${other ? `, leaving ${other}` : ""}`,
  );
  const root = other ? ["--root", OWN_CARGO_ROOT] : [];
  await run("cargo", ["install", crate, "--version", version, ...flags, ...root]);
  putFirstOnPath(other ? ownBin : CARGO_BIN);
}

async function provideTestTools() {
  for (const [component, command] of [
    ["rustfmt", "fmt"],
    ["clippy", "clippy"],
  ]) {
    if (capture("cargo", [String(command), "--version"]) !== undefined) continue;
    say("setup", `${component}: installing it with rustup`);
    await run("rustup", ["component", "add", String(component)]);
  }
  const { provideChromium } = await import("./lib/chromium.mjs");
  await provideChromium();
}

await runAsScript(import.meta.url, () => setUp({ tests: process.argv.includes("--tests") }));
