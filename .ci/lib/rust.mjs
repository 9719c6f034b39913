// @ts-check
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "./process.mjs";

export const WASM_TARGET = "wasm32-unknown-unknown";

export const rustc = () => process.env.RUSTC || "rustc";

/** Asks by compiling: a folder of libraries may be there and belong to another compiler. */
export function canCompileToWasm() {
  const folder = mkdtempSync(join(tmpdir(), "handoff-lint-probe-"));
  const args = [
    "--target",
    WASM_TARGET,
    "--crate-type=lib",
    "--emit=metadata",
    "--out-dir",
    folder,
    "-",
  ];
  const compiled = capture(rustc(), args, { input: "pub fn probe() -> String { String::new() }" });
  rmSync(folder, { recursive: true, force: true });
  return compiled !== undefined;
}
