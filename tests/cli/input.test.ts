import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { CONFORMING, RELATIVE_PATH } from "./documents.ts";
import { FOLDER, file, run } from "./process.ts";

function utf16(text: string, order: "le" | "be"): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
  return order === "le" ? bytes : bytes.swap16();
}

describe("what handoff-lint reads", () => {
  it("says that a file is not there", async () => {
    assert.deepEqual(await run(["check", "missing.md"]), {
      code: 2,
      stdout: "",
      stderr: "handoff-lint: missing.md: there is no such file\n",
    });
  });

  it("says that a folder is none", async () => {
    mkdirSync(join(FOLDER, "folder"));
    assert.deepEqual(await run(["check", "folder"]), {
      code: 2,
      stdout: "",
      stderr: "handoff-lint: folder: it is a folder\n",
    });
  });

  it("says that a binary file is no text", async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    assert.deepEqual(await run(["check", file("binary.bin", bytes)]), {
      code: 2,
      stdout: "",
      stderr: "handoff-lint: binary.bin: it is not text: it has NUL characters\n",
    });
  });

  it("checks the other files even so", async () => {
    const { code, stdout } = await run(["check", "missing.md", file("other.md", CONFORMING)]);
    assert.equal(code, 2);
    assert.match(stdout, /^other\.md: conforming/);
  });

  it("checks text that is not UTF-8", async () => {
    const latin1 = Buffer.from(CONFORMING.replace("flat files", "Dateien für zwei"), "latin1");
    const { code, stdout } = await run(["check", file("latin1.md", latin1)]);
    assert.equal(code, 0);
    assert.match(stdout, /^latin1\.md: conforming/);
  });

  for (const order of ["le", "be"] as const) {
    it(`reads UTF-16 ${order} with a byte order mark`, async () => {
      const { code, stdout } = await run([
        "check",
        file(`${order}.md`, utf16(RELATIVE_PATH, order)),
      ]);
      assert.equal(code, 1);
      assert.match(stdout, new RegExp(`^${order}\\.md:5:12: error: `));
    });
  }

  it("does not count a byte order mark as a column", async () => {
    const { stdout } = await run(["check", file("bom.md", "\ufeffno handoff\n")]);
    assert.match(stdout, /^bom\.md:1:1: error: /);
    assert.doesNotMatch(stdout, /feff/);
  });
});
