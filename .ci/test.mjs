// @ts-check
// Everything that has to hold, as a list of steps: all of them, or those named (`npm test -- cli page`).
// It stops at the first step that fails. The last line says how many tests passed and failed.
import { buildPackage } from "./build.mjs";
import { run } from "./lib/process.mjs";
import { biome, checkTypes, testFiles } from "./lib/projects.mjs";
import { WASM_TARGET } from "./lib/rust.mjs";
import { runAsScript, Stop, say } from "./lib/say.mjs";
import { Tally } from "./lib/tally.mjs";
import { setUp } from "./setup.mjs";

const tally = new Tally();
const onOutput = (/** @type {string} */ text) => tally.read(text);

/** @param {string[]} args */
const cargo = (...args) => run("cargo", args, { onOutput });

const DENY_WARNINGS = ["--", "-D", "warnings"];

/** The runner of these is Node's own; tsx only takes the types out. @param {string} folder */
const nodeTests = (folder) => async () => {
  const files = testFiles(folder);
  if (files.length === 0) throw new Stop(`There are no tests in tests/${folder}.`);
  const reporter = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
  await run(process.execPath, ["--import", "tsx", "--test", ...reporter, ...files], { onOutput });
};

/** `built`: it looks at the built package. @type {{ name: string, run: () => Promise<void>, built?: true }[]} */
const STEPS = [
  { name: "rustfmt", run: () => cargo("fmt", "--check") },
  { name: "clippy", run: () => cargo("clippy", "--all-targets", "--locked", ...DENY_WARNINGS) },
  {
    name: "clippy-wasm",
    run: () => cargo("clippy", "--lib", "--locked", "--target", WASM_TARGET, ...DENY_WARNINGS),
  },
  { name: "rust", run: () => cargo("test", "--locked") },
  { name: "biome", run: () => biome("check", "--error-on-warnings", ".") },
  { name: "build", run: buildPackage },
  { name: "types", run: checkTypes, built: true },
  { name: "package", run: nodeTests("package"), built: true },
  { name: "cli", run: nodeTests("cli"), built: true },
  { name: "page", run: nodeTests("page"), built: true },
  { name: "start", run: nodeTests("start"), built: true },
  { name: "extension", run: nodeTests("extension"), built: true },
];

/** @param {string[]} names */
function stepsFor(names) {
  const known = STEPS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Stop(`There is no step ${unknown.join(", ")}; the steps are ${known.join(", ")}.`);
  }
  if (names.length === 0) return STEPS;
  const chosen = STEPS.filter(({ name }) => names.includes(name));
  const needBuild = chosen.some(({ built }) => built);
  return STEPS.filter((step) => chosen.includes(step) || (needBuild && step.name === "build"));
}

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string[]} names */
async function test(names) {
  const steps = stepsFor(names);
  await setUp({ tests: true });
  for (const { name, run: runStep } of steps) {
    const start = performance.now();
    say("test", `── ${name}`);
    try {
      await runStep();
    } catch (error) {
      if (!(error instanceof Stop)) console.error(error);
      return failure(name, seconds(start), error instanceof Stop ? error.message : String(error));
    }
    say("test", `${name}: passed in ${seconds(start)}`);
  }
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  return 0;
}

/**
 * @param {string} name
 * @param {string} duration
 * @param {string} why
 */
function failure(name, duration, why) {
  console.log(`\ntest   ${name}: FAILED after ${duration}. ${why}`);
  console.log(`test   the steps after it were not run; this one alone: npm test -- ${name}`);
  // A step without a test runner, such as clippy, fails as one.
  console.log(`\n${tally.passed} passed, ${Math.max(tally.failed, 1)} failed`);
  return 1;
}

await runAsScript(import.meta.url, () => test(process.argv.slice(2)));
