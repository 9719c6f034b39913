import { resolve } from "node:path";
import { type CheckOptions, type Config, check, type Diagnostic, type Report } from "handoff-lint";
import {
  type Call,
  type Command,
  Exit,
  type ExitCode,
  FORMAT,
  isJson,
  textOption,
  UsageError,
} from "../command.js";
import { CONFIG, configFor } from "../config.js";
import { readInput, STANDARD_INPUT } from "../input.js";
import { mask } from "../mask.js";
import { printable } from "../printable.js";
import { type Checked, formatDiagnostic, formatVerdict } from "../report.js";

const NOTES = `With --format json the answer is one array with an object for each FILE, in their order:
{ "file": FILE, "report": … } with the Report that check() of the package returns,
or { "file": FILE, "error": "why it could not be read" }.

Exit code: 0 when no diagnostic is of severity error (with --strict: or warning), 1 when one is, 2 when the
command line is wrong, or a FILE or its configuration cannot be read.`;

export const checkCommand: Command = {
  name: "check",
  usage: "[OPTION…] FILE… (- is standard input)",
  summary: "Check handoffs and tell the verdict on each.",
  notes: NOTES,
  options: {
    format: FORMAT,
    kind: {
      type: "string",
      value: "KIND",
      help: "what the files are (default: found out from each)",
    },
    "workspace-root": {
      type: "string",
      value: "DIR",
      help: "the folder that the paths of artifacts belong to",
    },
    config: CONFIG,
    strict: { type: "boolean", help: "let warnings count as errors" },
    unchecked: { type: "boolean", help: "list what could not be checked, and why" },
    quiet: { type: "boolean", short: "q", help: "print errors only: no warning, hint or verdict" },
  },
  run,
};

async function run(call: Call): Promise<ExitCode> {
  if (call.operands.length === 0) {
    throw new UsageError("check what? Name files, or - for standard input");
  }
  if (call.operands.indexOf(STANDARD_INPUT) !== call.operands.lastIndexOf(STANDARD_INPUT)) {
    throw new UsageError("standard input can be read once only");
  }
  return isJson(call) ? printJson(call) : printText(call);
}

type Answer = { readonly checked: Checked } | { readonly error: string };

async function answerTo(operand: string, call: Call): Promise<Answer> {
  const input = await readInput(operand, call.host.stdin);
  if ("error" in input) {
    await call.host.err.write(`handoff-lint: ${nameOf(operand)}: ${printable(input.error)}\n`);
    return input;
  }
  const found = await configFor(operand, call);
  if ("error" in found) {
    await call.host.err.write(`handoff-lint: ${printable(found.error)}\n`);
    return found;
  }
  const report = checkText(input.text, optionsFor(operand, call, found.config));
  return { checked: { name: nameOf(operand), text: mask(input.text, found.config), report } };
}

const nameOf = (operand: string) => (operand === STANDARD_INPUT ? "<stdin>" : printable(operand));

function optionsFor(operand: string, call: Call, config: Config): CheckOptions {
  const kind = textOption(call, "kind");
  const root = textOption(call, "workspace-root");
  return {
    config,
    ...(call.values.strict === true ? { strict: true } : {}),
    ...(operand === STANDARD_INPUT ? {} : { path: operand }),
    // The core knows the kinds, and says so when this is none of them.
    ...(kind === undefined ? {} : { kind: kind as NonNullable<CheckOptions["kind"]> }),
    ...(root === undefined ? {} : { workspaceRoot: resolve(root) }),
  };
}

function checkText(text: string, options: CheckOptions): Report {
  try {
    return check(text, options);
  } catch (error) {
    // The kind is the one option whose words only the core knows.
    if ((error as { code?: string }).code !== "invalid-option") throw error;
    throw new UsageError(`there is no kind of document ${JSON.stringify(options.kind)}`);
  }
}

function exitCodeOf(answer: Answer, call: Call): ExitCode {
  if ("error" in answer) return Exit.failed;
  const { diagnostics } = answer.checked.report;
  const strict = call.values.strict === true;
  const counts = ({ severity }: Diagnostic) =>
    severity === "error" || (strict && severity === "warning");
  return diagnostics.some(counts) ? Exit.found : Exit.ok;
}

async function printJson(call: Call): Promise<ExitCode> {
  const { out } = call.host;
  let exit: ExitCode = Exit.ok;
  let separator = "[\n";
  for (const operand of call.operands) {
    const answer = await answerTo(operand, call);
    const result = "error" in answer ? answer : { report: answer.checked.report };
    await out.write(`${separator}${JSON.stringify({ file: operand, ...result })}`);
    separator = ",\n";
    exit = worse(exit, exitCodeOf(answer, call));
  }
  await out.write("\n]\n");
  return exit;
}

async function printText(call: Call): Promise<ExitCode> {
  let exit: ExitCode = Exit.ok;
  for (const operand of call.operands) {
    const answer = await answerTo(operand, call);
    if ("checked" in answer) await printChecked(answer.checked, call);
    exit = worse(exit, exitCodeOf(answer, call));
  }
  return exit;
}

async function printChecked(checked: Checked, { values, host: { out } }: Call): Promise<void> {
  const quiet = values.quiet === true;
  for (const diagnostic of checked.report.diagnostics) {
    if (quiet && diagnostic.severity !== "error") continue;
    await out.write(`${formatDiagnostic(checked, diagnostic, out.style)}\n`);
  }
  if (!quiet) await out.write(formatVerdict(checked, out.style, values.unchecked === true));
}

function worse(one: ExitCode, other: ExitCode): ExitCode {
  return one > other ? one : other;
}
