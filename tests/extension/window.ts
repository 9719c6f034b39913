import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { eventually, TIMEOUT_MS } from "./eventually.ts";
import { SUITE_MARK } from "./suite.ts";

const SCREENSHOTS = new URL("../../build/extension/", import.meta.url);
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** For a step that is tried again. */
const SOON = { timeout: 3000 };

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? BROWSERS.find((path) => existsSync(path));
  if (!executablePath) throw new Error("no Chromium found: install it or set CHROME_PATH");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

export interface Box {
  left: number;
  right: number;
}

/** A VS Code window as a person uses it: through its keyboard and what it shows. */
export class Window {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(browser: Browser, url: string): Promise<Window> {
    const context = await browser.newContext({
      viewport: { width: 1200, height: 800 },
      colorScheme: "dark",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto(url);
    await page.locator(".monaco-workbench .part.statusbar").waitFor();
    return new Window(page);
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }

  press(keys: string): Promise<void> {
    return this.#page.keyboard.press(keys);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** Opens a file from the Explorer and waits for the editor's focus, or it would take it from what comes next. */
  async openFile(name: string): Promise<void> {
    const files = this.#page.locator(".explorer-folders-view [role=treeitem]");
    await eventually(async () => {
      await files.and(this.#page.locator(`[aria-label^="${name}"]`)).dblclick();
      await this.#page.locator(`.tab.active[data-resource-name="${name}"]`).waitFor(SOON);
      await this.#page.locator(".editor-instance .monaco-editor.focused").waitFor(SOON);
    });
  }

  runCommand(title: string): Promise<void> {
    return this.#pick("F1", `>${title}`, title);
  }

  /** Puts the cursor at a place, counted from one as the status bar does. */
  async goTo(line: number, column: number): Promise<void> {
    await this.#pick("ControlOrMeta+P", `:${line}:${column}`, "Go to line");
    await this.#status(`Ln ${line}, Col ${column}`).waitFor();
  }

  /** Opened again until it has the row: a list that was opened early lacks what was loaded since. */
  async #pick(keys: string, text: string, row: string): Promise<void> {
    const input = this.#page.locator(".quick-input-widget input[type=text]");
    const focused = this.#page.locator(".quick-input-list .monaco-list-row.focused");
    const listed = async () => {
      await this.press("Escape");
      await this.press(keys);
      await input.fill(text);
      await focused.filter({ hasText: row }).first().waitFor(SOON);
    };
    await eventually(listed);
    await this.press("Enter");
    await input.waitFor({ state: "hidden" });
  }

  /** Applies the quick fix of this title, at the cursor. */
  async quickFix(title: string): Promise<void> {
    const rows = this.#page.locator(".action-widget .monaco-list-row.action");
    // The list closes when the diagnostics of the document are published while it opens.
    await eventually(async () => {
      await this.press("Escape");
      await this.press("ControlOrMeta+.");
      await rows.filter({ hasText: title }).waitFor(SOON);
    });
    const titles = await rows.allTextContents();
    const steps = titles.findIndex((other) => other.includes(title));
    for (let step = 0; step < steps; step++) await this.press("ArrowDown");
    await rows.and(this.#page.locator(".focused")).filter({ hasText: title }).waitFor();
    await this.press("Enter");
  }

  problem(text: string): Locator {
    return this.#page.locator(".markers-panel .monaco-list-row", { hasText: text });
  }

  problemFile(name: string): Locator {
    return this.#page.locator(".markers-panel .monaco-list-row .resource-label-container", {
      hasText: name,
    });
  }

  verdict(): Locator {
    return this.#page.locator('.statusbar-item[id*="handoff-lint.verdict"]');
  }

  #status(text: string): Locator {
    return this.#page.locator(".statusbar-item", { hasText: text });
  }

  /** In the list behind the bell: whether it is also shown for a moment is VS Code's choice. */
  async notification(text: string): Promise<Locator> {
    await this.#page.locator('.statusbar-item[id="status.notifications"]').click();
    return this.#page.locator(".notifications-center .notification-list-item", { hasText: text });
  }

  /** The lines of the output that have the text. */
  output(text: string): Locator {
    return this.#page.locator(".output-view .view-line", { hasText: text });
  }

  squiggles(): Locator {
    return this.#page.locator(".editor-instance .squiggly-error");
  }

  async squiggleBox(): Promise<Box> {
    const box = await this.squiggles().first().boundingBox();
    if (!box) throw new Error("the squiggle is not shown");
    return { left: box.x, right: box.x + box.width };
  }

  /** Where the text is drawn in the editor: it has to be within one token. */
  textBox(text: string): Promise<Box> {
    const token = this.#page.locator(".editor-instance .view-line span > span", { hasText: text });
    return token.first().evaluate((element, wanted) => {
      const node = element.firstChild;
      const start = node?.textContent?.indexOf(wanted) ?? -1;
      if (!node || start < 0) throw new Error("the text is split into several tokens");
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }, text);
  }

  line(text: string): Locator {
    return this.#page.locator(".editor-instance .view-line", { hasText: text });
  }

  undo(): Promise<void> {
    return this.press("ControlOrMeta+Z");
  }

  save(): Promise<void> {
    return this.press("ControlOrMeta+S");
  }

  /** The window in both of its themes, where it follows the system's. */
  async screenshots(name: string): Promise<void> {
    for (const [colorScheme, theme] of [
      ["light", "vs"],
      ["dark", "vs-dark"],
    ] as const) {
      await this.#page.emulateMedia({ colorScheme });
      await this.#page.locator(`.monaco-workbench.${theme}`).waitFor();
      await this.screenshot(`${name}-${colorScheme}`);
    }
  }

  async screenshot(name: string): Promise<void> {
    await mkdir(SCREENSHOTS, { recursive: true });
    await this.#page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, SCREENSHOTS)) });
  }
}

/** Runs a suite in the extension host and returns its exit code and what it printed. */
export async function runSuite(browser: Browser, url: string) {
  const page = await browser.newPage();
  const output: string[] = [];
  let all = "";
  await page.exposeFunction("codeAutomationLog", (_type: string, args: unknown[]) => {
    const line = args.join(" ");
    // The whole workbench writes to this log.
    if (line.startsWith(SUITE_MARK)) output.push(line.slice(SUITE_MARK.length));
    all += `${line}\n`;
  });
  const exit = new Promise<number | "timeout">((resolve) => {
    void page.exposeFunction("codeAutomationExit", resolve);
    setTimeout(resolve, 180_000, "timeout").unref();
  });
  await page.goto(url);
  const code = await exit;
  await page.close();
  return { code, output: output.length > 0 ? output.join("\n") : all };
}
