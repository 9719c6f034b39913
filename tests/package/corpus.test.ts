import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { check, detectKind } from "handoff-lint";
import { describeReport, parseFixture } from "./fixture.ts";

const FOLDER = new URL("../corpus/", import.meta.url);

/** The files of a folder of the corpus, by name. */
function filesOf(folder: string): [name: string, text: string][] {
  const names = readdirSync(new URL(folder, FOLDER)).sort();
  assert.ok(names.length > 0, `there are files in ${folder}`);
  return names.map((name) => [name, readFileSync(new URL(folder + name, FOLDER), "utf8")]);
}

const ACTIONS: Record<string, string> = { PASS: "advance", FAIL: "escalate", PARTIAL: "resume" };

describe("good handoffs", () => {
  for (const [name, text] of filesOf("good/")) {
    it(name, () => {
      const status = name.split(".").at(-2)?.toUpperCase() ?? "";
      const { diagnostics, verdict } = check(text);
      assert.deepEqual(
        diagnostics.filter(({ severity }) => severity !== "hint").map(({ message }) => message),
        [],
      );
      assert.deepEqual(
        { ...verdict, reasons: [] },
        {
          conforming: true,
          claimed: status,
          effective: status,
          action: ACTIONS[status],
          forwardable: true,
          reasons: [],
        },
      );
      assert.equal(detectKind(text), "handoff");
    });
  }
});

describe("bad handoffs", () => {
  for (const [name, text] of filesOf("bad/")) {
    it(name, () => {
      const { input, options, expected } = parseFixture(text);
      assert.deepEqual(describeReport(check(input, options), input), expected);
    });
  }
});

describe("documents that are no handoffs", () => {
  for (const [name, text] of filesOf("other/")) {
    it(name, () => {
      assert.equal(detectKind(text, `/srv/app/${name}`), undefined);
    });
  }
});
