import { open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Replaces a file's content whole or not at all: it is written beside the file, flushed, and moved over it.
 * Permissions stay.
 */
export async function replaceFile(path: string, content: string): Promise<void> {
  const { mode } = await stat(path);
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  const file = await open(beside, "wx", mode);
  try {
    await file.writeFile(content, "utf8");
    await file.sync();
    await file.close();
    await rename(beside, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(beside, { force: true });
    throw error;
  }
}
