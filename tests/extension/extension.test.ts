import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Browser } from "playwright-core";
import { type Folder, makeFolder } from "./documents.ts";
import {
  type Host,
  type StartHost,
  startNodeHost,
  startWebOnly,
  startWorkerHost,
} from "./hosts.ts";
import {
  checkOtherKind,
  fixOnSave,
  mendByKeyboard,
  mendByTyping,
  readLog,
  seeFault,
  seeOtherKind,
  seeTooLong,
} from "./scenario.ts";
import { bundleSuite } from "./suite.ts";
import { type Installed, packAndInstall } from "./vsix.ts";
import { launchBrowser, runSuite, Window } from "./window.ts";
import { installWorkbench, type WorkbenchFiles } from "./workbench.ts";

let workbench: WorkbenchFiles;
let installed: Installed;
let browser: Browser;

before(async () => {
  workbench = await installWorkbench();
  installed = await packAndInstall(workbench);
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await installed?.remove();
});

interface Setting {
  name: string;
  start: StartHost;
  runsIn: "node" | "worker";
  /** Without a disk the folder is virtual: it is at no path, and what is saved stays in the window. */
  disk: boolean;
}

const SETTINGS: Setting[] = [
  { name: "node", start: startNodeHost, runsIn: "node", disk: true },
  { name: "worker", start: startWorkerHost, runsIn: "worker", disk: true },
  { name: "web", start: startWebOnly, runsIn: "worker", disk: false },
];

test("ships what runs and what is read, and nothing else", async () => {
  const files = await readdir(installed.folder, { recursive: true, withFileTypes: true });
  const names = files
    .filter((file) => file.isFile())
    .map((file) => relative(installed.folder, join(file.parentPath, file.name)));
  assert.deepEqual(names.sort(), [
    ".vsixmanifest",
    "LICENSE.txt",
    "THIRD-PARTY-LICENSES.md",
    "changelog.md",
    "dist/handoff_lint_bg.wasm",
    "dist/node.js",
    "dist/web.js",
    "media/icon.png",
    "package.json",
    "readme.md",
  ]);
});

for (const setting of SETTINGS) {
  describe(`extension host: ${setting.name}`, () => {
    let folder: Folder;
    let host: Host;
    let suite: string;

    before(async () => {
      suite = await bundleSuite(installed.folder, setting.runsIn);
      folder = await makeFolder();
      host = await setting.start(workbench, installed, folder.path);
    });

    after(async () => {
      await host?.stop();
      await folder?.remove();
    });

    test("keeps its promises to the editor", async () => {
      const { code, output } = await runSuite(browser, host.url(suite));
      assert.equal(code, 0, output);
      assert.match(output, /^ok /m);
    });

    test("shows a fault and its end to a person", async () => {
      await inWindow(browser, host, setting.name, async (window) => {
        await seeFault(window);
        await window.screenshots(setting.name);
        await seeOtherKind(window);
        await mendByTyping(window);
        if (setting.disk) await mendByKeyboard(window, folder.path);
        await fixOnSave(window, setting.disk ? folder.path : undefined);
        await seeTooLong(window);
        await checkOtherKind(window);
        // A server without its native modules keeps no log of its own host.
        if (setting.runsIn === "worker") await readLog(window);
      });
    });
  });
}

async function inWindow(
  browser: Browser,
  host: Host,
  name: string,
  use: (window: Window) => Promise<void>,
): Promise<void> {
  const window = await Window.open(browser, host.url());
  try {
    await use(window);
  } catch (error) {
    await window.screenshot(`${name}-failed`);
    throw error;
  } finally {
    await window.close();
  }
}
