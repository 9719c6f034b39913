import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program and gives what it wrote; a failure says the command and its last words. */
export async function run(
  program: string,
  args: readonly string[],
  folder?: string,
): Promise<string> {
  try {
    const options = { maxBuffer: 1 << 30, encoding: "utf8" as const };
    const { stdout } = await execute(program, args, folder ? { ...options, cwd: folder } : options);
    return stdout;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const words = (stderr?.trim() || message).split("\n").slice(-4).join(" ");
    throw new Error(`${program.split("/").at(-1)} ${args.slice(0, 3).join(" ")}: ${words}`);
  }
}

export const say = (text: string): void => {
  process.stderr.write(`redact-eval: ${text}\n`);
};
