// @ts-check
import { join } from "node:path";
import { aptInstall, isDebian } from "./debian.mjs";
import { isExecutable, which } from "./process.mjs";
import { Stop, say } from "./say.mjs";

const ON_PATH = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const MACOS = ["Google Chrome", "Chromium", "Microsoft Edge"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const WINDOWS = ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"].flatMap((variable) =>
  [
    ["Google", "Chrome", "Application", "chrome.exe"],
    ["Chromium", "Application", "chrome.exe"],
    ["Microsoft", "Edge", "Application", "msedge.exe"],
  ].map((parts) => join(process.env[variable] ?? "C:\\", ...parts)),
);

function find() {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== "") {
    if (isExecutable(named)) return named;
    throw new Stop(`CHROME_PATH names ${named}, which cannot be run.`);
  }
  for (const name of ON_PATH) {
    const path = which(name);
    if (path !== undefined) return path;
  }
  if (process.platform === "darwin") return MACOS.find(isExecutable);
  if (process.platform === "win32") return WINDOWS.find(isExecutable);
  return undefined;
}

/** The browser of the page and extension tests; they read its path from CHROME_PATH. */
export async function provideChromium() {
  let path = find();
  if (path === undefined && isDebian()) {
    say("setup", "Chromium: installing Debian's package chromium");
    await aptInstall("chromium");
    path = find();
  }
  if (path === undefined) {
    throw new Stop("No Chromium or Chrome was found. Install one, or name it in CHROME_PATH.");
  }
  process.env.CHROME_PATH = path;
  say("setup", `Chromium: found ${path}`);
}
