import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Config, readConfig } from "handoff-lint";
import { type Call, type Option, textOption } from "./command.js";
import { STANDARD_INPUT } from "./input.js";
import { printable } from "./printable.js";

export const CONFIG: Option = {
  type: "string",
  value: "FILE",
  help: "the configuration (default: found in the folders above each FILE)",
};

/** In the order in which a folder is searched. */
const NAMES = ["handoff-lint.yaml", "handoff-lint.yml", "handoff-lint.json", "package.json"];

export type Configured = { readonly config: Config } | { readonly error: string };

/** What the project of an operand sets: the file that is named, else the nearest one above the operand. */
export async function configFor(operand: string, call: Call): Promise<Configured> {
  const named = textOption(call, "config");
  if (named !== undefined) {
    const text = await read(named);
    return text === undefined ? { error: `${named} cannot be read` } : parse(text, named);
  }
  const start = operand === STANDARD_INPUT ? process.cwd() : dirname(resolve(operand));
  return nearest(start);
}

/** Folders that were searched, as many files share theirs. */
const searched = new Map<string, Promise<Configured>>();

function nearest(folder: string): Promise<Configured> {
  const known = searched.get(folder);
  if (known !== undefined) return known;
  const answer = search(folder);
  searched.set(folder, answer);
  return answer;
}

async function search(folder: string): Promise<Configured> {
  for (const name of NAMES) {
    const path = join(folder, name);
    const text = await read(path);
    // Most packages set nothing here, and what is wrong with their package.json is no business of ours.
    if (text === undefined || (name === "package.json" && !text.includes('"handoff-lint"')))
      continue;
    const answer = parse(text, path);
    if (name !== "package.json" || "error" in answer || Object.keys(answer.config).length > 0) {
      return answer;
    }
  }
  const above = dirname(folder);
  return above === folder ? { config: {} } : nearest(above);
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return undefined;
  }
}

/** A configuration with an error is not followed by halves: what it meant to switch off would be reported. */
function parse(text: string, path: string): Configured {
  const { config, diagnostics } = readConfig(text, path);
  const [first] = diagnostics.filter(({ severity }) => severity === "error");
  if (first === undefined) return { config };
  const { line, character } = first.range.start;
  return { error: `${path}:${line + 1}:${character + 1}: ${printable(first.message)}` };
}
