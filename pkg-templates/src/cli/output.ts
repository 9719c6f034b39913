import { once } from "node:events";
import type { WriteStream } from "node:tty";
import { Exit } from "./command.js";
import { Style } from "./style.js";

/** A stream that is never written faster than it is read, and whose reader may leave. */
export class Output {
  readonly style: Style;
  readonly #stream: WriteStream;
  #closed = false;

  constructor(stream: WriteStream) {
    this.#stream = stream;
    this.style = Style.for(stream);
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // `handoff-lint check … | head` is no failure: whoever reads has read enough.
      this.#closed = true;
      if (error.code === "EPIPE") return;
      // A full disk, say: what was to be told is lost, and the exit code is all that is left to tell it.
      process.exitCode = Exit.failed;
    });
  }

  async write(text: string): Promise<void> {
    if (this.#closed || this.#stream.write(text)) return;
    const settled = new AbortController();
    const { signal } = settled;
    await Promise.race([
      once(this.#stream, "drain", { signal }),
      once(this.#stream, "close", { signal }),
    ]).catch(() => undefined);
    settled.abort();
  }
}
