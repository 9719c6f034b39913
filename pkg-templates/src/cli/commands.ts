import type { Command } from "./command.js";
import { checkCommand } from "./commands/check.js";
import { fixCommand } from "./commands/fix.js";
import { hookCommand } from "./commands/hook.js";
import { redactCommand } from "./commands/redact.js";
import { rulesCommand } from "./commands/rules.js";
import { schemaCommand } from "./commands/schema.js";

/** In the order of the help. A new command is one file and one line here. */
export const COMMANDS: readonly Command[] = [
  checkCommand,
  fixCommand,
  hookCommand,
  redactCommand,
  rulesCommand,
  schemaCommand,
];
