import assert from "node:assert/strict";
import { chmodSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { CONFORMING, handoff, RELATIVE_PATH } from "./documents.ts";
import { FOLDER, file, run } from "./process.ts";

const DECORATED = CONFORMING.replace("\nPASS\n", "\n✅ **pass**\n");
const content = (name: string) => readFileSync(join(FOLDER, name), "utf8");

describe("handoff-lint fix", () => {
  it("applies the safe fixes to the file and ends with 0", async () => {
    const name = file("decorated.md", DECORATED);
    assert.deepEqual(await run(["fix", name]), {
      code: 0,
      stdout: "",
      stderr: "decorated.md: 1 safe fix applied, 0 errors left\n",
    });
    assert.equal(content(name), CONFORMING);
  });

  it("joins paths to the workspace root", async () => {
    const name = file("relative-fix.md", RELATIVE_PATH);
    const { code } = await run(["fix", "--workspace-root", "/srv/app", name]);
    assert.equal(code, 0);
    assert.match(content(name), /^- Created: \/srv\/app\/src\/store\.ts$/m);
  });

  it("leaves to the author what makes a claim, and ends with 1", async () => {
    const text = handoff({ deferred: "- Add caching layer -- not in current plan scope" });
    const name = file("claim.md", text);
    assert.deepEqual(await run(["fix", name]), {
      code: 1,
      stdout: "",
      stderr: "claim.md: 0 safe fixes applied, 1 error left\n",
    });
    assert.equal(content(name), text);
  });

  it("writes nothing in a dry run", async () => {
    const name = file("dry.md", DECORATED);
    const { stderr } = await run(["fix", "--dry-run", name]);
    assert.equal(stderr, "dry.md: 1 safe fix would be applied, 0 errors left\n");
    assert.equal(content(name), DECORATED);
  });

  it("mends standard input to standard output", async () => {
    const { code, stdout } = await run(["fix", "-"], { stdin: DECORATED });
    assert.deepEqual({ code, stdout }, { code: 0, stdout: CONFORMING });
  });

  it("keeps line breaks, the byte order mark and the permissions", async () => {
    const name = file("crlf.md", `\uFEFF${DECORATED.replaceAll("\n", "\r\n")}`);
    chmodSync(join(FOLDER, name), 0o640);
    await run(["fix", name]);
    assert.equal(content(name), `\uFEFF${CONFORMING.replaceAll("\n", "\r\n")}`);
    assert.equal(statSync(join(FOLDER, name)).mode & 0o777, 0o640);
  });

  it("leaves a file alone that is not UTF-8", async () => {
    const bytes = Buffer.concat([Buffer.from(DECORATED), Buffer.from([0xff])]);
    const name = file("latin.md", bytes);
    const { code, stderr } = await run(["fix", name]);
    assert.equal(code, 2);
    assert.equal(stderr, "handoff-lint: latin.md: it is not UTF-8, or was changed meanwhile\n");
    assert.deepEqual(readFileSync(join(FOLDER, name)), bytes);
  });

  it("wants to know what to fix", async () => {
    assert.equal((await run(["fix"])).code, 2);
    assert.equal((await run(["fix", "missing.md"])).code, 2);
  });
});
