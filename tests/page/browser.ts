import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const args = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH || "/usr/bin/chromium";
  return chromium.launch({ executablePath, args });
}

/** A page together with all it asked for and all that went wrong on it. */
export interface Visit {
  readonly page: Page;
  readonly requests: string[];
  /** Errors and warnings on the console, uncaught errors, violations of the Content-Security-Policy. */
  readonly problems: string[];
  close(): Promise<void>;
}

export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  const page = await context.newPage();
  const requests: string[] = [];
  const problems: string[] = [];
  context.on("request", (request) => requests.push(request.url()));
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      problems.push(message.text());
    }
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`${event.violatedDirective} forbids ${event.blockedURI}`);
    });
  });
  await page.goto(url);
  return { page, requests, problems, close: () => context.close() };
}

/** A visit to a page that is ready to check. */
export async function visitReady(...parameters: Parameters<typeof visit>): Promise<Visit> {
  const visited = await visit(...parameters);
  await visited.page.getByText(/^Version \d/).waitFor();
  return visited;
}
