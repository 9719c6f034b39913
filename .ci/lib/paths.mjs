// @ts-check
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string[]} parts */
export const inRepository = (...parts) => join(ROOT, ...parts);

/** Outlives a clone, so that nothing in it is fetched twice. */
export const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "handoff-lint");

export const CARGO_BIN = join(process.env.CARGO_HOME || join(homedir(), ".cargo"), "bin");

/** @param {string} name */
export const executable = (name) => (process.platform === "win32" ? `${name}.exe` : name);
