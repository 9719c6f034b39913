import type { Diagnostic } from "handoff-lint/web";
import {
  CodeAction,
  type CodeActionContext,
  CodeActionKind,
  type CodeActionProvider,
  type CodeActionProviderMetadata,
  type Range,
  type TextDocument,
  Uri,
} from "vscode";
import type { Checker } from "./checker";
import { toDiagnostic, toRange } from "./diagnostics";
import { safeEdits, safeFix, toWorkspaceEdit } from "./edits";

const FIX_ALL = CodeActionKind.SourceFixAll.append("handoff-lint");

export class Fixes implements CodeActionProvider {
  static readonly metadata: CodeActionProviderMetadata = {
    providedCodeActionKinds: [CodeActionKind.QuickFix, FIX_ALL],
  };

  readonly #checker: Checker;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  provideCodeActions(
    document: TextDocument,
    range: Range,
    { only }: CodeActionContext,
  ): CodeAction[] {
    const outcome = this.#checker.outcome(document);
    if (outcome?.state !== "checked" || outcome.version !== document.version) return [];
    const { diagnostics } = outcome.report;
    if (only?.contains(FIX_ALL)) return fixAll(document, diagnostics);
    if (only && !only.contains(CodeActionKind.QuickFix)) return [];
    // Our own diagnostics and not those of the context: these come from the window and may be a version behind.
    const here = diagnostics.filter((diagnostic) => toRange(diagnostic.range).intersection(range));
    return [
      ...here.flatMap((diagnostic) => fixOne(document, diagnostic)),
      ...unique(here).flatMap((diagnostic) => fixRule(document, diagnostic, diagnostics)),
      ...unique(here).map((diagnostic) => openPage(document, diagnostic)),
    ];
  }
}

function fixOne(document: TextDocument, diagnostic: Diagnostic): CodeAction[] {
  return diagnostic.fixes.map((fix) => {
    const action = quickFix(fix.title, document, diagnostic);
    action.isPreferred = fix.preferred;
    action.edit = toWorkspaceEdit(fix.edits, document);
    return action;
  });
}

function fixRule(
  document: TextDocument,
  diagnostic: Diagnostic,
  all: readonly Diagnostic[],
): CodeAction[] {
  const same = all.filter((other) => other.code === diagnostic.code && safeFix(other));
  if (same.length < 2) return [];
  const action = quickFix(`Fix all ${same.length} of ${diagnostic.code}`, document, diagnostic);
  action.edit = toWorkspaceEdit(safeEdits(same), document);
  return [action];
}

function openPage(document: TextDocument, diagnostic: Diagnostic): CodeAction {
  const title = `Open the page of ${diagnostic.code}`;
  const action = quickFix(title, document, diagnostic);
  action.command = { title, command: "vscode.open", arguments: [Uri.parse(diagnostic.docs)] };
  return action;
}

function quickFix(title: string, document: TextDocument, diagnostic: Diagnostic): CodeAction {
  const action = new CodeAction(title, CodeActionKind.QuickFix);
  action.diagnostics = [toDiagnostic(diagnostic, document.uri)];
  return action;
}

function fixAll(document: TextDocument, diagnostics: readonly Diagnostic[]): CodeAction[] {
  const edits = safeEdits(diagnostics);
  if (edits.length === 0) return [];
  const action = new CodeAction("Fix all of Handoff Lint", FIX_ALL);
  action.edit = toWorkspaceEdit(edits, document);
  return [action];
}

function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic])).values()];
}
