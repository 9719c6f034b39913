import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { publint } from "publint";
import { CONFORMING, Consumer, PRINT_ACTION } from "./consumer.ts";

describe("the packed package", () => {
  let consumer: Consumer;
  before(async () => {
    consumer = await Consumer.create();
  });

  it("has what is needed and no more", () => {
    assert.deepEqual(
      readdirSync(consumer.installed)
        .filter((name) => !name.startsWith("LICENSE"))
        .sort(),
      [
        "README.md",
        "THIRD-PARTY-LICENSES.md",
        "cli.mjs",
        "handoff-lint.schema.json",
        "handoff_lint_bg.wasm",
        "index.d.cts",
        "index.d.ts",
        "inline.cjs",
        "inline.mjs",
        "node.cjs",
        "node.mjs",
        "package.json",
        "sample-nonconforming.md",
        "sample.md",
        "web.mjs",
        "workerd.mjs",
      ],
    );
    assert.ok(readdirSync(consumer.installed).some((name) => name.startsWith("LICENSE")));
  });

  it("has the version of the crate", () => {
    const manifest = JSON.parse(readFileSync(join(consumer.installed, "package.json"), "utf8"));
    const cargo = readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8");
    assert.ok(cargo.includes(`version = "${manifest.version}"`));
  });

  it("has nothing that publint objects to", async () => {
    const { messages } = await publint({ pkgDir: consumer.installed, strict: true });
    assert.deepEqual(messages, []);
  });

  it("is synchronous on import", async () => {
    const script = `import { check } from "handoff-lint"; ${PRINT_ACTION}`;
    assert.equal(await consumer.node("import.mjs", script), "advance");
  });

  it("is synchronous on require", async () => {
    const script = `const { check } = require("handoff-lint"); ${PRINT_ACTION}`;
    assert.equal(await consumer.node("require.cjs", script), "advance");
  });

  it("carries its module in itself as handoff-lint/inline", async () => {
    const imported = `import { check } from "handoff-lint/inline"; ${PRINT_ACTION}`;
    assert.equal(await consumer.node("inline.mjs", imported), "advance");
    const required = `const { check } = require("handoff-lint/inline"); ${PRINT_ACTION}`;
    assert.equal(await consumer.node("inline.cjs", required), "advance");
  });

  it("exports the same names from every entry", async () => {
    const script = `
      const names = async (entry) => Object.keys(await import(entry)).filter((name) => !name.includes("module.exports")).sort().join();
      const [first, ...others] = await Promise.all(["handoff-lint", "handoff-lint/web", "handoff-lint/inline"].map(names));
      console.log(others.every((other) => other === first), first);
    `;
    const answer = await consumer.node("names.mjs", script);
    assert.match(answer, /^true \S*\bcheck,\S*\binit,\S*\bversion$/);
  });

  it("has an init() that does nothing where the module loads by itself", async () => {
    const script = `import { init, check } from "handoff-lint"; await init(); ${PRINT_ACTION}`;
    assert.equal(await consumer.node("init.mjs", script), "advance");
  });

  it("has the command handoff-lint", async () => {
    await consumer.write({ "handoff.md": CONFORMING });
    const command = join(consumer.folder, "node_modules", ".bin", "handoff-lint");
    const program = process.platform === "win32" ? `${command}.cmd` : command;
    const { stdout } = await consumer.run(program, "check", "handoff.md");
    assert.match(stdout, /^handoff\.md: conforming, status PASS, action advance, forwardable\n/);
  });
});

describe("handoff-lint/web", () => {
  let consumer: Consumer;
  before(async () => {
    consumer = await Consumer.create();
  });

  const LOAD = `
    import { readFileSync } from "node:fs";
    import { check, init } from "handoff-lint/web";
    const path = new URL("node_modules/handoff-lint/handoff_lint_bg.wasm", import.meta.url);
    const bytes = readFileSync(path);
  `;

  it("loads from bytes", async () => {
    assert.equal(
      await consumer.node("bytes.mjs", `${LOAD} await init(bytes); ${PRINT_ACTION}`),
      "advance",
    );
  });

  it("loads from a compiled module", async () => {
    const script = `${LOAD} await init(await WebAssembly.compile(bytes)); ${PRINT_ACTION}`;
    assert.equal(await consumer.node("compiled.mjs", script), "advance");
  });

  it("loads from a response", async () => {
    const script = `${LOAD}
      await init(new Response(bytes, { headers: { "content-type": "application/wasm" } }));
      ${PRINT_ACTION}`;
    assert.equal(await consumer.node("response.mjs", script), "advance");
  });

  it("loads once, however often it is asked to", async () => {
    const script = `${LOAD}
      let compiled = 0;
      const { instantiate } = WebAssembly;
      WebAssembly.instantiate = (...args) => {
        compiled += Number(args[0] === bytes);
        return instantiate(...args);
      };
      await Promise.all([init(bytes), init(bytes)]);
      await init();
      console.log(compiled);`;
    assert.equal(await consumer.node("once.mjs", script), "1");
  });

  it("says what to do when it is used before it is loaded", async () => {
    const script = `${LOAD}
      try { check(""); } catch (error) { console.log(error instanceof Error, error.code, error.message); }`;
    assert.equal(
      await consumer.node("early.mjs", script),
      "true not-loaded handoff-lint is not loaded: await init() before check()",
    );
  });

  it("can be loaded after a load that failed", async () => {
    const script = `${LOAD}
      const failed = await init(new Uint8Array(3)).then(() => false, () => true);
      await init(bytes);
      console.log(failed);
      ${PRINT_ACTION}`;
    assert.equal(await consumer.node("again.mjs", script), "true\nadvance");
  });
});
