import type { Readable } from "node:stream";
import type { Output } from "./output.js";

/** Conforming; found something of severity error; used wrongly or could not read. */
export const Exit = { ok: 0, found: 1, failed: 2 } as const;
export type ExitCode = (typeof Exit)[keyof typeof Exit];

export interface Host {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly out: Output;
  readonly err: Output;
}

export interface Option {
  readonly type: "string" | "boolean";
  readonly short?: string;
  /** What stands for the value in the help, such as `DIR`. */
  readonly value?: string;
  readonly help: string;
}

export interface Call {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly operands: readonly string[];
  readonly host: Host;
}

export interface Command {
  readonly name: string;
  /** What follows the command's name on the line. */
  readonly usage: string;
  readonly summary: string;
  /** Shown at the end of the command's help. */
  readonly notes?: string;
  readonly options: Readonly<Record<string, Option>>;
  run(call: Call): Promise<ExitCode>;
}

/** The caller wrote a command line that cannot be carried out. */
export class UsageError extends Error {}

export const FORMAT: Option = {
  type: "string",
  value: "text|json",
  help: "how to print the answer (default: text)",
};

export function isJson({ values }: Call): boolean {
  const format = values.format ?? "text";
  if (format === "json") return true;
  if (format === "text") return false;
  throw new UsageError(`--format is text or json, not ${JSON.stringify(format)}`);
}

export function textOption({ values }: Call, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}
