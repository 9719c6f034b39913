import { initSync } from "../../build/wasm/handoff_lint.js";
import module from "./handoff_lint_bg.wasm";

initSync({ module });

export * from "../../build/api/api.js";
export { init } from "./loaded.js";
