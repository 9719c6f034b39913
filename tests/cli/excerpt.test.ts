import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { excerpt } from "../../pkg-templates/src/cli/excerpt.ts";
import { printable } from "../../pkg-templates/src/cli/printable.ts";

/** The excerpt of the passage between » and «, a source line and its marks by turns. */
function show(marked: string): string[] {
  const start = marked.indexOf("»");
  const end = marked.indexOf("«") - 1;
  const text = marked.replace(/[»«]/g, "");
  const before = text.slice(0, start).split(/\r\n|\r|\n/);
  const lines = excerpt(text, { start, end }, before.length, before.at(-1)?.length ?? 0);
  return lines.flatMap(({ number, text, marks }) => [`${number ?? "-"}: ${text}`, marks]);
}

describe("the marks under a line", () => {
  const cases: [string, string, string[]][] = [
    ["stand under what is flagged", "a »bc« d", ["1: a bc d", "  ^^"]],
    ["are one for an empty passage", "ab»«c", ["1: abc", "  ^"]],
    ["are one at the end of a line", "ab»«\nc", ["1: ab", "  ^"]],
    ["are one for an empty text", "»«", ["1: ", "^"]],
    ["are two for each wide character", "漢字 »漢字« x", ["1: 漢字 漢字 x", "     ^^^^"]],
    ["are two for an emoji of several characters", "👩‍🚀 »👩‍🚀« x", ["1: 👩‍🚀 👩‍🚀 x", "   ^^"]],
    ["are one for a letter with its accents", "e\u0301 »e\u0301«", ["1: e\u0301 e\u0301", "  ^"]],
    ["follow the tabs", "\ta\t»b\tc«", ["1:     a   b   c", "        ^^^^^"]],
    ["count control characters as they are spelt", "\u001b»x«", ["1: \\u{1b}x", "      ^"]],
    ["leave out the end of the line", "a »b\r\n«c", ["1: a b", "  ^"]],
  ];
  for (const [what, marked, expected] of cases) {
    it(what, () => assert.deepEqual(show(marked), expected));
  }

  it("go on over the lines of a passage", () => {
    assert.deepEqual(show("x\nab»c\nde«f"), ["2: abc", "  ^", "3: def", "^^"]);
  });

  it("leave out the middle of a long passage", () => {
    const shown = show("»a\nb\nc\nd\ne«");
    assert.deepEqual(shown, ["1: a", "^", "2: b", "^", "-: …", "", "5: e", "^"]);
  });

  it("show the neighbourhood only in a very long line", () => {
    const [line = "", marks = ""] = show(`${"a".repeat(100_000)}»bc«${"d".repeat(100_000)}`);
    assert.equal(line, `1: …${"a".repeat(60)}bc${"d".repeat(98)}…`);
    assert.equal(marks, `${" ".repeat(61)}^^`);
  });

  it("part no character where a long line is cut", () => {
    const [line = ""] = show(`${"😀".repeat(99)}x»y«${"😀".repeat(99)}`);
    assert.ok(line.isWellFormed() && !line.includes("\\u{"), line);
  });
});

describe("printable", () => {
  const cases: [string, string, string][] = [
    ["spells control characters", "a\u0000\u001b\u009b\r", "a\\u{0}\\u{1b}\\u{9b}\\r"],
    ["spells marks of direction", "\u202eabc\u2066", "\\u{202e}abc\\u{2066}"],
    ["spells characters without width", "a\u200bb\ufeff", "a\\u{200b}b\\u{feff}"],
    ["spells tag characters", "a\u{e0041}", "a\\u{e0041}"],
    ["spells halves of surrogate pairs", "a\ud83d", "a\\u{d83d}"],
    ["keeps a joiner between characters", "👩‍🚀", "👩‍🚀"],
    ["spells runs of joiners", "a\u200d\u200d", "a\\u{200d}\\u{200d}"],
    ["keeps other scripts", "日本語 العربية", "日本語 العربية"],
  ];
  for (const [what, text, expected] of cases) {
    it(what, () => assert.equal(printable(text), expected));
  }
});
