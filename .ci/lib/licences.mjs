// @ts-check
// The notices that the licences of the code inside the package ask for.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRepository } from "./paths.mjs";
import { capture } from "./process.mjs";
import { WASM_TARGET } from "./rust.mjs";
import { Stop } from "./say.mjs";

/** @typedef {{ name: string, version: string, folder: string, license: string }} Component */

/**
 * @param {string[]} bundled the files that went into the bundles, as paths in the repository
 */
export function thirdPartyLicences(bundled) {
  return [
    "# Licences of the code in this package that is by others\n",
    ...crates().map((crate) => notice(crate, "in handoff_lint_bg.wasm")),
    ...npmPackages(bundled).map((component) => notice(component, "in cli.mjs")),
  ].join("\n");
}

/**
 * @param {Component} component
 * @param {string} place
 */
function notice({ name, version, folder, license }, place) {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying)/i.test(file));
  // Of two licences to choose from, the one that asks for less text.
  const file = files.find((name) => /mit/i.test(name)) ?? files[0];
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  return `## ${name} ${version}, ${place} (${license})\n${text}`;
}

/**
 * @param {string[]} bundled
 * @returns {Component[]}
 */
function npmPackages(bundled) {
  const folders = bundled.flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
  return [...new Set(folders)].sort().map((path) => {
    const folder = inRepository(path);
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    return { name, version, license, folder };
  });
}

/**
 * What `cargo metadata` tells, as far as it is used here.
 * @typedef {object} Metadata
 * @property {{ id: string, name: string, version: string, license: string | null, manifest_path: string, targets: { kind: string[] }[] }[]} packages
 * @property {{ root: string, nodes: { id: string, deps: { pkg: string, dep_kinds: { kind: string | null }[] }[] }[] }} resolve
 */

/**
 * The crates that are compiled into the module: no build script, no macro, no tool of the tests.
 * @returns {Component[]}
 */
function crates() {
  const args = ["metadata", "--format-version", "1", "--locked", "--filter-platform", WASM_TARGET];
  const answer = capture("cargo", args);
  if (answer === undefined) throw new Stop(`"cargo ${args.join(" ")}" fails.`);
  /** @type {Metadata} */
  const { packages, resolve } = JSON.parse(answer);
  const isMacro = (/** @type {Metadata["packages"][number]} */ { targets }) =>
    targets.some(({ kind }) => kind.includes("proc-macro"));
  const byId = new Map(packages.map((each) => [each.id, each]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));

  /** @type {Set<string>} */
  const reached = new Set();
  const visit = (/** @type {string} */ id) => {
    const crate = byId.get(id);
    if (crate === undefined || reached.has(id) || isMacro(crate)) return;
    reached.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id)?.deps ?? []) {
      if (dep_kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  visit(resolve.root);
  reached.delete(resolve.root);
  return packages
    .filter(({ id }) => reached.has(id))
    .map(({ name, version, license, manifest_path }) => ({
      name,
      version,
      license: license ?? "see the crate",
      folder: dirname(manifest_path),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
