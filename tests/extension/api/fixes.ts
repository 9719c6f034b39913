import {
  type CodeAction,
  CodeActionKind,
  commands,
  Range,
  type TextDocument,
  workspace,
} from "vscode";
import { handoff, WRONG_VERB } from "../handoff.ts";
import {
  codes,
  defined,
  equal,
  eventually,
  open,
  openUntitled,
  replace,
  type Tests,
} from "./support.ts";

const FIX_ALL = CodeActionKind.SourceFixAll.append("handoff-lint").value;
const VERB = "artifact/unknown-action";
const OURS = /^(Use|Write|Fix all|Open the page of) /;
const TWO_VERBS = handoff(
  `/srv/app/a.ts\n- ${WRONG_VERB}: /srv/app/b.ts\n- ${WRONG_VERB}: /srv/app/c.ts`,
);

async function actions(document: TextDocument, kind: string, range: Range): Promise<CodeAction[]> {
  const found = await commands.executeCommand<CodeAction[]>(
    "vscode.executeCodeActionProvider",
    document.uri,
    range,
    kind,
  );
  // VS Code offers actions of its own, and does not say whose is whose.
  return found.filter(({ title }) => OURS.test(title));
}

/** A place and no stretch, as a cursor's is: in a verb, or at the start of a path. */
const at = (line: number, character = 4) => new Range(line, character, line, character);
const quickFixes = (document: TextDocument, range: Range) => actions(document, "quickfix", range);

async function titles(document: TextDocument, range: Range): Promise<string[]> {
  return (await quickFixes(document, range)).map(({ title }) => title);
}

async function apply(actions: readonly CodeAction[], title: string): Promise<void> {
  const action = defined(actions.find((action) => action.title === title));
  equal(await workspace.applyEdit(defined(action.edit)), true);
}

export const tests: Tests = {
  "a fix is offered beside the page of its rule, and mends the document": async () => {
    const document = await openUntitled(handoff("/srv/app/a.ts").replace("Created", WRONG_VERB));
    await eventually(() => codes(document), [VERB]);
    equal(await titles(document, at(4)), ["Use Created", `Open the page of ${VERB}`]);
    const found = await quickFixes(document, at(4));
    equal(
      found.map(({ isPreferred }) => isPreferred === true),
      [true, false],
    );
    await apply(found, "Use Created");
    equal(document.lineAt(4).text, "- Created: /srv/app/a.ts");
    await eventually(() => codes(document), []);
  },

  "nothing is offered where there is no diagnostic": async () => {
    const document = await openUntitled(TWO_VERBS);
    await eventually(() => codes(document), [VERB, VERB]);
    equal(await titles(document, at(0)), []);
    equal(await titles(document, at(4)), []);
  },

  "a relative path can be written out when its folder is at a path": async () => {
    const document = await open("report.md");
    const root = defined(workspace.workspaceFolders?.[0]).uri;
    await eventually(() => codes(document), ["artifact/relative-path"]);
    const page = "Open the page of artifact/relative-path";
    const fix = `Write ${root.path}/src/store.ts`;
    const virtual = !["file", "vscode-remote"].includes(root.scheme);
    const expected = virtual ? [page] : [fix, page];
    equal(await titles(document, at(4, 11)), expected);
    // What was never saved is taken to belong to the one folder that is open.
    const untitled = await openUntitled(document.getText());
    await eventually(() => codes(untitled), ["artifact/relative-path"]);
    equal(await titles(untitled, at(4, 11)), expected);
  },

  "all diagnostics of a rule are mended at once": async () => {
    const document = await openUntitled(TWO_VERBS);
    await eventually(() => codes(document), [VERB, VERB]);
    await apply(await quickFixes(document, at(5)), `Fix all 2 of ${VERB}`);
    equal(document.getText(), TWO_VERBS.replaceAll(WRONG_VERB, "Created"));
  },

  "fix all applies safe fixes and leaves the others to a person": async () => {
    const text = TWO_VERBS.replace("\nPASS\n", "\n**PASS**\n").replace("[feature]", "[features]");
    const document = await openUntitled(text);
    const unsafe = "deferred/unknown-category";
    await eventually(() => codes(document), [VERB, VERB, "status/decorated", unsafe]);
    const [action, ...others] = await actions(document, FIX_ALL, new Range(0, 0, 0, 0));
    equal(others.length, 0);
    await apply([defined(action)], "Fix all of Handoff Lint");
    equal(document.getText(), text.replaceAll(WRONG_VERB, "Created").replace("**PASS**", "PASS"));
    await eventually(() => codes(document), [unsafe]);
    equal((await actions(document, FIX_ALL, new Range(0, 0, 0, 0))).length, 0);
  },

  "a fix that is asked for right after an edit is one for the new text": async () => {
    const document = await openUntitled(TWO_VERBS);
    await eventually(() => codes(document), [VERB, VERB]);
    await replace(document, new Range(0, 0, 0, 0), "Two lines 🧪\nof preamble\n\n");
    const [action] = await actions(document, FIX_ALL, new Range(0, 0, 0, 0));
    await apply([defined(action)], "Fix all of Handoff Lint");
    const mended = TWO_VERBS.replaceAll(WRONG_VERB, "Created");
    equal(document.getText(), `Two lines 🧪\nof preamble\n\n${mended}`);
  },
};
