import { type CheckOptions, check, detectKind, type Report } from "handoff-lint/web";
import {
  type Disposable,
  EventEmitter,
  type LogOutputChannel,
  type TextDocument,
  workspace,
} from "vscode";
import { hostFacts, isCandidate, matchesAny } from "./documents";
import type { ProjectConfig } from "./project-config";
import { SECTION, type Settings, settingsFor } from "./settings";

const DEBOUNCE_MS = 150;

/** What is known of one version of a document that is a handoff. */
export type Outcome = { version: number } & (
  | { state: "checked"; report: Report }
  | { state: "too-long"; length: number; maxLength: number }
  | { state: "failed" }
);

/** Keeps the outcome of every open handoff, and tells when one changes. `undefined`: not a handoff, or closed. */
export class Checker implements Disposable {
  readonly #outcomes = new Map<string, Outcome>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Documents a person asked to have checked, whatever their text looks like. */
  readonly #requested = new Set<string>();
  readonly #changed = new EventEmitter<{ document: TextDocument; outcome: Outcome | undefined }>();
  readonly #log: LogOutputChannel;
  readonly #configs: ProjectConfig;
  readonly #subscriptions: Disposable[];
  readonly onDidCheck = this.#changed.event;

  constructor(log: LogOutputChannel, configs: ProjectConfig) {
    this.#log = log;
    this.#configs = configs;
    this.#subscriptions = [
      this.#changed,
      workspace.onDidOpenTextDocument((document) => this.#check(document)),
      workspace.onDidChangeTextDocument(({ document }) => this.#schedule(document)),
      workspace.onDidCloseTextDocument((document) => this.#forget(document)),
      workspace.onDidChangeWorkspaceFolders(() => this.checkAll()),
      configs.onDidChange(() => this.checkAll()),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(SECTION)) this.checkAll();
      }),
    ];
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  checkAll(): void {
    for (const document of workspace.textDocuments) this.#check(document);
  }

  /** Checks a document as a handoff now, and from now on until it is closed. */
  request(document: TextDocument): Outcome | undefined {
    this.#requested.add(keyOf(document));
    return this.#check(document);
  }

  /** The outcome for the text as it stands: a version that is still waiting to be checked is checked here. */
  outcome(document: TextDocument): Outcome | undefined {
    const known = this.#outcomes.get(keyOf(document));
    return known?.version === document.version || !this.#timers.has(keyOf(document))
      ? known
      : this.#check(document);
  }

  #schedule(document: TextDocument): void {
    const key = keyOf(document);
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => this.#check(document), DEBOUNCE_MS),
    );
  }

  #check(document: TextDocument): Outcome | undefined {
    const key = keyOf(document);
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    if (document.isClosed) return undefined;
    const outcome = this.#run(document);
    this.#keep(document, outcome);
    return outcome;
  }

  #keep(document: TextDocument, outcome: Outcome | undefined): void {
    const key = keyOf(document);
    if (outcome) this.#outcomes.set(key, outcome);
    else if (!this.#outcomes.delete(key)) return;
    this.#changed.fire({ document, outcome });
  }

  #forget(document: TextDocument): void {
    const key = keyOf(document);
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    // A change of language closes a document and opens it again: then it is still listed here.
    if (!workspace.textDocuments.includes(document)) this.#requested.delete(key);
    this.#keep(document, undefined);
  }

  #run(document: TextDocument): Outcome | undefined {
    const { version } = document;
    const started = performance.now();
    try {
      const outcome = this.#examine(document, settingsFor(document));
      if (!outcome) return undefined;
      this.#log.info(
        `${document.uri}: ${describe(outcome)}, ${(performance.now() - started).toFixed(1)} ms`,
      );
      return { version, ...outcome };
    } catch (error) {
      this.#log.error(
        `${document.uri}: not checked`,
        error instanceof Error ? error : String(error),
      );
      return { version, state: "failed" };
    }
  }

  #examine(document: TextDocument, settings: Settings) {
    const requested = this.#requested.has(keyOf(document));
    if (!requested && !(settings.enable && isCandidate(document))) return undefined;
    const options: CheckOptions = hostFacts(document);
    const text = document.getText();
    const forced = requested || matchesAny(document, settings.files);
    const kind = forced ? "handoff" : detectKind(text, options.path);
    if (!kind) return undefined;
    if (text.length > settings.maxLength) {
      return { state: "too-long", length: text.length, maxLength: settings.maxLength } as const;
    }
    return {
      state: "checked",
      report: check(text, { ...options, kind, config: this.#configs.for(document) }),
    } as const;
  }
}

function keyOf(document: TextDocument): string {
  return document.uri.toString();
}

/** For the log, which never holds text of a document. */
function describe(outcome: Pick<Outcome, "state"> & { report?: Report }): string {
  if (!outcome.report) return outcome.state;
  const { diagnostics, verdict } = outcome.report;
  const count = `${diagnostics.length} diagnostic${diagnostics.length === 1 ? "" : "s"}`;
  return verdict ? `${verdict.effective}, ${verdict.action}, ${count}` : count;
}
