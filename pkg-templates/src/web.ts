import load from "../../build/wasm/handoff_lint.js";
import { markLoaded } from "./guard.js";
import type { init as Init, InitInput } from "./init.js";

let loading: Promise<void> | undefined;

export const init: typeof Init = (input) => {
  // A failed load is forgotten, so that the next call can try again.
  loading ??= loadModule(input).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

async function loadModule(input: InitInput | undefined): Promise<void> {
  // Bundlers recognise this form of address and ship the file it names.
  const module = input ?? new URL("./handoff_lint_bg.wasm", import.meta.url);
  await load({ module_or_path: module as Parameters<typeof load>[0] & InitInput });
  markLoaded();
}

export * from "../../build/api/guarded.js";
