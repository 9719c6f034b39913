import type { Diagnostic, Edit, Fix } from "handoff-lint/web";
import { Range, type TextDocument, WorkspaceEdit } from "vscode";

/** The edits of the safe fixes, sorted. A fix that overlaps one taken before is left for the next round. */
export function safeEdits(diagnostics: readonly Diagnostic[]): Edit[] {
  const fixes = diagnostics.map(safeFix).filter((fix) => fix !== undefined);
  const taken: Edit[] = [];
  for (const { edits } of fixes) {
    // All edits of a fix or none: half a fix mends nothing.
    if (!edits.some((edit) => taken.some((other) => overlap(edit, other)))) taken.push(...edits);
  }
  return taken.sort((a, b) => a.start - b.start || a.end - b.end);
}

export function safeFix({ fixes }: Diagnostic): Fix | undefined {
  const safe = fixes.filter((fix) => fix.safe);
  return safe.find((fix) => fix.preferred) ?? safe[0];
}

/** The offsets are those of the checked text, so the document must still be at the version that was checked. */
export function toWorkspaceEdit(edits: readonly Edit[], document: TextDocument): WorkspaceEdit {
  const workspaceEdit = new WorkspaceEdit();
  for (const { start, end, newText } of edits) {
    const range = new Range(document.positionAt(start), document.positionAt(end));
    workspaceEdit.replace(document.uri, range, newText);
  }
  return workspaceEdit;
}

/** Two insertions at one place overlap as well: their order would be a matter of luck. */
function overlap(a: Edit, b: Edit): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}
