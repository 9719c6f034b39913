import {
  ConfigurationTarget,
  commands,
  type Diagnostic,
  languages,
  Range,
  type TextDocument,
  Uri,
  WorkspaceEdit,
  window,
  workspace,
} from "vscode";

export type Tests = Record<string, () => Promise<void>>;

export function host(): "node" | "worker" {
  return "importScripts" in globalThis ? "worker" : "node";
}

export function equal(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`expected ${b}\n     got ${a}`);
}

export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("is not there");
  return value;
}

/** Asks again until the answer is the expected one; then what is awaited has happened. */
export async function eventually(ask: () => unknown, expected: unknown): Promise<void> {
  // Long enough for a busy machine to start the extension: the first test waits for that as well.
  const deadline = Date.now() + 30_000;
  for (;;) {
    const actual = await ask();
    if (JSON.stringify(actual) === JSON.stringify(expected)) return;
    if (Date.now() > deadline) return equal(actual, expected);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function open(name: string): Promise<TextDocument> {
  const folder = defined(workspace.workspaceFolders?.[0]);
  const document = await workspace.openTextDocument(Uri.joinPath(folder.uri, name));
  await window.showTextDocument(document);
  return document;
}

export async function openUntitled(content: string, language = "markdown"): Promise<TextDocument> {
  const document = await workspace.openTextDocument({ content, language });
  await window.showTextDocument(document);
  return document;
}

export async function closeAll(): Promise<void> {
  for (const { document } of window.visibleTextEditors) {
    if (document.isDirty)
      await commands.executeCommand("workbench.action.revertAndCloseActiveEditor");
  }
  await commands.executeCommand("workbench.action.closeAllEditors");
}

export async function replace(document: TextDocument, range: Range, text: string): Promise<void> {
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, range, text);
  equal(await workspace.applyEdit(edit), true);
}

export function replaceAll(document: TextDocument, text: string): Promise<void> {
  const end = document.positionAt(document.getText().length);
  return replace(document, new Range(0, 0, end.line, end.character), text);
}

/** The documents speak of files in a workspace that is not the open one, which is not what is tested with them. */
const BESIDE_THE_POINT = "artifact/outside-workspace";

export function ours({ uri }: TextDocument): Diagnostic[] {
  const own = languages.getDiagnostics(uri).filter(({ source }) => source === "handoff-lint");
  return own.filter((diagnostic) => codeOf(diagnostic) !== BESIDE_THE_POINT);
}

export function codes(document: TextDocument): string[] {
  return ours(document).map(codeOf);
}

export function codeOf({ code }: Diagnostic): string {
  return typeof code === "object" ? String(code.value) : String(code);
}

export async function set(name: string, value: unknown): Promise<void> {
  await workspace
    .getConfiguration("handoff-lint")
    .update(name, value, ConfigurationTarget.Workspace);
}
