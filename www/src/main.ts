import sample from "handoff-lint/sample.md?raw";
import faultySample from "handoff-lint/sample-nonconforming.md?raw";
import type { CheckOptions, Report } from "handoff-lint/web";
import { Announcer } from "./announcer.ts";
import { Checker } from "./checker.ts";
import { byId } from "./dom.ts";
import { Editor } from "./editor/editor.ts";
import { createIntake } from "./files/intake.ts";
import { readText } from "./files/read-text.ts";
import { BySizeLinter } from "./linter/by-size.ts";
import { loadModule } from "./linter/module.ts";
import { PiiSwitches } from "./pii-switches.ts";
import { plural } from "./plural.ts";
import { Results, summarize } from "./results/results.ts";
import { actionWords } from "./results/verdict-card.ts";
import { textFacts } from "./text-facts.ts";

const FILE_LIMIT = 64 * 1024 * 1024;

const resultsRoot = byId("results", HTMLElement);
const notice = byId("notice", HTMLElement);
const facts = byId("text-facts", HTMLElement);
const workspaceRoot = byId("workspace-root", HTMLInputElement);
const announcer = new Announcer(byId("announcer", HTMLElement));

const editor = new Editor(byId("editor", HTMLElement), {
  onChange: () => checker.schedule(),
  onVisit: ({ severity, message }) => announcer.announce(`${severity}: ${message}`),
});
const results = new Results(resultsRoot, {
  onSelect: (range) => editor.reveal(range),
  onFix: (fix) => editor.apply(fix),
});
const linter = new BySizeLinter(loadModule());
const checker = new Checker(linter, {
  text: () => editor.text,
  options: checkOptions,
  onReport: showReport,
  onBusy: (busy) => resultsRoot.setAttribute("aria-busy", String(busy)),
  onFailure: (error) => showNotice(`The text could not be checked: ${messageOf(error)}`),
});
const pii = new PiiSwitches(byId("pii", HTMLElement), () => checker.schedule());
const intake = createIntake(byId("file", HTMLInputElement), openFile);

onClick("open", () => intake.openDialog());
onClick("clear", () => load(""));
for (const id of ["load-sample", "try-sample"]) {
  onClick(id, () => load(sample));
}
for (const id of ["load-faulty", "try-faulty"]) {
  onClick(id, () => load(faultySample));
}
workspaceRoot.addEventListener("input", () => checker.schedule());
linter.detectors().then(
  (detectors) => pii.show(detectors),
  () => {},
);
linter.version().then(showVersion, (error) => {
  showNotice(`The checker could not be loaded: ${messageOf(error)}. Reload the page to try again.`);
});

function checkOptions(): CheckOptions {
  const root = workspaceRoot.value.trim();
  return { config: { pii: pii.chosen }, ...(root === "" ? {} : { workspaceRoot: root }) };
}

function showReport(report: Report, text: string): void {
  hideNotice();
  if (text === "") {
    // An editor nobody has used yet is not a faulty handoff.
    editor.show([]);
    facts.textContent = "";
    results.showIntroduction();
    announcer.announceSettled("");
    return;
  }
  editor.show(report.diagnostics);
  facts.textContent = textFacts(text, editor.lineCount);
  results.showReport(report, text);
  announcer.announceSettled(
    summarize(report, report.verdict && actionWords[report.verdict.action]),
  );
}

function load(text: string): void {
  editor.setText(text);
  editor.focus();
}

async function openFile(file: File): Promise<void> {
  if (file.size > FILE_LIMIT) {
    const limit = plural(FILE_LIMIT / 1024 / 1024, "megabyte");
    showNotice(`${file.name} is over ${limit}. Use the command line for texts of that size.`);
    return;
  }
  try {
    load(await readText(file));
  } catch (error) {
    showNotice(`${file.name} could not be read: ${messageOf(error)}`);
  }
}

function showVersion(version: string): void {
  byId("version", HTMLElement).textContent = `Version ${version}`;
}

function showNotice(text: string): void {
  notice.textContent = text;
  notice.hidden = false;
}

function hideNotice(): void {
  notice.hidden = true;
}

function onClick(id: string, action: () => void): void {
  byId(id, HTMLButtonElement).addEventListener("click", action);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
