import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { check, type Position } from "handoff-lint";
import { describeReport, parseFixture } from "./fixture.ts";

const FOLDER = new URL("../fixtures/", import.meta.url);

/** Counted here once more, so that a range and its offsets cannot be wrong together. */
function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\r(?!\n)|\n/);
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

describe("fixtures", () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
  assert.notEqual(names.length, 0, "there are fixtures");
  for (const name of names.sort()) {
    it(name, () => {
      const fixture = parseFixture(readFileSync(new URL(name, FOLDER), "utf8"));
      const report = check(fixture.input, fixture.options);
      assert.deepEqual(describeReport(report, fixture.input), fixture.expected);

      // The first line is the verdict's.
      const wanted = fixture.messages.slice(1);
      report.diagnostics.forEach((found, index) => {
        assert.ok(
          found.message.includes(wanted[index] ?? ""),
          `${found.message} ⊉ ${wanted[index]}`,
        );
        assert.deepEqual(found.range.start, positionAt(fixture.input, found.start));
        assert.deepEqual(found.range.end, positionAt(fixture.input, found.end));
      });
    });
  }
});
