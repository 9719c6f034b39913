// @ts-check
// A stamp is the hash of everything that a product was made from. While it stays, so does the product.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { inRepository, ROOT } from "./paths.mjs";

/**
 * The files below these paths of the repository, in a stable order; paths that are not there are left out.
 * @param {string[]} paths
 * @returns {string[]}
 */
function filesOf(paths) {
  return paths.flatMap((path) => {
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return [path];
    return filesOf(
      readdirSync(path)
        .sort()
        .map((name) => join(path, name)),
    );
  });
}

/**
 * @param {string[]} paths files and folders of the repository
 * @param {string[]} facts what else the product depends on
 */
export function fingerprint(paths, facts = []) {
  const hash = createHash("sha256");
  for (const file of filesOf(paths.map((path) => inRepository(path)))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.update(facts.join("\0")).digest("hex");
}

/** @param {string} name */
const stampFile = (name) => inRepository("build", `${name}.stamp`);

/**
 * Makes the product unless it is there, made from the same.
 * @param {string} name
 * @param {{ product: string, stamp: string, make: () => Promise<void> }} how
 * @returns {Promise<boolean>} whether it had to be made
 */
export async function unlessUpToDate(name, { product, stamp, make }) {
  const file = stampFile(name);
  if (existsSync(product) && existsSync(file) && readFileSync(file, "utf8") === stamp) return false;
  // A build that fails half-way must not be taken for the one before it.
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  await make();
  writeFileSync(file, stamp);
  return true;
}
