import { LocalLinter } from "./local.ts";
import { type Answer, type Request, toPlainError } from "./protocol.ts";

/** The part of a worker's global scope that is used: the library types of pages and of workers exclude each other. */
interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<Request>) => void): void;
  postMessage(answer: Answer): void;
}
const scope = self as unknown as WorkerScope;

const started = Promise.withResolvers<WebAssembly.Module>();
const linter = new LocalLinter(started.promise);

scope.addEventListener("message", async ({ data }) => {
  if (data.type === "start") {
    started.resolve(data.module);
    return;
  }
  scope.postMessage(await answer(data));
});

async function answer(request: Exclude<Request, { type: "start" }>): Promise<Answer> {
  const { id } = request;
  try {
    const value =
      request.type === "check"
        ? await linter.check(request.text, request.options)
        : await linter[request.type]();
    return { id, value };
  } catch (error) {
    return { id, error: toPlainError(error) };
  }
}
