import type { CheckOptions, DetectorInfo, Report } from "handoff-lint/web";
import { LocalLinter } from "./local.ts";
import type { Linter } from "./types.ts";
import { WorkerLinter, WorkerUnavailable } from "./worker.ts";

/** A text up to this length is checked faster than a frame is drawn. */
const LOCAL_LIMIT = 100_000;

/** Answers small texts at once and leaves the big ones to the worker. */
export class BySizeLinter implements Linter {
  readonly #local: Linter;
  readonly #worker: Linter;

  constructor(module: Promise<WebAssembly.Module>) {
    this.#local = new LocalLinter(module);
    // Started with the page and not when it is first needed: nothing is requested once the page has loaded.
    this.#worker = new WorkerLinter(module);
  }

  async check(text: string, options?: CheckOptions): Promise<Report> {
    if (text.length <= LOCAL_LIMIT) {
      return this.#local.check(text, options);
    }
    try {
      return await this.#worker.check(text, options);
    } catch (error) {
      if (error instanceof WorkerUnavailable) {
        return this.#local.check(text, options);
      }
      throw error;
    }
  }

  version(): Promise<string> {
    return this.#local.version();
  }

  detectors(): Promise<DetectorInfo[]> {
    return this.#local.detectors();
  }

  dispose(): void {
    this.#local.dispose();
    this.#worker.dispose();
  }
}
