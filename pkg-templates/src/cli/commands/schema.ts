import { readFile } from "node:fs/promises";
import { type Call, type Command, Exit, type ExitCode, UsageError } from "../command.js";

const FILE = new URL("./handoff-lint.schema.json", import.meta.url);

export const schemaCommand: Command = {
  name: "schema",
  usage: "",
  summary: "Print the JSON Schema of the configuration.",
  notes: `It is also a file of the package, for editors: in handoff-lint.yaml, write at the top
# yaml-language-server: $schema=./node_modules/handoff-lint/handoff-lint.schema.json`,
  options: {},
  run,
};

async function run({ operands, host }: Call): Promise<ExitCode> {
  if (operands.length > 0) throw new UsageError("schema takes no arguments");
  await host.out.write(await readFile(FILE, "utf8"));
  return Exit.ok;
}
