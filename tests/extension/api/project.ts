import { commands, type Range, Selection, type TextDocument, window } from "vscode";
import { handoff } from "../handoff.ts";
import { codes, defined, equal, eventually, open, openUntitled, type Tests } from "./support.ts";

/** Put together at run time, so that no file holds what looks like a live token. */
const BODY = Array.from({ length: 36 }, (_, n) => "Zk4Rq9TnWb2Lx7Vc"[(n * 5) % 16]).join("");
const TOKEN = ["ghp", BODY].join("_");
const MARK = "[REDACTED:github-token]";
const NOTE = `first ${TOKEN}\nthen ${TOKEN}\n`;

const redact = () => commands.executeCommand<number | undefined>("handoff-lint.redact");

function select(document: TextDocument, line: number): void {
  const editor = defined(window.activeTextEditor);
  const { start, end }: Range = document.lineAt(line).range;
  editor.selection = new Selection(start, end);
}

export const tests: Tests = {
  "a document is redacted in one edit that can be undone": async () => {
    const document = await openUntitled(NOTE, "plaintext");
    equal(await redact(), 2);
    equal(document.getText(), NOTE.replaceAll(TOKEN, MARK));
    equal(await redact(), 0);
    await commands.executeCommand("undo");
    equal(document.getText(), NOTE);
  },

  "only the selection is redacted where there is one": async () => {
    const document = await openUntitled(NOTE, "plaintext");
    select(document, 1);
    equal(await redact(), 1);
    equal(document.getText(), `first ${TOKEN}\nthen ${MARK}\n`);
  },

  "a secret is a diagnostic of the handoff that holds it": async () => {
    const document = await openUntitled(handoff(`/srv/app/a.ts — ${TOKEN}`));
    await eventually(() => codes(document), ["secret/github-token"]);
  },

  "a document is checked by what its project sets": async () => {
    const document = await open("configured/inner/report.md");
    await eventually(() => codes(document), ["artifact/relative-path"]);
  },

  "what is wrong with a configuration is shown in it": async () => {
    const document = await open("wrong/handoff-lint.yaml");
    await eventually(() => codes(document), ["config/unknown-key"]);
  },
};
