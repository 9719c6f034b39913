import { initSync } from "../../build/wasm/handoff_lint.js";

initSync({ module: Uint8Array.from(atob(HANDOFF_LINT_WASM), (byte) => byte.charCodeAt(0)) });

export * from "../../build/api/api.js";
export { init } from "./loaded.js";
