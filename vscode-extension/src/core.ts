import { init } from "handoff-lint/web";
import { Uri, workspace } from "vscode";

/**
 * Loads the core from the extension's own folder.
 *
 * `workspace.fs` is the one way that works in every host: the web host has no file system, and its server does not
 * send the type a streaming compile asks for.
 */
export async function loadCore(extensionUri: Uri): Promise<void> {
  const file = Uri.joinPath(extensionUri, "dist", "handoff_lint_bg.wasm");
  await init(new Uint8Array(await workspace.fs.readFile(file)));
}
