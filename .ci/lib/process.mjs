// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { ROOT } from "./paths.mjs";
import { Stop } from "./say.mjs";

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the repository by default
 * @property {Record<string, string>} [env] added to the environment
 * @property {(text: string) => void} [onOutput] sees what is printed, as it is printed
 */

/**
 * Runs a command in front of the reader and answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function status(command, args, { cwd = ROOT, env = {}, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", onOutput ? "pipe" : "inherit", onOutput ? "pipe" : "inherit"],
      // Node refuses to start npm.cmd and its like without a shell.
      shell: process.platform === "win32" && command.endsWith(".cmd"),
    });
    if (onOutput) {
      const streams = /** @type {const} */ ([
        [child.stdout, process.stdout],
        [child.stderr, process.stderr],
      ]);
      for (const [from, to] of streams) {
        from?.setEncoding("utf8").on("data", (text) => {
          to.write(text);
          onOutput(text);
        });
      }
    }
    child.on("error", ({ message }) => reject(new Stop(`"${command}" cannot be run: ${message}`)));
    child.on("close", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function run(command, args, options) {
  const code = await status(command, args, options);
  if (code !== 0) throw new Stop(`"${[command, ...args].join(" ")}" ended with exit code ${code}.`);
}

/**
 * What a command prints, or undefined when it cannot be run or fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, input?: string }} [options]
 */
export function capture(command, args, { cwd = ROOT, input } = {}) {
  const options = { cwd, encoding: /** @type {const} */ ("utf8"), maxBuffer: 2 ** 28 };
  const result = spawnSync(command, args, input ? { ...options, input } : options);
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/**
 * The path of a program on PATH, as the system would find it.
 * @param {string} name
 */
export function which(name) {
  const endings =
    process.platform === "win32" ? (process.env.PATHEXT ?? ".EXE;.CMD").split(";") : [""];
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const ending of endings) {
      const path = join(folder, name + ending);
      if (folder !== "" && isExecutable(path)) return path;
    }
  }
  return undefined;
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {string} folder */
export function putFirstOnPath(folder) {
  const others = (process.env.PATH ?? "").split(delimiter).filter((entry) => entry !== folder);
  process.env.PATH = [folder, ...others].join(delimiter);
}

/**
 * npm as a script of this very Node, so that no shell is between.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const beside = join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js");
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return run(process.execPath, [script, ...args], options);
  if (process.platform === "win32") return run(process.execPath, [beside, ...args], options);
  return run("npm", args, options);
}
