// @ts-check
// From nothing to the product in front of you: builds it, checks two samples on the command line, then
// builds the page and serves it until Ctrl-C. With --once it fetches the page itself and ends.
import { createServer } from "node:net";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildPackage } from "./build.mjs";
import { inRepository } from "./lib/paths.mjs";
import { status } from "./lib/process.mjs";
import { tool } from "./lib/projects.mjs";
import { runAsScript, Stop, say } from "./lib/say.mjs";
import { setUp } from "./setup.mjs";

const USUAL_PORT = 4173;
const SAMPLES = ["sample.md", "sample-nonconforming.md"];
const PAGE = inRepository("www");

/** @typedef {typeof import("vite")} Vite */

async function start() {
  const { port, once } = options();
  await setUp();
  await buildPackage();
  await showCommandLine();

  /** @type {Vite} */
  const vite = await import(pathToFileURL(tool("vite", "dist", "node", "index.js")).href);
  await buildPage(vite);
  const chosen = port ?? (await freePort(USUAL_PORT));
  const server = await serve(vite, chosen);
  const address = `http://localhost:${chosen}/`;
  say("start", `the page is at ${address}`);
  if (once) {
    await fetchOnce(address);
  } else {
    say("start", "Ctrl-C ends it");
    await untilEnded();
  }
  await server.close();
  say("start", "ended");
}

/** Wrong ones are told before anything is built. */
function options() {
  const { values } = parseArgs({
    options: { port: { type: "string" }, once: { type: "boolean", default: false } },
  });
  const port = values.port ?? process.env.PORT;
  return { once: values.once, port: port ? portFrom(port) : undefined };
}

/** @param {string} text */
function portFrom(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Stop(`${text} is no port.`);
  return port;
}

async function showCommandLine() {
  for (const sample of SAMPLES) {
    console.log(`\n$ handoff-lint check ${sample}`);
    const code = await status(process.execPath, [inRepository("pkg", "cli.mjs"), "check", sample], {
      cwd: inRepository("pkg"),
    });
    console.log(`(exit code ${code})`);
    if (code > 1) throw new Stop("The command line does not work.");
  }
  console.log();
}

/** @param {Vite} vite */
async function buildPage(vite) {
  say("start", "building the page");
  // A slow machine is no fault of the plug-ins.
  const build = { rolldownOptions: { checks: { pluginTimings: false } } };
  await vite.build({ root: PAGE, logLevel: "warn", build });
}

/**
 * @param {Vite} vite
 * @param {number} port
 */
async function serve(vite, port) {
  try {
    const preview = { port, strictPort: true, host: "localhost" };
    return await vite.preview({ root: PAGE, preview, logLevel: "warn" });
  } catch (error) {
    throw new Stop(`The page cannot be served: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * @param {number} first
 * @returns {Promise<number>}
 */
function freePort(first) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(freePort(first + 1)));
    probe.listen(first, "localhost", () => probe.close(() => resolve(first)));
  });
}

/** @param {string} address */
async function fetchOnce(address) {
  const response = await fetch(address);
  const body = await response.text();
  if (!response.ok || !body.includes("<html")) {
    throw new Stop(`${address} answered ${response.status}, and not with the page.`);
  }
  say("start", `${address} answered ${response.status} with ${body.length} characters`);
}

function untilEnded() {
  return new Promise((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });
}

await runAsScript(import.meta.url, start);
