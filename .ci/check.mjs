// @ts-check
// The quick part of the tests: formatting, lints and types. No test is run.
import { buildPackage } from "./build.mjs";
import { run } from "./lib/process.mjs";
import { biome, checkTypes } from "./lib/projects.mjs";
import { runAsScript } from "./lib/say.mjs";
import { setUp } from "./setup.mjs";

await runAsScript(import.meta.url, async () => {
  await setUp();
  await run("cargo", ["fmt", "--check"]);
  await biome("check", "--error-on-warnings", ".");
  await run("cargo", ["clippy", "--all-targets", "--locked", "--", "-D", "warnings"]);
  await buildPackage();
  await checkTypes();
});
