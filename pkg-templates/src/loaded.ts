import type { init as Init } from "./init.js";

/** The `init` of every entry that loads the module by itself. */
export const init: typeof Init = () => Promise.resolve();
