import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eventually } from "./eventually.ts";
import type { Window } from "./window.ts";

const CODE = "artifact/relative-path";
const PATH = "src/store.ts";

/** A handoff is opened: Problems, the editor and the status bar tell of its fault, and only of it. */
export async function seeFault(window: Window): Promise<void> {
  await window.openFile("report.md");
  const verdict = window.verdict().filter({ hasText: "PARTIAL · resubmit" });
  assert.match(
    (await verdict.locator("[aria-label]").first().getAttribute("aria-label")) ?? "",
    /^Handoff: PARTIAL · resubmit\. The handoff claims PASS\. .*not an absolute path/,
  );
  await verdict.click();
  const problem = window.problem(CODE);
  await problem.waitFor();
  const row = await problem.textContent();
  assert.match(row ?? "", /`src\/store\.ts` is not an absolute path\./);
  assert.match(row ?? "", /handoff-lintartifact\/relative-path/);
  assert.match(row ?? "", /\[Ln 5, Col 12\]/);

  const squiggle = await window.squiggleBox();
  const text = await window.textBox(PATH);
  assert.equal(await window.squiggles().count(), 1);
  // The squiggle is drawn at whole pixels.
  assert.ok(Math.abs(squiggle.left - text.left) < 1, JSON.stringify({ squiggle, text }));
  assert.ok(Math.abs(squiggle.right - text.right) < 1, JSON.stringify({ squiggle, text }));
}

export async function mendByTyping(window: Window): Promise<void> {
  await window.openFile("report.md");
  await window.goTo(5, 12);
  await window.type("/srv/app/");
  await seeNothing(window);
  await window.verdict().filter({ hasText: "PASS · advance" }).waitFor();
  await window.undo();
  await window.problem(CODE).waitFor();
}

export async function mendByKeyboard(window: Window, folder: string): Promise<void> {
  await window.goTo(5, 15);
  await window.quickFix(`Write ${folder}/${PATH}`);
  await seeNothing(window);
  await window.line(`- Created: ${folder}/${PATH}`).waitFor();
  await window.undo();
  await window.problem(CODE).waitFor();
}

async function seeNothing(window: Window): Promise<void> {
  await window.problem(CODE).waitFor({ state: "detached" });
  await window.squiggles().waitFor({ state: "detached" });
}

/** A document of another kind gets nothing at all, while the extension is at work beside it. */
export async function seeOtherKind(window: Window): Promise<void> {
  await window.openFile("README.md");
  await window.verdict().waitFor({ state: "hidden" });
  assert.equal(await window.squiggles().count(), 0);
  assert.equal(await window.problemFile("README.md").count(), 0);
}

/** Asked for, it is checked all the same. */
export async function checkOtherKind(window: Window): Promise<void> {
  await window.openFile("README.md");
  await window.runCommand("Handoff: Check Document");
  await (await window.notification("PARTIAL · resubmit")).waitFor();
  await window.verdict().filter({ hasText: "PARTIAL · resubmit" }).waitFor();
  await window.problemFile("README.md").waitFor();
}

export async function fixOnSave(window: Window, saved: string | undefined): Promise<void> {
  await window.openFile("save.md");
  await window.problem("artifact/unknown-action").waitFor();
  await window.goTo(1, 1);
  await window.type("\n");
  await window.save();
  await window.line("- Created: /srv/app/src/store.ts").waitFor();
  await window.problem("artifact/unknown-action").waitFor({ state: "detached" });
  if (!saved) return;
  await eventually(async () => {
    const text = await readFile(join(saved, "save.md"), "utf8");
    assert.match(text, /^- Created: \/srv\/app\/src\/store\.ts$/m);
  });
}

export async function seeTooLong(window: Window): Promise<void> {
  await window.openFile("long.md");
  await window.verdict().filter({ hasText: "Handoff not checked: too long" }).waitFor();
  assert.equal(await window.problemFile("long.md").count(), 0);
}

/** The log says what was done, and nothing of what a document says. */
export async function readLog(window: Window): Promise<void> {
  await window.runCommand("Handoff: Show Output");
  const lines = window.output("README.md: PARTIAL, resubmit");
  await lines.first().waitFor();
  const log = await window.output("").allTextContents();
  // Who reads the log has not left the document.
  await window.verdict().filter({ hasText: "PARTIAL · resubmit" }).waitFor();
  assert.doesNotMatch(log.join("\n"), /SQLite|src.store|A.project/);
}
