import type { Diagnostic as CoreDiagnostic, Range as CoreRange, Severity } from "handoff-lint/web";
import {
  Diagnostic,
  DiagnosticRelatedInformation,
  DiagnosticSeverity,
  type Disposable,
  Location,
  languages,
  Range,
  Uri,
} from "vscode";
import type { Checker } from "./checker";

const SEVERITIES: Record<Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  // VS Code lists a Hint neither in Problems nor among the stops of F8: out of reach of keyboard and screen reader.
  hint: DiagnosticSeverity.Information,
};

export function publishDiagnostics(checker: Checker): Disposable[] {
  const collection = languages.createDiagnosticCollection("handoff-lint");
  const subscription = checker.onDidCheck(({ document, outcome }) => {
    const found = outcome?.state === "checked" ? outcome.report.diagnostics : [];
    collection.set(
      document.uri,
      found.map((diagnostic) => toDiagnostic(diagnostic, document.uri)),
    );
  });
  return [collection, subscription];
}

export function toDiagnostic(from: CoreDiagnostic, uri: Uri): Diagnostic {
  const diagnostic = new Diagnostic(toRange(from.range), from.message, SEVERITIES[from.severity]);
  diagnostic.source = "handoff-lint";
  diagnostic.code = { value: from.code, target: Uri.parse(from.docs) };
  diagnostic.relatedInformation = from.related.map(
    (related) =>
      new DiagnosticRelatedInformation(new Location(uri, toRange(related.range)), related.message),
  );
  return diagnostic;
}

/** The core's positions are VS Code's: zero-based lines, UTF-16 code units. */
export function toRange({ start, end }: CoreRange): Range {
  return new Range(start.line, start.character, end.line, end.character);
}
