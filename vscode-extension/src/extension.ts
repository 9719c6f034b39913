import { version } from "handoff-lint/web";
import { type ExtensionContext, type LogOutputChannel, languages, type Uri, window } from "vscode";
import { ActiveDocument } from "./active";
import { Checker } from "./checker";
import { registerCommands } from "./commands";
import { loadCore } from "./core";
import { publishDiagnostics } from "./diagnostics";
import { Fixes } from "./fixes";
import { ProjectConfig } from "./project-config";
import { showVerdicts } from "./verdict";

/** The same in every host: nothing here, or below, is Node's or a browser's own. */
export async function activate({ extensionUri, subscriptions }: ExtensionContext): Promise<void> {
  const log = window.createOutputChannel("Handoff Lint", { log: true });
  subscriptions.push(log);
  await load(extensionUri, log);
  const configs = new ProjectConfig();
  const checker = new Checker(log, configs);
  const active = new ActiveDocument();
  subscriptions.push(
    configs,
    checker,
    active,
    ...publishDiagnostics(checker),
    ...showVerdicts(checker, active),
    ...registerCommands(checker, active, configs, log),
    // Every language, since a person may have any document checked as a handoff.
    languages.registerCodeActionsProvider("*", new Fixes(checker), Fixes.metadata),
  );
  checker.checkAll();
}

async function load(extensionUri: Uri, log: LogOutputChannel): Promise<void> {
  const started = performance.now();
  try {
    await loadCore(extensionUri);
    log.info(`handoff-lint ${version()} loaded in ${(performance.now() - started).toFixed(1)} ms`);
  } catch (error) {
    log.error("handoff-lint could not be loaded", error instanceof Error ? error : String(error));
    void window
      .showErrorMessage("Handoff Lint could not be loaded.", "Show Output")
      .then((choice) => {
        if (choice) log.show();
      });
    throw error;
  }
}
