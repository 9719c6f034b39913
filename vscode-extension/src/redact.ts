import { type Redaction, redact } from "handoff-lint/web";
import { Range, type TextEditor, WorkspaceEdit, window, workspace } from "vscode";
import type { ProjectConfig } from "./project-config";

/**
 * Replaces secrets and personal data in the selections, or in the whole document where nothing is selected, by one edit
 * that can be undone. Returns how many there were.
 */
export async function redactEditor(configs: ProjectConfig): Promise<number | undefined> {
  const editor = window.activeTextEditor;
  if (!editor) {
    void window.showInformationMessage("Open the document that is to be redacted.");
    return undefined;
  }
  const { document } = editor;
  const { redactions } = redact(document.getText(), { config: configs.for(document) });
  const chosen = redactions.filter((redaction) => isSelected(editor, redaction));
  const edit = new WorkspaceEdit();
  for (const { start, end, kind } of chosen) {
    const range = new Range(document.positionAt(start), document.positionAt(end));
    edit.replace(document.uri, range, `[REDACTED:${kind}]`);
  }
  if (chosen.length > 0 && !(await workspace.applyEdit(edit))) {
    void window.showErrorMessage("The document could not be changed.");
    return undefined;
  }
  void window.showInformationMessage(summary(chosen));
  return chosen.length;
}

/** The whole text is looked at, so that a selection of a value alone is known by what stands before it. */
function isSelected({ document, selections }: TextEditor, { start, end }: Redaction): boolean {
  const ranges = selections.filter(({ isEmpty }) => !isEmpty);
  const overlaps = (range: Range) =>
    document.offsetAt(range.start) < end && start < document.offsetAt(range.end);
  return ranges.length === 0 || ranges.some(overlaps);
}

function summary(redactions: readonly Redaction[]): string {
  if (redactions.length === 0) return "There is nothing to redact.";
  const counts = new Map<string, number>();
  for (const { kind } of redactions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return `Redacted: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(", ")}.`;
}
