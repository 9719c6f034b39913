import { readFile, realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { applyFixes, type Config, check, type Diagnostic } from "handoff-lint";
import {
  type Call,
  type Command,
  Exit,
  type ExitCode,
  textOption,
  UsageError,
} from "../command.js";
import { CONFIG, configFor } from "../config.js";
import { readInput, STANDARD_INPUT } from "../input.js";
import { printable } from "../printable.js";
import { replaceFile } from "../replace-file.js";

const NOTES = `Only safe fixes are applied: those that change form and make no claim for the author. What an author has
to decide stays a diagnostic. A file is replaced whole or not at all; one that is not UTF-8 is left alone. With - the
mended text of standard input goes to standard output.

Exit code: 0 when no diagnostic of severity error is left, 1 when one is, 2 when the command line is wrong or a FILE
cannot be read or written.`;

/** A fix can bring another rule's safe fix into reach; real documents need two rounds. */
const MOST_ROUNDS = 8;

export const fixCommand: Command = {
  name: "fix",
  usage: "[OPTION…] FILE… (- is standard input)",
  summary: "Apply the safe fixes.",
  notes: NOTES,
  options: {
    "dry-run": { type: "boolean", help: "say what would be done, and write nothing" },
    "workspace-root": {
      type: "string",
      value: "DIR",
      help: "the folder that the paths of artifacts belong to",
    },
    config: CONFIG,
  },
  run,
};

async function run(call: Call): Promise<ExitCode> {
  if (call.operands.length === 0) {
    throw new UsageError("fix what? Name files, or - for standard input");
  }
  let exit: ExitCode = Exit.ok;
  for (const operand of call.operands) {
    const own = await fixOne(operand, call);
    if (own > exit) exit = own;
  }
  return exit;
}

interface Mended {
  readonly text: string;
  readonly applied: number;
  readonly left: readonly Diagnostic[];
}

function mend(original: string, operand: string, call: Call, config: Config): Mended {
  const root = textOption(call, "workspace-root");
  const options = {
    config,
    ...(operand === STANDARD_INPUT ? {} : { path: operand }),
    ...(root === undefined ? {} : { workspaceRoot: resolve(root) }),
  };
  let text = original;
  let applied = 0;
  let { diagnostics } = check(text, options);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fixable = diagnostics.filter(({ fixes }) => fixes.some(({ safe }) => safe));
    if (fixable.length === 0) break;
    applied += fixable.length;
    text = applyFixes(text, fixable);
    ({ diagnostics } = check(text, options));
  }
  return { text, applied, left: diagnostics };
}

async function fixOne(operand: string, call: Call): Promise<ExitCode> {
  const { out, err } = call.host;
  const input = await readInput(operand, call.host.stdin);
  if ("error" in input) return complain(operand, input.error, call);
  const found = await configFor(operand, call);
  if ("error" in found) return complain(operand, found.error, call);
  const mended = mend(input.text, operand, call, found.config);
  const dry = call.values["dry-run"] === true;
  if (operand === STANDARD_INPUT) {
    await out.write(mended.text);
  } else if (mended.applied > 0 && !dry) {
    const problem = await write(operand, input.text, mended.text);
    if (problem !== undefined) return complain(operand, problem, call);
  }
  const errors = mended.left.filter(({ severity }) => severity === "error").length;
  const verb = dry ? "would be applied" : "applied";
  await err.write(
    `${printable(operand)}: ${count(mended.applied, "safe fix", "safe fixes")} ${verb}, ` +
      `${count(errors, "error", "errors")} left\n`,
  );
  return errors > 0 ? Exit.found : Exit.ok;
}

/** Writes the text unless the file is another by now, or is no UTF-8, and says why not. */
async function write(
  operand: string,
  original: string,
  mended: string,
): Promise<string | undefined> {
  try {
    const path = await realpath(operand);
    const bytes = await readFile(path);
    const bare = original.startsWith("\uFEFF") ? original.slice(1) : original;
    const same = [bare, `\uFEFF${bare}`].some((text) => bytes.equals(Buffer.from(text, "utf8")));
    if (!same) return "it is not UTF-8, or was changed meanwhile";
    const hadMark = bytes.subarray(0, 3).equals(Buffer.from("\uFEFF", "utf8"));
    const bareMended = mended.startsWith("\uFEFF") ? mended.slice(1) : mended;
    await replaceFile(path, hadMark ? `\uFEFF${bareMended}` : bareMended);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function complain(operand: string, why: string, { host }: Call): Promise<ExitCode> {
  await host.err.write(`handoff-lint: ${printable(operand)}: ${printable(why)}\n`);
  return Exit.failed;
}

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;
