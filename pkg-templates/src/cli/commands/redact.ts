import { readFile, realpath } from "node:fs/promises";
import { type Redaction, redact } from "handoff-lint";
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

const NOTES = `Without --write the redacted text goes to standard output and no file is touched. What is personal data and
what may stay is set under pii and allow in the configuration. With --report json the answer is one array with an object
for each FILE, in their order: { "file": FILE, "redactions": […] } as redact() of the package returns them, or
{ "file": FILE, "error": "why it could not be read" }. No value that was redacted is ever printed.

Exit code: 0 when all FILEs were read and written, 2 when the command line is wrong or one could not be.`;

export const redactCommand: Command = {
  name: "redact",
  usage: "[OPTION…] [FILE…] (- is standard input, and the default)",
  summary: "Replace secrets and personal data by marks.",
  notes: NOTES,
  options: {
    write: { type: "boolean", short: "w", help: "write the redacted text into the FILEs" },
    report: {
      type: "string",
      value: "json",
      help: "print what was redacted, and where, in place of the text",
    },
    config: CONFIG,
  },
  run,
};

async function run(call: Call): Promise<ExitCode> {
  const report = textOption(call, "report");
  if (report !== undefined && report !== "json") {
    throw new UsageError(`--report is json, not ${JSON.stringify(report)}`);
  }
  const operands = call.operands.length === 0 ? [STANDARD_INPUT] : call.operands;
  if (call.values.write === true && operands.includes(STANDARD_INPUT)) {
    throw new UsageError("--write needs FILEs: standard input cannot be written");
  }
  const answers: Answer[] = [];
  for (const operand of operands) answers.push(await redactOne(operand, call));
  if (report === "json") await call.host.out.write(`${JSON.stringify(answers, null, 2)}\n`);
  return answers.some((answer) => "error" in answer) ? Exit.failed : Exit.ok;
}

type Answer = { readonly file: string } & (
  | { readonly redactions: readonly Redaction[] }
  | { readonly error: string }
);

async function redactOne(file: string, call: Call): Promise<Answer> {
  const { out, err, stdin } = call.host;
  const input = await readInput(file, stdin);
  if ("error" in input) return complain(file, input.error, call);
  const found = await configFor(file, call);
  if ("error" in found) return complain(file, found.error, call);
  const { text, redactions } = redact(input.text, { config: found.config });
  const write = call.values.write === true;
  const changed = text !== input.text;
  if (write && changed) {
    const problem = await replace(file, input.text, text);
    if (problem !== undefined) return complain(file, problem, call);
  }
  if (!write && call.values.report === undefined) await out.write(text);
  if (call.values.report === undefined)
    await err.write(`${printable(file)}: ${summary(redactions)}\n`);
  return { file, redactions };
}

/** How many of each kind, the most frequent first. */
function summary(redactions: readonly Redaction[]): string {
  if (redactions.length === 0) return "nothing to redact";
  const counts = new Map<string, number>();
  for (const { kind } of redactions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return `redacted ${sorted.map(([kind, count]) => `${count} ${kind}`).join(", ")}`;
}

/** Writes the text unless the file is another by now, or is no UTF-8, and says why not. */
async function replace(file: string, original: string, text: string): Promise<string | undefined> {
  try {
    const path = await realpath(file);
    const bytes = await readFile(path);
    const mark = bytes.subarray(0, 3).equals(Buffer.from("\uFEFF", "utf8")) ? "\uFEFF" : "";
    const bare = (words: string) => (words.startsWith("\uFEFF") ? words.slice(1) : words);
    if (!bytes.equals(Buffer.from(mark + bare(original), "utf8"))) {
      return "it is not UTF-8, or was changed meanwhile";
    }
    await replaceFile(path, mark + bare(text));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function complain(file: string, error: string, { host }: Call): Promise<Answer> {
  await host.err.write(`handoff-lint: ${printable(file)}: ${printable(error)}\n`);
  return { file, error };
}
