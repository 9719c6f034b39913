import { onStop } from "handoff-lint";
import { type Call, type Command, Exit, type ExitCode, UsageError } from "../command.js";
import { CONFIG, configFor } from "../config.js";
import { readInput, STANDARD_INPUT } from "../input.js";
import { printable } from "../printable.js";

const NOTES = `Reads the event of a Stop or SubagentStop hook from standard input and answers on standard output:
an agent whose handoff cannot be used is sent back once, with what to mend. The second time it is let go and you are told
what is open. An event that is no agent's return gets no answer.

In .claude/settings.json:
  { "hooks": { "SubagentStop": [{ "hooks": [{ "type": "command", "command": "npx handoff-lint hook" }] }] } }

Exit code: 0, and 1 for an event that cannot be read: the client shows that and goes on. (2 would block the agent.)`;

export const hookCommand: Command = {
  name: "hook",
  usage: "(the event is standard input)",
  summary: "Check an agent's last message as a stop hook of Claude Code.",
  notes: NOTES,
  options: { config: CONFIG },
  run,
};

async function run(call: Call): Promise<ExitCode> {
  const { operands, host } = call;
  if (operands.length > 0) throw new UsageError("hook reads the event from standard input only");
  const input = await readInput(STANDARD_INPUT, host.stdin);
  const event = "text" in input ? parse(input.text) : undefined;
  if (event === undefined) {
    const why = "error" in input ? input.error : "it is no JSON object";
    await host.err.write(`handoff-lint: cannot read the hook's event: ${printable(why)}\n`);
    return Exit.found;
  }
  const root = typeof event.cwd === "string" ? { workspaceRoot: event.cwd } : {};
  const found = await configFor(STANDARD_INPUT, call);
  if ("error" in found) {
    await host.err.write(`handoff-lint: ${printable(found.error)}\n`);
    return Exit.found;
  }
  const { output } = onStop(event, { ...root, config: found.config });
  if (output !== undefined) await host.out.write(`${JSON.stringify(output)}\n`);
  return Exit.ok;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
