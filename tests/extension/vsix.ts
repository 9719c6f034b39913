import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { WorkbenchFiles } from "./workbench.ts";

export const run = promisify(execFile);

export const EXTENSION_ID = "handoff-lint.handoff-lint-vscode";
const SOURCE = fileURLToPath(new URL("../../vscode-extension/", import.meta.url));

export interface Installed {
  vsix: string;
  extensionsFolder: string;
  /** The unpacked extension: exactly the files that are shipped. */
  folder: string;
  remove(): Promise<void>;
}

/** Packages the extension and installs the package as a person would. */
export async function packAndInstall(workbench: WorkbenchFiles): Promise<Installed> {
  const temporary = await mkdtemp(join(tmpdir(), "handoff-lint-vsix-"));
  const vsix = join(temporary, "handoff-lint.vsix");
  await run("npm", ["run", "package", "--", "--out", vsix], { cwd: SOURCE });
  const extensionsFolder = join(temporary, "extensions");
  const { stdout } = await run(workbench.node, [
    workbench.codeServer,
    ...["--config", join(temporary, "config.yaml")],
    ...["--user-data-dir", join(temporary, "user"), "--extensions-dir", extensionsFolder],
    ...["--install-extension", vsix],
  ]);
  if (!stdout.includes("was successfully installed")) throw new Error(stdout);
  return {
    vsix,
    extensionsFolder,
    folder: join(extensionsFolder, `${EXTENSION_ID}-${await version()}`),
    remove: () => rm(temporary, { recursive: true, force: true }),
  };
}

async function version(): Promise<string> {
  const { default: manifest } = await import(`${SOURCE}package.json`, { with: { type: "json" } });
  return manifest.version;
}
