import type { Command, Option } from "./command.js";
import { COMMANDS } from "./commands.js";

export const HELP: Option = { type: "boolean", short: "h", help: "print this help" };

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join("");
}

function optionRow([name, option]: [string, Option]): [string, string] {
  const short = option.short === undefined ? "    " : `-${option.short}, `;
  const value = option.value === undefined ? "" : ` ${option.value}`;
  return [`${short}--${name}${value}`, option.help];
}

export function generalHelp(): string {
  const commands = table(COMMANDS.map(({ name, summary }) => [name, summary]));
  const options = table([
    optionRow(["help", HELP]),
    optionRow(["version", { type: "boolean", short: "v", help: "print the version" }]),
  ]);
  return `Checks the handoffs that coding agents pass to each other and to people.

Usage: handoff-lint COMMAND [OPTION…] [ARGUMENT…]

Commands:
${commands}
Options:
${options}
handoff-lint COMMAND --help tells more about a command.
`;
}

export function commandHelp(command: Command): string {
  const options = table(Object.entries({ ...command.options, help: HELP }).map(optionRow));
  const notes = command.notes === undefined ? "" : `\n${command.notes}\n`;
  return `${command.summary}

Usage: handoff-lint ${command.name} ${command.usage}

Options:
${options}${notes}`;
}
