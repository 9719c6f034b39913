/** Reads a file as text without losing a unit: a byte order mark stays in the text, where the core expects it. */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  return new TextDecoder(encodingOf(new Uint8Array(bytes)), { ignoreBOM: true }).decode(bytes);
}

/** UTF-8, unless a byte order mark says UTF-16, as in files that Windows shells write. */
function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return "utf-16le";
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return "utf-16be";
  }
  return "utf-8";
}
