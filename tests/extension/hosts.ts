import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EXTENSION_ID, type Installed } from "./vsix.ts";
import type { WorkbenchFiles } from "./workbench.ts";

/** A running workbench, served on a loopback port. */
export interface Host {
  /** The address of the folder; with a suite, of the same window running that suite in the extension host. */
  url(suite?: string): string;
  stop(): Promise<void>;
}

export type StartHost = (
  workbench: WorkbenchFiles,
  installed: Installed,
  folder: string,
) => Promise<Host>;

const SETTINGS = {
  "chat.disableAIFeatures": true,
  "extensions.autoCheckUpdates": false,
  "extensions.autoUpdate": false,
  "security.workspace.trust.enabled": false,
  "telemetry.telemetryLevel": "off",
  "update.mode": "none",
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "workbench.startupEditor": "none",
};

/** VS Code with a server: the extension runs in a Node process beside it. */
export const startNodeHost: StartHost = (...args) => startCodeServer(SETTINGS, ...args);

/** The same server, with the extension in a web worker of the window. */
export const startWorkerHost: StartHost = (...args) =>
  startCodeServer({ ...SETTINGS, "remote.extensionKind": { [EXTENSION_ID]: ["web"] } }, ...args);

async function startCodeServer(
  settings: object,
  { node, codeServer }: WorkbenchFiles,
  installed: Installed,
  folder: string,
): Promise<Host> {
  const data = await mkdtemp(join(tmpdir(), "handoff-lint-user-"));
  await mkdir(join(data, "User"));
  await writeFile(join(data, "User/settings.json"), JSON.stringify(settings));
  const address = `127.0.0.1:${await freePort()}`;
  const server = serve(node, [
    codeServer,
    // Without a file of its own it would write one into the person's home folder.
    ...["--config", join(data, "config.yaml"), "--auth", "none", "--bind-addr", address],
    ...["--user-data-dir", data, "--extensions-dir", installed.extensionsFolder],
    ...["--disable-telemetry", "--disable-update-check", "--disable-workspace-trust"],
    "--disable-getting-started-override",
    // Lets the address name a suite to run; without it that part is ignored in silence.
    ...["--vscode-option", "enable-smoke-test-driver"],
  ]);
  await answers(server, `http://${address}/healthz`);
  return {
    url: (suite) => {
      const remote = (path: string) => `vscode-remote://${address}${path}`;
      const payload = suite && [
        ["extensionDevelopmentPath", remote(installed.folder)],
        ["extensionTestsPath", remote(suite)],
        ["skipWelcome", "true"],
      ];
      const query = new URLSearchParams({ folder });
      if (payload) query.set("payload", JSON.stringify(payload));
      return `http://${address}/?${query}`;
    },
    stop: async () => {
      await end(server);
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Its command line closes at once when it has a suite and no browser of its own, so the function is called. */
const OPEN_TEST_WEB = "require(process.argv[1]).open(JSON.parse(process.argv[2]))";

/** VS Code without any server: a static page, the folder in memory, the extension in a web worker. */
export const startWebOnly: StartHost = async (workbench, installed, folder) => {
  const listen = async (suite?: string) => {
    const port = await freePort();
    const options = {
      browserType: "none",
      quality: "stable",
      commit: workbench.webCommit,
      testRunnerDataDir: workbench.webBuilds,
      extensionDevelopmentPath: installed.folder,
      extensionTestsPath: suite,
      folderPath: folder,
      host: "127.0.0.1",
      port,
    };
    const args = ["-e", OPEN_TEST_WEB, workbench.testWeb, JSON.stringify(options)];
    const server = serve(process.execPath, args);
    const url = `http://127.0.0.1:${port}`;
    await answers(server, url);
    return { server, url };
  };
  // The suite is named when the server starts, so each of the two has its own.
  const plain = await listen();
  const testing = await listen(join(installed.folder, "test/suite.js"));
  return {
    url: (suite) => (suite ? testing.url : plain.url),
    stop: async () => {
      await end(plain.server);
      await end(testing.server);
    },
  };
};

function serve(command: string, args: string[]): ChildProcess {
  const server = spawn(command, args, { stdio: "ignore" });
  // A run that is broken off must leave nothing behind.
  process.once("exit", () => server.kill());
  return server;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

async function answers(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await sleep(100);
  }
  await end(server);
  throw new Error(`the workbench does not answer at ${url}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, "exit");
}
