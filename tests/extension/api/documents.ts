import { commands, extensions, languages, Uri, workspace } from "vscode";
import { handoff } from "../handoff.ts";
import {
  closeAll,
  codes,
  equal,
  eventually,
  open,
  openUntitled,
  replaceAll,
  set,
  type Tests,
} from "./support.ts";

const FAULT = ["artifact/relative-path"];
const README = "# A project\n\nThe words of another kind of document.\n";

export const tests: Tests = {
  "a document of another kind has no diagnostic": async () => {
    const readme = await open("README.md");
    const report = await open("report.md");
    await eventually(() => codes(report), FAULT);
    equal(codes(readme), []);
  },

  "a document that cannot be mended, as the old side of a diff, has no diagnostic": async () => {
    const scheme = "handoff-lint-frozen";
    const provider = workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: () => handoff("src/store.ts"),
    });
    const frozen = await workspace.openTextDocument(Uri.parse(`${scheme}:/report.md`));
    equal(frozen.languageId, "markdown");
    const report = await open("report.md");
    await eventually(() => codes(report), FAULT);
    equal(codes(frozen), []);
    provider.dispose();
  },

  "plain text is checked": async () => {
    const document = await open("report.txt");
    await eventually(() => codes(document), FAULT);
  },

  "an untitled document is checked in any language": async () => {
    const document = await openUntitled(handoff("src/store.ts"), "yaml");
    await eventually(() => codes(document), FAULT);
  },

  "diagnostics follow the text, come with it and go with it": async () => {
    const document = await openUntitled(README);
    await replaceAll(document, handoff("src/store.ts"));
    await eventually(() => codes(document), FAULT);
    await replaceAll(document, handoff("/srv/app/src/store.ts"));
    await eventually(() => codes(document), []);
    await replaceAll(document, handoff("src/store.ts"));
    await eventually(() => codes(document), FAULT);
    await replaceAll(document, README);
    await eventually(() => codes(document), []);
  },

  "closing a document clears its diagnostics": async () => {
    const document = await openUntitled(handoff("src/store.ts"));
    await eventually(() => codes(document), FAULT);
    await closeAll();
    await eventually(() => codes(document), []);
  },

  "a change of language is followed": async () => {
    const document = await open("report.txt");
    await eventually(() => codes(document), FAULT);
    const other = await languages.setTextDocumentLanguage(document, "yaml");
    await eventually(() => codes(other), []);
    const again = await languages.setTextDocumentLanguage(other, "markdown");
    await eventually(() => codes(again), FAULT);
  },

  "the setting enable is followed": async () => {
    const document = await open("report.md");
    await eventually(() => codes(document), FAULT);
    await set("enable", false);
    await eventually(() => codes(document), []);
    await set("enable", undefined);
    await eventually(() => codes(document), FAULT);
  },

  "a file that the setting names is always a handoff": async () => {
    const document = await open("README.md");
    await set("files", ["READ*.md"]);
    await eventually(() => codes(document).length > 0, true);
    await set("files", undefined);
    await eventually(() => codes(document), []);
  },

  "a document longer than the setting allows is not checked": async () => {
    const document = await open("report.md");
    await eventually(() => codes(document), FAULT);
    await set("maxLength", 100);
    await eventually(() => codes(document), []);
    await set("maxLength", undefined);
    await eventually(() => codes(document), FAULT);
  },

  "the command checks any document as a handoff, until it is closed": async () => {
    const document = await openUntitled(README);
    const outcome = await commands.executeCommand<{
      state: string;
      report: { verdict: { action: string } };
    }>("handoff-lint.checkDocument");
    equal([outcome.state, outcome.report.verdict.action], ["checked", "resubmit"]);
    await eventually(() => codes(document).length > 0, true);
    await closeAll();
    await eventually(() => codes(document), []);
  },

  "the extension is active and exports nothing": async () => {
    const extension = extensions.getExtension("handoff-lint.handoff-lint-vscode");
    equal([extension?.isActive, extension?.exports], [true, undefined]);
  },
};
