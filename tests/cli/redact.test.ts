import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { handoff } from "./documents.ts";
import { FOLDER, file, run } from "./process.ts";

/** Put together at run time, so that no file holds what looks like a live token. */
const BODY = Array.from({ length: 36 }, (_, n) => "Zk4Rq9TnWb2Lx7Vc"[(n * 5) % 16]).join("");
const TOKEN = ["ghp", BODY].join("_");
const MARK = "[REDACTED:github-token]";
const NOTE = `Pushed with ${TOKEN}, then stopped.\r\n`;
const content = (name: string) => readFileSync(join(FOLDER, name), "utf8");

describe("handoff-lint redact", () => {
  it("prints the redacted text and leaves the file alone", async () => {
    const name = file("note.md", NOTE);
    assert.deepEqual(await run(["redact", name]), {
      code: 0,
      stdout: NOTE.replace(TOKEN, MARK),
      stderr: "note.md: redacted 1 github-token\n",
    });
    assert.equal(content(name), NOTE);
  });

  it("reads standard input where no file is named", async () => {
    const { code, stdout } = await run(["redact"], { stdin: NOTE });
    assert.deepEqual({ code, stdout }, { code: 0, stdout: NOTE.replace(TOKEN, MARK) });
  });

  it("writes into the file, and once more changes nothing", async () => {
    const name = file("written.md", `\uFEFF${NOTE}`);
    assert.deepEqual(await run(["redact", "--write", name]), {
      code: 0,
      stdout: "",
      stderr: "written.md: redacted 1 github-token\n",
    });
    assert.equal(content(name), `\uFEFF${NOTE.replace(TOKEN, MARK)}`);
    const again = await run(["redact", "-w", name]);
    assert.equal(again.stderr, "written.md: nothing to redact\n");
  });

  it("reports what it redacted and where, and never the value", async () => {
    const name = file("reported.md", NOTE);
    const { code, stdout } = await run(["redact", "--report", "json", name]);
    const start = NOTE.indexOf(TOKEN);
    const [answer] = JSON.parse(stdout) as [{ file: string; redactions: { start: number }[] }];
    assert.equal(code, 0);
    assert.equal(answer.file, name);
    assert.deepEqual(
      answer.redactions.map(({ start }) => start),
      [start],
    );
    assert.equal(stdout.includes(BODY.slice(0, 6)), false);
  });

  it("heeds what the configuration allows and switches off", async () => {
    const text = `mail jane.roe@acme-corp.io, key ${TOKEN}\n`;
    file("own.yaml", "pii:\n  email: off\nallow:\n  - value: ghp_*\n    reason: of the test\n");
    const name = file("allowed.md", text);
    assert.equal((await run(["redact", "--config", "own.yaml", name])).stdout, text);
  });

  it("says what is wrong with a configuration, and ends with 2", async () => {
    file("wrong.yaml", "pii: 12\n");
    const { code, stderr } = await run(["redact", "--config", "wrong.yaml", file("any.md", NOTE)]);
    assert.equal(code, 2);
    assert.match(stderr, /^handoff-lint: any\.md: wrong\.yaml:1:6: /);
  });

  const wrong: Record<string, readonly string[]> = {
    "a report of another form": ["redact", "--report", "xml", "note.md"],
    "standard input that is to be written": ["redact", "--write", "-"],
  };
  for (const [name, args] of Object.entries(wrong)) {
    it(`refuses ${name}`, async () => {
      assert.equal((await run(args, { stdin: NOTE })).code, 2);
    });
  }

  it("ends with 2 for a file that is not there, and redacts the others", async () => {
    const name = file("other.md", NOTE);
    const { code, stdout } = await run(["redact", "nowhere.md", name]);
    assert.deepEqual({ code, stdout }, { code: 2, stdout: NOTE.replace(TOKEN, MARK) });
  });
});

describe("a secret in a handoff", () => {
  const text = handoff({ evidence: `- Called the API with ${TOKEN}: 12 passed, 0 failed` });

  for (const args of [["check"], ["check", "--format", "json"], ["fix", "--dry-run"]]) {
    it(`is not in the output of ${args.join(" ")}`, async () => {
      const name = file("secret.md", text);
      const { stdout, stderr } = await run([...args, name]);
      for (let at = 0; at + 6 <= BODY.length; at++) {
        assert.equal((stdout + stderr).includes(BODY.slice(at, at + 6)), false);
      }
    });
  }

  it("is reported with its place", async () => {
    const { code, stdout } = await run(["check", file("secret.md", text)]);
    assert.equal(code, 1);
    assert.match(stdout, /error: .*\[secret\/github-token\]/);
  });
});
