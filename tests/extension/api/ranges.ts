import { DiagnosticSeverity, Range, type TextDocument } from "vscode";
import { handoff } from "../handoff.ts";
import {
  codeOf,
  codes,
  defined,
  equal,
  eventually,
  open,
  openUntitled,
  ours,
  type Tests,
} from "./support.ts";

const CODE = "artifact/relative-path";

/** The diagnostic covers the text, no unit more or less, and stands where VS Code itself finds the text. */
async function covers(document: TextDocument, text: string, range: Range): Promise<void> {
  await eventually(() => codes(document), [CODE]);
  const diagnostic = defined(ours(document)[0]);
  equal(document.getText(diagnostic.range), text);
  equal(diagnostic.range, range);
  const offset = document.getText().indexOf(text);
  equal(
    diagnostic.range,
    new Range(document.positionAt(offset), document.positionAt(offset + text.length)),
  );
}

export const tests: Tests = {
  "the range of a plain document is exact": async () => {
    await covers(await open("report.md"), "src/store.ts", new Range(4, 11, 4, 23));
  },

  "CRLF, emoji and CJK before the fault do not move the range": async () => {
    const document = await open("wide.md");
    equal(document.getText().includes("\r\n"), true);
    await covers(document, "源/🧪/文件.ts", new Range(4, 11, 4, 21));
  },

  "the same holds when the document was never on disk": async () => {
    const { getText } = await open("wide.md");
    const document = await openUntitled(getText());
    await covers(document, "源/🧪/文件.ts", new Range(4, 11, 4, 21));
  },

  "a diagnostic names its rule and where to read about it": async () => {
    const document = await open("report.md");
    await eventually(() => codes(document), [CODE]);
    const diagnostic = defined(ours(document)[0]);
    equal(diagnostic.source, "handoff-lint");
    equal(codeOf(diagnostic), CODE);
    equal(diagnostic.severity, DiagnosticSeverity.Error);
    const target =
      typeof diagnostic.code === "object" && "target" in diagnostic.code && diagnostic.code.target;
    equal(String(target).startsWith("https://"), true);
  },

  "a hint is shown as information, which Problems lists and the keyboard reaches": async () => {
    const document = await openUntitled(handoff("/srv/app/a.ts").replace("PASS", "**PASS**"));
    await eventually(() => codes(document), ["status/decorated"]);
    equal(ours(document)[0]?.severity, DiagnosticSeverity.Information);
  },

  "what a diagnostic is related to can be gone to": async () => {
    const text = handoff("/srv/app/a.ts");
    const document = await openUntitled(
      `${text}\n### Status\nPASS\nEvidence:\n- Build: exit code 0\n`,
    );
    await eventually(() => codes(document), ["section/duplicate"]);
    const [related] = ours(document)[0]?.relatedInformation ?? [];
    const { location } = defined(related);
    equal(location.uri.toString(), document.uri.toString());
    equal(location.range, new Range(6, 4, 6, 10));
  },
};
