import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { build as esbuild } from "esbuild";
import { type Browser, chromium } from "playwright-core";
import { build as vite } from "vite";
import { provideToolbox } from "../../.ci/lib/dependencies.mjs";
import { BUNDLERS } from "../../.ci/versions.mjs";
import { Consumer, PRINT_ACTION } from "./consumer.ts";

const SHOW_ACTION = PRINT_ACTION.replace("console.log", "document.title = ");

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

/** Each bundler builds an app for browsers; Chromium then runs what came out. */
describe("bundlers", () => {
  let consumer: Consumer;
  let browser: Browser;
  let server: Server;
  let toolbox: string;

  before(async () => {
    toolbox = await provideToolbox("bundlers", BUNDLERS);
    consumer = await Consumer.create();
    const page = '<!doctype html><script type="module" src="./app.js"></script>';
    await consumer.write({
      "app.js": `import { check, init } from "handoff-lint"; await init(); ${SHOW_ACTION}`,
      "inline.js": `import { check } from "handoff-lint/inline"; ${SHOW_ACTION}`,
      "index.html": page,
      ...Object.fromEntries(
        ["esbuild", "rollup", "webpack"].map((name) => [`${name}/index.html`, page]),
      ),
    });
    server = createServer(async (request, response) => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      const content = await readFile(join(consumer.folder, path)).catch(() => undefined);
      response.writeHead(content ? 200 : 404, { "content-type": TYPES[extname(path)] ?? "" });
      response.end(content);
    }).listen(0, "localhost");
    const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
    const executablePath = process.env.CHROME_PATH ?? "/usr/bin/chromium";
    browser = await chromium.launch({ executablePath, args });
  });

  after(async () => {
    await browser.close();
    server.close();
  });

  async function actionShownBy(folder: string): Promise<string> {
    const page = await browser.newPage();
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/${folder}/index.html`);
    await page.waitForFunction(() => document.title !== "");
    const title = await page.title();
    await page.close();
    return title;
  }

  /** webpack and rollup are found in the toolbox, not among our dependencies. */
  const fromToolbox = (path: string) =>
    import(pathToFileURL(join(toolbox, "node_modules", path)).href);

  it("Vite, the module as a file", async () => {
    await vite({
      root: consumer.folder,
      base: "./",
      logLevel: "warn",
      build: { outDir: "vite", target: "esnext" },
    });
    assert.equal(await actionShownBy("vite"), "advance");
  });

  it("webpack, the module as a file", async () => {
    const { default: webpack } = await fromToolbox("webpack/lib/index.js");
    const path = join(consumer.folder, "webpack");
    const config = {
      mode: "production",
      context: consumer.folder,
      entry: "./app.js",
      output: { path, filename: "app.js" },
    };
    const errors = await new Promise<string[]>((resolve, reject) => {
      webpack(
        config,
        (error: Error | null, stats: { toJson(): { errors: { message: string }[] } }) =>
          error ? reject(error) : resolve(stats.toJson().errors.map(({ message }) => message)),
      );
    });
    assert.deepEqual(errors, []);
    assert.equal(await actionShownBy("webpack"), "advance");
  });

  it("esbuild, the module inline", async () => {
    await esbuild({
      absWorkingDir: consumer.folder,
      entryPoints: ["inline.js"],
      outfile: "esbuild/app.js",
      bundle: true,
      format: "esm",
    });
    assert.equal(await actionShownBy("esbuild"), "advance");
  });

  it("rollup, the module inline", async () => {
    const { rollup } = await fromToolbox("rollup/dist/es/rollup.js");
    // Rollup alone does not look into node_modules.
    const locate = {
      name: "locate",
      resolveId: (id: string) =>
        id === "handoff-lint/inline" ? join(consumer.installed, "inline.mjs") : null,
    };
    const bundle = await rollup({ input: join(consumer.folder, "inline.js"), plugins: [locate] });
    await bundle.write({ file: join(consumer.folder, "rollup", "app.js"), format: "es" });
    assert.equal(await actionShownBy("rollup"), "advance");
  });
});
