import { commands, type Disposable, type LogOutputChannel, window } from "vscode";
import type { ActiveDocument } from "./active";
import type { Checker, Outcome } from "./checker";
import type { ProjectConfig } from "./project-config";
import { redactEditor } from "./redact";
import { headline } from "./verdict";

export function registerCommands(
  checker: Checker,
  active: ActiveDocument,
  configs: ProjectConfig,
  log: LogOutputChannel,
): Disposable[] {
  return [
    commands.registerCommand("handoff-lint.checkDocument", () =>
      checkDocument(checker, active, log),
    ),
    commands.registerCommand("handoff-lint.redact", () => redactEditor(configs)),
    commands.registerCommand("handoff-lint.showOutput", () => log.show()),
  ];
}

/** Returns the outcome without waiting for the notification, so that other extensions can call the command. */
function checkDocument(
  checker: Checker,
  { document }: ActiveDocument,
  log: LogOutputChannel,
): Outcome | undefined {
  if (!document) {
    void window.showInformationMessage("Open the document that is to be checked as a handoff.");
    return undefined;
  }
  const outcome = checker.request(document);
  if (outcome) void announce(outcome, log);
  return outcome;
}

async function announce(outcome: Outcome, log: LogOutputChannel): Promise<void> {
  switch (outcome.state) {
    case "checked":
      return announceVerdict(outcome.report);
    case "too-long":
      if (
        await window.showWarningMessage("The document is too long to be checked.", "Open Setting")
      ) {
        await commands.executeCommand("workbench.action.openSettings", "handoff-lint.maxLength");
      }
      return;
    case "failed":
      if (await window.showErrorMessage("The document could not be checked.", "Show Output"))
        log.show();
  }
}

async function announceVerdict({
  verdict,
  diagnostics,
}: Extract<Outcome, { state: "checked" }>["report"]) {
  if (!verdict) return;
  const message = `${headline(verdict)}. ${verdict.reasons[0] ?? ""}`.trim();
  const show =
    verdict.action === "advance" ? window.showInformationMessage : window.showWarningMessage;
  const buttons = diagnostics.length > 0 ? ["Show Problems"] : [];
  if (await show(message, ...buttons))
    await commands.executeCommand("workbench.panel.markers.view.focus");
}
