import { type TextDocument, workspace } from "vscode";

export const SECTION = "handoff-lint";

export interface Settings {
  enable: boolean;
  /** Glob patterns of files that are always handoffs. */
  files: string[];
  /** The longest text that is checked, in UTF-16 code units. */
  maxLength: number;
}

export function settingsFor(document: TextDocument): Settings {
  const configuration = workspace.getConfiguration(SECTION, document);
  return {
    enable: configuration.get("enable") !== false,
    files: strings(configuration.get("files")),
    maxLength: Number(configuration.get("maxLength")),
  };
}

/** settings.json is written by hand: what is not a list of strings is nothing. */
function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
