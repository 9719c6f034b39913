// @ts-check
// Formats Rust, TypeScript, JavaScript, CSS and JSON, and mends what the linter can mend safely.
import { run } from "./lib/process.mjs";
import { biome } from "./lib/projects.mjs";
import { runAsScript } from "./lib/say.mjs";
import { setUp } from "./setup.mjs";

await runAsScript(import.meta.url, async () => {
  await setUp();
  await run("cargo", ["fmt"]);
  await biome("check", "--write", ".");
});
