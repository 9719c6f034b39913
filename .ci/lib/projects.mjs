// @ts-check
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { inRepository, ROOT } from "./paths.mjs";
import { run } from "./process.mjs";
import { Stop } from "./say.mjs";

/** A folder of one of these, or of one in it, with a tsconfig.json is a project. */
const TYPESCRIPT = [".ci", "pkg-templates", "tests", "www", "vscode-extension"];

function typescriptProjects() {
  return TYPESCRIPT.flatMap((folder) => {
    const inside = readdirSync(inRepository(folder)).filter((name) => name !== "node_modules");
    return [folder, ...inside.map((name) => join(folder, name))];
  }).filter((folder) => existsSync(inRepository(folder, "tsconfig.json")));
}

/** The program of an npm package, run by this very Node. @param {string[]} script */
export const tool = (...script) => inRepository("node_modules", ...script);

/** Files that are checked against the built package: it has to be there. */
export async function checkTypes() {
  for (const project of typescriptProjects()) {
    await run(process.execPath, [tool("typescript", "bin", "tsc"), "-p", project]);
  }
}

/** @param {string[]} args */
export const biome = (...args) =>
  run(process.execPath, [tool("@biomejs", "biome", "bin", "biome"), ...args]);

/**
 * The test files of a folder of tests/, in order.
 * @param {string} folder
 * @returns {string[]}
 */
export function testFiles(folder) {
  const top = inRepository("tests", folder);
  if (!existsSync(top)) throw new Stop(`There is no folder tests/${folder}.`);
  return readdirSync(top)
    .sort()
    .map((name) => join(top, name))
    .flatMap((path) =>
      statSync(path).isDirectory() ? testFiles(relative(inRepository("tests"), path)) : [path],
    )
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => (path.startsWith(ROOT) ? relative(ROOT, path) : path));
}
