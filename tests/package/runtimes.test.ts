import assert from "node:assert/strict";
import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { build } from "esbuild";
import { provideToolbox } from "../../.ci/lib/dependencies.mjs";
import { isExecutable } from "../../.ci/lib/process.mjs";
import { RUNTIMES } from "../../.ci/versions.mjs";
import { Consumer, PRINT_ACTION } from "./consumer.ts";

const ENTRIES = ["handoff-lint", "handoff-lint/inline"];

describe("other runtimes than Node", () => {
  let consumer: Consumer;
  let toolbox: string;
  before(async () => {
    toolbox = await provideToolbox("runtimes", RUNTIMES);
    consumer = await Consumer.create();
  });

  /** npm installs the program for this platform only, in a package named after it. */
  async function program(scope: string, name: string): Promise<string> {
    const folder = join(toolbox, "node_modules", scope);
    for (const platform of await readdir(folder)) {
      for (const path of [join(folder, platform, name), join(folder, platform, "bin", name)]) {
        for (const file of [path, `${path}.exe`]) if (isExecutable(file)) return file;
      }
    }
    throw new Error(`no ${name} in ${folder}`);
  }

  for (const entry of ENTRIES) {
    it(`Deno runs ${entry}`, async () => {
      await consumer.write({ "deno.mjs": `import { check } from "${entry}"; ${PRINT_ACTION}` });
      const deno = await program("@deno", "deno");
      const args = ["run", "--allow-read", "--no-remote", "--node-modules-dir=manual", "deno.mjs"];
      assert.equal((await consumer.run(deno, ...args)).stdout, "advance\n");
    });

    it(`Bun runs ${entry}`, async () => {
      await consumer.write({ "bun.mjs": `import { check } from "${entry}"; ${PRINT_ACTION}` });
      const bun = await program("@oven", "bun");
      assert.equal((await consumer.run(bun, "bun.mjs")).stdout, "advance\n");
    });
  }

  it("workerd runs handoff-lint, bundled", async () => {
    await consumer.write({
      "worker.mjs": `import { check } from "handoff-lint";
        export default { test() { ${PRINT_ACTION} } };`,
      "config.capnp": `using Workerd = import "/workerd/workerd.capnp";
        const config :Workerd.Config = (services = [(name = "main", worker = .worker)]);
        const worker :Workerd.Worker = (
          compatibilityDate = "2025-01-01",
          modules = [
            (name = "worker.js", esModule = embed "dist/worker.js"),
            (name = "handoff_lint_bg.wasm", wasm = embed "dist/handoff_lint_bg.wasm"),
          ],
        );`,
    });
    await build({
      absWorkingDir: consumer.folder,
      entryPoints: ["worker.mjs"],
      outfile: "dist/worker.js",
      bundle: true,
      format: "esm",
      conditions: ["workerd", "worker", "browser"],
      external: ["*.wasm"],
    });
    await copyFile(
      join(consumer.installed, "handoff_lint_bg.wasm"),
      join(consumer.folder, "dist", "handoff_lint_bg.wasm"),
    );
    const workerd = await program("@cloudflare", "workerd");
    const { stdout, stderr } = await consumer.run(workerd, "test", "config.capnp");
    assert.match(stdout + stderr, /advance/);
  });
});
