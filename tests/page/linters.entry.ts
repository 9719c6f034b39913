import { BySizeLinter } from "../../www/src/linter/by-size.ts";
import { LocalLinter } from "../../www/src/linter/local.ts";
import { loadModule } from "../../www/src/linter/module.ts";
import type { Linter } from "../../www/src/linter/types.ts";
import { WorkerLinter } from "../../www/src/linter/worker.ts";

const module = loadModule();
const linters: Record<string, Linter> = {
  LocalLinter: new LocalLinter(module),
  WorkerLinter: new WorkerLinter(module),
  BySizeLinter: new BySizeLinter(module),
};

/** The page's linters, for the tests that run in it. */
Object.assign(globalThis, { linters });
