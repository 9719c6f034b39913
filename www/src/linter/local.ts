import {
  type CheckOptions,
  check,
  type DetectorInfo,
  detectors,
  init,
  type Report,
  version,
} from "handoff-lint/web";
import type { Linter } from "./types.ts";

/** Runs the core where it is called: at once, but a big text holds up the page meanwhile. */
export class LocalLinter implements Linter {
  readonly #ready: Promise<void>;

  constructor(module: Promise<WebAssembly.Module>) {
    this.#ready = module.then(init);
    // Reported by whoever asks for an answer; a linter nobody has asked yet is not an unhandled rejection.
    this.#ready.catch(() => {});
  }

  async check(text: string, options?: CheckOptions): Promise<Report> {
    await this.#ready;
    return check(text, options);
  }

  async version(): Promise<string> {
    await this.#ready;
    return version();
  }

  async detectors(): Promise<DetectorInfo[]> {
    await this.#ready;
    return detectors();
  }

  dispose(): void {}
}
