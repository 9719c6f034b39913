import { readFileSync } from "node:fs";
import { initSync } from "../../build/wasm/handoff_lint.js";

initSync({ module: readFileSync(new URL("./handoff_lint_bg.wasm", import.meta.url)) });

export * from "../../build/api/api.js";
export { init } from "./loaded.js";
