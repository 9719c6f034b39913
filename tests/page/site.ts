import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { build, type InlineConfig } from "vite";
import { launch } from "./browser.ts";
import { type StaticServer, serve } from "./static-server.ts";

const page: InlineConfig = { root: fileURLToPath(new URL("../../www/", import.meta.url)) };

/** The production build of the page on a static server, and a browser to look at it. */
export interface Site {
  readonly folder: string;
  readonly url: string;
  readonly browser: Browser;
}

/** Sets a site up for the tests of a `describe`: a build of its own, so that none passes on yesterday's page. */
export function useSite(config: InlineConfig = page): Site {
  let folder: string;
  let server: StaticServer;
  let browser: Browser;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "handoff-lint-page-"));
    const target = { ...config.build, outDir: folder, emptyOutDir: true };
    await build({ logLevel: "warn", ...config, build: target });
    server = await serve(folder);
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    get url() {
      return server.url;
    },
    get browser() {
      return browser;
    },
  };
}
