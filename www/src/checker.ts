import type { CheckOptions, Report } from "handoff-lint/web";
import type { Linter } from "./linter/types.ts";

const DEBOUNCE_MS = 120;
const BUSY_AFTER_MS = 200;

export interface CheckerHost {
  text(): string;
  options(): CheckOptions;
  onReport(report: Report, text: string): void;
  onBusy(busy: boolean): void;
  onFailure(error: unknown): void;
}

/** A small text need not wait for the big one it replaced; more than this would only pile up in the worker. */
const AT_ONCE = 2;

/** Keeps the report in step with the text: only the answer for the present text counts. */
export class Checker {
  readonly #linter: Linter;
  readonly #host: CheckerHost;
  #revision = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = 0;
  #isDue = false;

  constructor(linter: Linter, host: CheckerHost) {
    this.#linter = linter;
    this.#host = host;
  }

  /** Call this on every change of the text or of an option. */
  schedule(): void {
    this.#revision++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), DEBOUNCE_MS);
  }

  async #run(): Promise<void> {
    this.#isDue = this.#running === AT_ONCE;
    if (this.#isDue) {
      return;
    }
    this.#running++;
    const revision = this.#revision;
    const ifStillAsked = (tell: () => void) => revision === this.#revision && tell();
    const busy = setTimeout(() => ifStillAsked(() => this.#host.onBusy(true)), BUSY_AFTER_MS);
    try {
      const text = this.#host.text();
      const report = await this.#linter.check(text, this.#host.options());
      ifStillAsked(() => this.#host.onReport(report, text));
    } catch (error) {
      ifStillAsked(() => this.#host.onFailure(error));
    } finally {
      clearTimeout(busy);
      ifStillAsked(() => this.#host.onBusy(false));
      this.#running--;
    }
    if (this.#isDue) {
      await this.#run();
    }
  }
}
