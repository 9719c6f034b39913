import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import {
  type CheckOptions,
  check,
  type Diagnostic,
  onStop,
  renderHandoff,
  type Verdict,
} from "handoff-lint";

interface Case {
  readonly id: string;
  readonly fault: string;
  readonly kind: string;
  readonly options: CheckOptions;
  readonly input: string;
  readonly expect: readonly { code: string; severity: string }[];
  readonly verdict: { readonly conforming: boolean | null };
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../cases/${name}`, import.meta.url), "utf8"));
const { cases } = read("field-cases.json") as { cases: readonly Case[] };
/** The cases that nothing answers yet, each with the reason. The test of the core reads the same list. */
const notCovered = read("not-covered.json") as Readonly<Record<string, string>>;

const covered = cases.filter(({ id }) => notCovered[id] === undefined);

/** Puts together what must not stand in a file: tokens, and names of commits and digests. */
function filled(template: string): string {
  const cycle = (alphabet: string, length: number) =>
    Array.from({ length }, (_, n) => alphabet[(n * 7) % alphabet.length]).join("");
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const digits = "0123456789abcdef";
  const blanks: Readonly<Record<string, string>> = {
    GHP: ["ghp", cycle(letters, 36)].join("_"),
    OPAQUE40: cycle(letters, 40),
    OPAQUE24: cycle(letters, 24),
    HEX64: cycle(digits, 64),
    SHA40: cycle(digits, 40),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => blanks[name] ?? blank);
}

interface Answer {
  readonly diagnostics: readonly Diagnostic[];
  readonly verdict?: Verdict | undefined;
}

function answerTo({ kind, input, options }: Case): Answer {
  if (kind !== "adapter:claude-code") return check(filled(input), options);
  return onStop(JSON.parse(filled(input)) as object);
}

describe("field cases", () => {
  assert.notEqual(covered.length, 0, "there are cases");
  for (const each of covered) {
    it(`${each.id}: ${each.fault}`, () => {
      const { diagnostics, verdict } = answerTo(each);
      const found = diagnostics.map(({ code, severity }) => `${severity} ${code}`);
      const wanted = each.expect.map(({ code, severity }) => `${severity} ${code}`);
      assert.deepEqual(
        wanted.filter((line) => !found.includes(line)),
        [],
        "all that is expected is reported",
      );
      const loud = each.expect.length === 0 ? "" : "error ";
      const unexpected = diagnostics.filter(
        ({ code }) => !each.expect.some((expected) => expected.code === code),
      );
      assert.deepEqual(
        unexpected
          .map(({ code, severity }) => `${severity} ${code}`)
          .filter((line) => line.startsWith(loud)),
        [],
        "nothing else is",
      );
      if (each.verdict.conforming === null) return;
      assert.deepEqual(verdict && { ...verdict, reasons: [] }, {
        claimed: null,
        ...each.verdict,
        reasons: [],
      });
    });
  }

  it("can be rendered and read again", () => {
    for (const { id, input } of covered.filter(({ kind }) => kind !== "adapter:claude-code")) {
      const { handoff, diagnostics } = check(filled(input));
      if (handoff === undefined) {
        assert.ok(
          diagnostics.some(({ code }) => code === "handoff/absent"),
          id,
        );
        continue;
      }
      // The blanks of a template are no data.
      if (diagnostics.some(({ code }) => code === "placeholder/unfilled")) continue;
      const rendered = renderHandoff(handoff);
      const again = check(rendered).handoff;
      assert.ok(again !== undefined, id);
      assert.equal(renderHandoff(again), rendered, id);
    }
  });
});
