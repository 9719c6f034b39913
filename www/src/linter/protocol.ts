import type { CheckOptions, DetectorInfo, Report } from "handoff-lint/web";

/** What the page and its worker say to each other. */
export type Request =
  | { type: "start"; module: WebAssembly.Module }
  | { type: "check"; id: number; text: string; options: CheckOptions | undefined }
  | { type: "version" | "detectors"; id: number };

export type Value = Report | string | DetectorInfo[];
export type Answer = { id: number; value: Value } | { id: number; error: PlainError };

/** An error as data: structured clone drops the `code` of a real one. */
export interface PlainError {
  name: string;
  message: string;
  code: string | undefined;
}

export function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) {
    return { name: "Error", message: String(error), code: undefined };
  }
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { name: error.name, message: error.message, code };
}

export function fromPlainError({ name, message, code }: PlainError): Error {
  return Object.assign(new Error(message), { name }, code === undefined ? {} : { code });
}
