import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";

export const STANDARD_INPUT = "-";

export type Input = { readonly text: string } | { readonly error: string };

export async function readInput(operand: string, stdin: Readable): Promise<Input> {
  try {
    return decode(operand === STANDARD_INPUT ? await readAll(stdin) : await readFile(operand));
  } catch (error) {
    return { error: reason(error as NodeJS.ErrnoException) };
  }
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** As a text editor: by the byte order mark, else as UTF-8, with U+FFFD for what is not. */
function decode(bytes: Uint8Array): Input {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes("\0") ? { error: "it is not text: it has NUL characters" } : { text };
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "reading it is not permitted",
  EPERM: "reading it is not permitted",
};

function reason(error: NodeJS.ErrnoException): string {
  return REASONS[error.code ?? ""] ?? error.message;
}
