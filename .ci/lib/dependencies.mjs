// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE, inRepository } from "./paths.mjs";
import { npm } from "./process.mjs";
import { say } from "./say.mjs";

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, extraneous?: boolean }} LockedPackage */

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
const lockedPackages = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

/** npm keeps a list of what it put into node_modules; the lock file is met when both say the same. */
function isInstalled() {
  const listed = inRepository("node_modules", ".package-lock.json");
  if (!existsSync(listed)) return false;
  const wanted = lockedPackages(inRepository("package-lock.json"));
  const present = lockedPackages(listed);
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith("node_modules/") && !path.includes("/node_modules/")) return true;
    const installed = present[path];
    // An optional package is for another platform, or it is there in the version that was locked.
    if (installed === undefined) return optional === true;
    return link === true || installed.version === version;
  });
}

export async function provideNpmDependencies() {
  if (isInstalled()) {
    say("setup", "npm dependencies: found, as package-lock.json has them");
    return;
  }
  say("setup", "npm dependencies: installing what package-lock.json has");
  // No package here needs its install script, and one that is not run can do no harm.
  await npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
}

/**
 * A folder with these npm packages in it, outside the clone and filled once.
 * @param {string} name
 * @param {Record<string, string>} packages name and exact version
 */
export async function provideToolbox(name, packages) {
  const folder = join(CACHE, name);
  const manifest = `${JSON.stringify({ private: true, dependencies: packages }, null, 2)}\n`;
  const record = join(folder, "installed.json");
  if (existsSync(record) && readFileSync(record, "utf8") === manifest) return folder;
  const list = Object.entries(packages).map((entry) => entry.join("@"));
  say("setup", `${name}: installing ${list.join(" ")} into ${folder}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), manifest);
  await npm(["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"], {
    cwd: folder,
  });
  writeFileSync(record, manifest);
  return folder;
}
