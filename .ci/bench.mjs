// @ts-check
// Measures the package as its users get it. Numbers to look at; nothing here passes or fails.
import { readdirSync } from "node:fs";
import { buildPackage } from "./build.mjs";
import { inRepository } from "./lib/paths.mjs";
import { run } from "./lib/process.mjs";
import { runAsScript, say } from "./lib/say.mjs";
import { setUp } from "./setup.mjs";

await runAsScript(import.meta.url, async () => {
  await setUp();
  await buildPackage();
  const benches = readdirSync(inRepository("benches")).filter((name) => name.endsWith(".mjs"));
  for (const name of benches.sort()) {
    say("bench", name);
    await run(process.execPath, [inRepository("benches", name)]);
  }
});
