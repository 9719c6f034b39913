import type { Action, Report, Verdict } from "handoff-lint/web";
import {
  type Disposable,
  MarkdownString,
  StatusBarAlignment,
  type StatusBarItem,
  window,
} from "vscode";
import type { ActiveDocument } from "./active";
import type { Checker, Outcome } from "./checker";

const ICONS: Record<Action, string> = {
  advance: "pass",
  escalate: "error",
  resume: "debug-continue",
  resubmit: "warning",
};

const MOST_REASONS = 5;

/** What the status bar says: the text, the lines of the tooltip, and the same for a screen reader. */
interface Face {
  text: string;
  lines: string[];
}

export function showVerdicts(checker: Checker, active: ActiveDocument): Disposable[] {
  const item = window.createStatusBarItem("handoff-lint.verdict", StatusBarAlignment.Left);
  item.name = "Handoff Verdict";
  // Focuses Problems; the like-named toggle would close it when it is open.
  item.command = "workbench.panel.markers.view.focus";
  const update = () => render(item, active.document && checker.outcome(active.document));
  update();
  return [item, checker.onDidCheck(update), active.onDidChange(update)];
}

function render(item: StatusBarItem, outcome: Outcome | undefined): void {
  const face = outcome && faceOf(outcome);
  if (!face) {
    item.hide();
    return;
  }
  item.text = face.text;
  item.tooltip = tooltip(face.lines);
  item.accessibilityInformation = { label: `Handoff: ${face.lines.join(" ")}`, role: "button" };
  item.show();
}

function faceOf(outcome: Outcome): Face | undefined {
  switch (outcome.state) {
    case "checked":
      return outcome.report.verdict && verdictFace(outcome.report.verdict, outcome.report);
    case "too-long":
      return {
        text: "$(circle-slash) Handoff not checked: too long",
        lines: [
          `Not checked: ${outcome.length} characters are more than the setting handoff-lint.maxLength allows (${outcome.maxLength}).`,
        ],
      };
    case "failed":
      return {
        text: "$(circle-slash) Handoff not checked",
        lines: ["Not checked: the check itself failed. The output of Handoff Lint says why."],
      };
  }
}

function verdictFace(verdict: Verdict, { unchecked }: Report): Face {
  const { claimed, effective, action, forwardable, reasons } = verdict;
  const lines = [`${headline(verdict)}.`];
  if (claimed && claimed !== effective) lines.push(`The handoff claims ${claimed}.`);
  lines.push(...firstOf(reasons));
  if (!forwardable) lines.push("The text is not to be passed on as it stands.");
  if (unchecked.length > 0) lines.push(`Not checked: ${unchecked.join(" ")}`);
  return {
    text: `$(${ICONS[action]}) ${headline(verdict)}${forwardable ? "" : " $(shield)"}`,
    lines,
  };
}

/** A long handoff may have dozens of reasons; Problems has them all. */
function firstOf(reasons: readonly string[]): string[] {
  const left = reasons.length - MOST_REASONS;
  return left > 0 ? [...reasons.slice(0, MOST_REASONS), `And ${left} more.`] : [...reasons];
}

export function headline({ effective, action }: Verdict): string {
  return `${effective} · ${action}`;
}

function tooltip(lines: readonly string[]): MarkdownString {
  const markdown = new MarkdownString("**Handoff**");
  // As text: a reason may quote the document, whose Markdown is not ours to render.
  for (const line of lines) markdown.appendMarkdown("\n\n").appendText(line);
  return markdown;
}
