import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../pkg/cli.mjs", import.meta.url));

/** A folder with the files that the commands are given; they run in it, so that names are short. */
export const FOLDER = mkdtempSync(join(tmpdir(), "handoff-lint-cli-"));
process.once("exit", () => rmSync(FOLDER, { recursive: true, force: true }));

export function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(FOLDER, name), content);
  return name;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Circumstances {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** The environment without what would colour the output. */
function environment(added: Readonly<Record<string, string>> = {}) {
  const { NO_COLOR, FORCE_COLOR, ...others } = process.env;
  return { ...others, ...added };
}

export function start(args: readonly string[], { env }: Circumstances = {}): ChildProcess {
  return spawn(process.execPath, [CLI, ...args], { cwd: FOLDER, env: environment(env) });
}

export async function run(args: readonly string[], how: Circumstances = {}): Promise<Ended> {
  const child = start(args, how);
  child.stdin?.end(how.stdin ?? "");
  return ended(child);
}

export function ended(child: ChildProcess): Promise<Ended> {
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}
