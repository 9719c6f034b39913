import type { CheckOptions, DetectorInfo, Report } from "handoff-lint/web";
import { type Answer, fromPlainError, type Request, type Value } from "./protocol.ts";
import type { Linter } from "./types.ts";

/** The worker itself could not be started, as under a server that forbids workers; the text is not at fault. */
export class WorkerUnavailable extends Error {
  override readonly name = "WorkerUnavailable";
}

interface Pending {
  resolve(value: Value): void;
  reject(error: Error): void;
}

/** Runs the core in a worker, so that the page stays responsive while a big text is checked. */
export class WorkerLinter implements Linter {
  readonly #worker: Worker;
  readonly #started: Promise<void>;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #failure: Error | undefined;

  constructor(module: Promise<WebAssembly.Module>) {
    this.#worker = new Worker(new URL("./worker-entry.ts", import.meta.url), { type: "module" });
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer>) =>
      this.#settle(data),
    );
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#fail(new WorkerUnavailable(event.message || "The worker could not be started"));
    });
    this.#started = module.then((compiled) => this.#post({ type: "start", module: compiled }));
    this.#started.catch(() => {});
  }

  async check(text: string, options?: CheckOptions): Promise<Report> {
    await this.#started;
    return (await this.#ask((id) => ({ type: "check", id, text, options }))) as Report;
  }

  async version(): Promise<string> {
    await this.#started;
    return (await this.#ask((id) => ({ type: "version", id }))) as string;
  }

  async detectors(): Promise<DetectorInfo[]> {
    await this.#started;
    return (await this.#ask((id) => ({ type: "detectors", id }))) as DetectorInfo[];
  }

  dispose(): void {
    this.#worker.terminate();
    this.#fail(new WorkerUnavailable("The worker was stopped"));
  }

  #ask(request: (id: number) => Request): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      this.#post(request(id));
    });
  }

  #post(request: Request): void {
    this.#worker.postMessage(request);
  }

  #settle(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ("error" in answer) {
      pending?.reject(fromPlainError(answer.error));
    } else {
      pending?.resolve(answer.value);
    }
  }

  #fail(error: Error): void {
    this.#failure = error;
    for (const pending of this.#pending.values()) {
      pending.reject(error);
    }
    this.#pending.clear();
  }
}
