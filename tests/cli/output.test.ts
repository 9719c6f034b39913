import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, it } from "node:test";
import { Style } from "../../pkg-templates/src/cli/style.ts";
import { handoff, RELATIVE_PATH } from "./documents.ts";
import { ended, file, run, start } from "./process.ts";

const ESCAPE = "\u001b[";

describe("colours", () => {
  file("colour.md", RELATIVE_PATH);
  const stdout = async (env: Record<string, string>) =>
    (await run(["check", "colour.md"], { env })).stdout;

  it("are not for pipes", async () => {
    assert.ok(!(await stdout({})).includes(ESCAPE));
  });

  it("can be forced, and change nothing but the colour", async () => {
    const coloured = await stdout({ FORCE_COLOR: "1" });
    assert.ok(coloured.includes(`${ESCAPE}31;1merror${ESCAPE}0m`));
    const escapes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");
    assert.equal(coloured.replaceAll(escapes, ""), await stdout({}));
  });

  it("stay away where FORCE_COLOR is 0", async () => {
    assert.ok(!(await stdout({ FORCE_COLOR: "0" })).includes(ESCAPE));
  });

  const terminals: [string, Record<string, string>, boolean][] = [
    ["are for terminals", {}, true],
    ["stay away with NO_COLOR", { NO_COLOR: "1" }, false],
    ["are not refused by an empty NO_COLOR", { NO_COLOR: "" }, true],
    ["are forced against NO_COLOR", { NO_COLOR: "1", FORCE_COLOR: "1" }, true],
    ["stay away from a dumb terminal", { TERM: "dumb" }, false],
  ];
  for (const [what, env, coloured] of terminals) {
    it(what, () => {
      const painted = Style.for({ isTTY: true }, { TERM: "xterm", ...env }).paint("x", "red");
      assert.equal(painted !== "x", coloured);
    });
  }
});

describe("a large answer", () => {
  const lines = Array.from({ length: 400 }, (_, n) => `- Created: src/file-${n}.ts`);
  file("large.md", handoff({ artifacts: lines.join("\n") }));
  // Several times what fits into a pipe.
  const names = Array.from({ length: 10 }, () => "large.md");

  it("reaches a slow reader whole", async () => {
    const child = start(["check", ...names]);
    assert.ok(child.stdout);
    // Left unread for so long that the pipe is full.
    await once(child.stdout, "readable");
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { code, stdout, stderr } = await ended(child);
    assert.deepEqual({ code, stderr }, { code: 1, stderr: "" });
    assert.equal(stdout.match(/: error: /g)?.length, names.length * lines.length);
    assert.equal(stdout.match(/^large\.md: not conforming/gm)?.length, names.length);
  });

  it("is whole as JSON", async () => {
    const { stdout } = await run(["check", "--format", "json", ...names]);
    const counts = JSON.parse(stdout).map(
      ({ report }: { report: { diagnostics: unknown[] } }) => report.diagnostics.length,
    );
    assert.deepEqual(
      counts,
      names.map(() => lines.length),
    );
  });

  it("may be left unread", async () => {
    const child = start(["check", ...names]);
    child.stdout?.once("data", () => child.stdout?.destroy());
    const { code, stderr } = await ended(child);
    assert.deepEqual({ code, stderr }, { code: 1, stderr: "" });
  });
});

describe("what a terminal would act on", () => {
  it("is spelt out, wherever it comes from", async () => {
    const text = handoff({ artifacts: "- Created: src/\u001b[31m\u202egnp.ts\u0007" });
    const { stdout } = await run(["check", file("hostile.md", text)]);
    assert.match(stdout, /Created: src\/\\u\{1b\}\[31m\\u\{202e\}gnp\.ts\\u\{7\}$/m);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    assert.doesNotMatch(stdout, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  it("is spelt out in the names of files", async () => {
    const { stderr } = await run(["check", "\u001b]0;title\u0007.md"]);
    assert.equal(stderr, "handoff-lint: \\u{1b}]0;title\\u{7}.md: there is no such file\n");
  });
});
