// @ts-check
// What the set-up does on Debian and its children, where apt-get can bring what is missing.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEBIAN_RUST_PACKAGES } from "../versions.mjs";
import { CACHE } from "./paths.mjs";
import { capture, putFirstOnPath, run, which } from "./process.mjs";
import { canCompileToWasm, WASM_TARGET } from "./rust.mjs";
import { Stop, say } from "./say.mjs";

export function isDebian() {
  if (which("apt-get") === undefined || !existsSync("/etc/os-release")) return false;
  return /^ID(_LIKE)?=.*\bdebian\b/m.test(readFileSync("/etc/os-release", "utf8"));
}

/** The words to put before a command so that it runs as root, or undefined when we may not. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return capture("sudo", ["-n", "true"]) === undefined ? undefined : ["sudo", "-n"];
}

/** @param {string[]} command */
async function runAsRoot(...command) {
  const prefix = asRoot();
  if (prefix === undefined)
    throw new Stop(`Run this as root, then try again: ${command.join(" ")}`);
  const [program, ...args] = [...prefix, ...command];
  await run(/** @type {string} */ (program), args);
}

/** @param {string[]} packages */
export async function aptInstall(...packages) {
  const apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"];
  await runAsRoot(...apt, "update");
  await runAsRoot(...apt, "install", "-y", "--no-install-recommends", ...packages);
}

/** Both may stand on one machine: rustup's tools in ~/.cargo/bin, Debian's here. */
const DEBIAN_BIN = "/usr/bin";
const DEBIAN_RUSTC = join(DEBIAN_BIN, "rustc");
const DEBIAN_TOOLS = [
  "rustc",
  "rustdoc",
  "cargo",
  "cargo-clippy",
  "clippy-driver",
  "cargo-fmt",
  "rustfmt",
];

/** Puts Debian's Rust, able to compile to wasm32, in front of any other for all later steps. */
export async function useDebianRust() {
  const missing = DEBIAN_TOOLS.filter((tool) => !existsSync(join(DEBIAN_BIN, tool)));
  if (missing.length > 0) {
    say("setup", `Debian's Rust: installing ${DEBIAN_RUST_PACKAGES.join(" ")}`);
    await aptInstall(...DEBIAN_RUST_PACKAGES);
  }
  putFirstOnPath(linkTools());
  process.env.RUSTC = DEBIAN_RUSTC;
  if (!canCompileToWasm()) {
    say("setup", "Debian's Rust: compiling its standard library to wasm32 (about a minute)");
    await installStandardLibrary();
  }
  if (!canCompileToWasm()) throw new Stop("Debian's Rust cannot compile to wasm32.");
  say("setup", `Debian's Rust with the wasm32 target: ${capture(DEBIAN_RUSTC, ["--version"])}`);
}

/** wasm-pack asks the first `rustc` on PATH for the target; the whole of /usr/bin must not come first. */
function linkTools() {
  const folder = join(CACHE, "debian-rust");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const tool of DEBIAN_TOOLS) symlinkSync(join(DEBIAN_BIN, tool), join(folder, tool));
  return folder;
}

/** Debian ships the library's source only: compile it once and put it where rustc looks for it. */
async function installStandardLibrary() {
  const crate = mkdtempSync(join(tmpdir(), "handoff-lint-std-"));
  mkdirSync(join(crate, "src"));
  writeFileSync(join(crate, "Cargo.toml"), '[package]\nname = "empty"\nedition = "2024"\n');
  writeFileSync(join(crate, "src", "lib.rs"), "");
  const build = ["build", "--release", "-Zbuild-std=std,panic_abort", "--target", WASM_TARGET];
  // `-Z` is for nightly compilers; this variable, for this one run, makes a stable one take it.
  await run("cargo", build, { cwd: crate, env: { RUSTC_BOOTSTRAP: "1" } });

  const compiled = join(crate, "target", WASM_TARGET, "release", "deps");
  const staged = join(crate, "lib");
  for (const file of readdirSync(compiled)) {
    if (file.endsWith(".rlib") && !file.startsWith("libempty")) {
      cpSync(join(compiled, file), join(staged, file));
    }
  }
  const destination = `/usr/lib/rustlib/${WASM_TARGET}/lib`;
  await runAsRoot("rm", "-rf", destination);
  await runAsRoot("mkdir", "-p", destination);
  await runAsRoot("cp", "-r", `${staged}/.`, destination);
  rmSync(crate, { recursive: true, force: true });
}
