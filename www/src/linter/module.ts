import moduleUrl from "handoff-lint/handoff_lint_bg.wasm?url";

/** Loads the core once; both linters are started from the same compiled module. */
export async function loadModule(url: string = moduleUrl): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText} for ${response.url}`);
  }
  // Streaming refuses every other type, and plain static servers often do not know this one.
  if (response.headers.get("Content-Type") === "application/wasm") {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
