import type { CheckOptions } from "handoff-lint/web";
import { languages, RelativePattern, type TextDocument, type Uri, workspace } from "vscode";

const LANGUAGES = ["markdown", "plaintext"];

/**
 * Whether a document is one that a person writes: prose, in an editor, on a file system that takes changes.
 *
 * The old side of a diff, an output channel or a chat input has the same languages, but nobody mends it.
 */
export function isCandidate(document: TextDocument): boolean {
  if (document.isUntitled || isConfiguration(document)) return true;
  if (!LANGUAGES.includes(document.languageId)) return false;
  return (
    workspace.fs.isWritableFileSystem(document.uri.scheme) === true ||
    workspace.getWorkspaceFolder(document.uri) !== undefined
  );
}

/** A configuration of our own; what else has its language is none of our business. */
function isConfiguration({ uri }: TextDocument): boolean {
  return /\/handoff-lint\.(ya?ml|json)$/.test(uri.path);
}

export function matchesAny(document: TextDocument, patterns: readonly string[]): boolean {
  const folder = workspace.getWorkspaceFolder(document.uri);
  return patterns.some((pattern) => {
    const relative = folder && { pattern: new RelativePattern(folder, pattern) };
    return languages.match(relative ? [relative, { pattern }] : { pattern }, document) > 0;
  });
}

/** What the core is told of the document's surroundings. */
export function hostFacts(document: TextDocument): CheckOptions {
  const path = document.isUntitled ? undefined : pathOf(document.uri);
  const workspaceRoot = rootOf(document);
  return { ...(path && { path }), ...(workspaceRoot && { workspaceRoot }) };
}

function rootOf(document: TextDocument): string | undefined {
  const folder = workspace.getWorkspaceFolder(document.uri) ?? onlyFolder(document);
  if (folder?.uri.scheme === "file") return folder.uri.fsPath;
  if (folder?.uri.scheme === "vscode-remote") return pathOf(folder.uri);
  // The folder of a virtual workspace is at no path that an agent could have written down.
  return undefined;
}

function onlyFolder(document: TextDocument) {
  const folders = workspace.workspaceFolders;
  return document.isUntitled && folders?.length === 1 ? folders[0] : undefined;
}

/** `fsPath` follows the machine this code runs on, so only a local file has a true one. */
function pathOf(uri: Uri): string {
  return uri.scheme === "file" ? uri.fsPath : uri.path.replace(/^\/(?=[a-z]:)/i, "");
}
