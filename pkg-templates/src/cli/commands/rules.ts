import { rules } from "handoff-lint";
import {
  type Call,
  type Command,
  Exit,
  type ExitCode,
  FORMAT,
  isJson,
  UsageError,
} from "../command.js";

export const rulesCommand: Command = {
  name: "rules",
  usage: "[OPTION…]",
  summary: "List the rules: code, severity, what each is about.",
  notes: "With --format json the answer is the array that rules() of the package returns.",
  options: { format: FORMAT },
  run,
};

async function run(call: Call): Promise<ExitCode> {
  if (call.operands.length > 0) throw new UsageError("rules takes no arguments");
  const { out } = call.host;
  if (isJson(call)) {
    await out.write(`${JSON.stringify(rules(), null, 2)}\n`);
    return Exit.ok;
  }
  const all = rules();
  const width = Math.max(...all.map(({ code }) => code.length));
  for (const { code, severity, summary } of all) {
    await out.write(`${code.padEnd(width)}  ${severity.padEnd(7)}  ${summary}\n`);
  }
  return Exit.ok;
}
