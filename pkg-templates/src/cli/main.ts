import { stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { version } from "handoff-lint";
import { type Command, Exit, type ExitCode, type Host, UsageError } from "./command.js";
import { COMMANDS } from "./commands.js";
import { commandHelp, generalHelp, HELP } from "./help.js";
import { Output } from "./output.js";
import { printable } from "./printable.js";

async function main(args: readonly string[], host: Host): Promise<ExitCode> {
  const [first, ...rest] = args;
  switch (first) {
    case undefined:
      await host.err.write(generalHelp());
      return Exit.failed;
    case "-h":
    case "--help":
    case "help":
      await host.out.write(generalHelp());
      return Exit.ok;
    case "-v":
    case "--version":
      await host.out.write(`${version()}\n`);
      return Exit.ok;
  }
  const command = COMMANDS.find(({ name }) => name === first);
  if (command === undefined) throw await unknownCommand(first);
  return runCommand(command, rest, host);
}

async function runCommand(command: Command, args: string[], host: Host): Promise<ExitCode> {
  const { values, positionals } = parse(command, args);
  if (values.help === true) {
    await host.out.write(commandHelp(command));
    return Exit.ok;
  }
  return command.run({ values, operands: positionals, host });
}

function parse(command: Command, args: string[]) {
  try {
    return parseArgs({
      args,
      options: { ...command.options, help: HELP },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // Node's own words name the option; the rest of them is about how to write a program.
    const [sentence = ""] = String((error as Error).message).split(". To specify");
    throw new UsageError(`${sentence} (see handoff-lint ${command.name} --help)`);
  }
}

async function unknownCommand(word: string): Promise<UsageError> {
  const isFile = await stat(word).then(
    (stats) => stats.isFile(),
    () => false,
  );
  if (isFile) return new UsageError(`to check a file, run: handoff-lint check ${word}`);
  const known = COMMANDS.map(({ name }) => name).join(", ");
  const kind = word.startsWith("-") ? "option" : "command";
  return new UsageError(`there is no ${kind} ${JSON.stringify(word)}; the commands are ${known}`);
}

const host: Host = {
  stdin: process.stdin,
  out: new Output(process.stdout),
  err: new Output(process.stderr),
};

// The exit code is set, not forced: what is still on its way into a pipe has to arrive.
try {
  const code = await main(process.argv.slice(2), host);
  process.exitCode ??= code;
} catch (error) {
  process.exitCode = Exit.failed;
  const text =
    error instanceof UsageError ? error.message : String((error as Error).stack ?? error);
  await host.err.write(`handoff-lint: ${printable(text)}\n`);
}
