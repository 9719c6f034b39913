import { safeEdits } from "../../../vscode-extension/src/edits.ts";
import { equal, type Tests } from "./support.ts";

type Diagnostics = Parameters<typeof safeEdits>[0];
type Fixes = Diagnostics[number]["fixes"];
type Edits = Fixes[number]["edits"];

function diagnostic(...fixes: Fixes): Diagnostics[number] {
  const place = { line: 0, character: 0 };
  return {
    code: "section/order",
    severity: "hint",
    message: "",
    range: { start: place, end: place },
    start: 0,
    end: 0,
    fixes,
    related: [],
    docs: "",
  };
}

function fix(edits: [number, number, string][], safe = true, preferred = true): Fixes[number] {
  return {
    title: "",
    edits: edits.map(([start, end, newText]): Edits[number] => ({ start, end, newText })),
    preferred,
    safe,
  };
}

const taken = (...diagnostics: Diagnostics) =>
  safeEdits(diagnostics).map(({ start, end, newText }) => [start, end, newText]);

export const tests: Tests = {
  "edits are sorted": async () => {
    const later = diagnostic(fix([[7, 9, "b"]]));
    const earlier = diagnostic(fix([[1, 3, "a"]]));
    equal(taken(later, earlier), [
      [1, 3, "a"],
      [7, 9, "b"],
    ]);
  },

  "of two fixes that overlap the first is taken": async () => {
    const first = diagnostic(fix([[1, 5, "a"]]));
    equal(taken(first, diagnostic(fix([[4, 6, "b"]]))), [[1, 5, "a"]]);
    equal(taken(first, diagnostic(fix([[1, 1, "b"]]))), [[1, 5, "a"]]);
    equal(taken(first, diagnostic(fix([[5, 6, "b"]]))).length, 2);
  },

  "a fix is taken whole or not at all": async () => {
    const first = diagnostic(fix([[4, 6, "a"]]));
    const second = diagnostic(
      fix([
        [0, 1, "b"],
        [5, 7, "c"],
      ]),
    );
    equal(taken(first, second), [[4, 6, "a"]]);
  },

  "only a safe fix is taken, a preferred one before another": async () => {
    const unsafe = fix([[0, 1, "unsafe"]], false);
    const other = fix([[0, 1, "other"]], true, false);
    equal(taken(diagnostic(unsafe)), []);
    equal(taken(diagnostic(unsafe, other, fix([[0, 1, "preferred"]]))), [[0, 1, "preferred"]]);
  },
};
