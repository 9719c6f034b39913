import type { Locator, Page } from "playwright-core";

/** What a person does with the page and sees on it. */
export class Workbench {
  readonly page: Page;
  readonly editor: Locator;
  readonly diagnostics: Locator;
  readonly verdict: Locator;
  readonly counts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.editor = page.getByRole("textbox", { name: "Handoff" });
    this.diagnostics = page.locator(".diagnostics > li");
    this.verdict = page.locator(".verdict");
    this.counts = page.locator(".counts");
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Types like a person would; brackets and line breaks take the way of the keyboard. */
  async type(text: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.type(text);
  }

  async paste(text: string): Promise<void> {
    await this.page.evaluate((content) => navigator.clipboard.writeText(content), text);
    await this.editor.focus();
    await this.page.keyboard.press("ControlOrMeta+v");
  }

  /** Through the file dialog: the one way by which every byte is sure to arrive as it is. */
  async open(content: string | Buffer): Promise<void> {
    const buffer = typeof content === "string" ? Buffer.from(content) : content;
    await this.page
      .locator("#file")
      .setInputFiles({ name: "handoff.md", mimeType: "text/markdown", buffer });
  }

  /** Waits until the page shows the report on this text, and not on what was there before or on a part of it. */
  async waitForReport(text: string): Promise<void> {
    const length = `${text.length.toLocaleString("en")} character`;
    await this.page.locator("#text-facts").getByText(length).waitFor();
  }

  /** The text as the editor would hand it to the clipboard. */
  async text(): Promise<string> {
    await this.editor.focus();
    await this.page.keyboard.press("ControlOrMeta+a");
    return this.selection();
  }

  /** The selected text, as it is copied: with its own line breaks, which the DOM does not show. */
  async selection(): Promise<string> {
    const copied = await this.page.evaluateHandle(() => {
      const copy: { text?: string } = {};
      addEventListener(
        "copy",
        (event) => {
          copy.text = event.clipboardData?.getData("text/plain") ?? "";
        },
        { once: true },
      );
      return copy;
    });
    await this.page.keyboard.press("ControlOrMeta+c");
    await this.page.waitForFunction((copy) => copy.text !== undefined, copied, { timeout: 5000 });
    return (await copied.jsonValue()).text ?? "";
  }

  diagnostic(code: string): Locator {
    return this.diagnostics.filter({ has: this.page.getByRole("link", { name: code }) });
  }

  /** The diagnostic that the list leads to, as the text it selects in the editor. */
  async jumpTo(item: Locator): Promise<string> {
    await item.locator(".jump").click();
    return this.selection();
  }

  /** What is underlined, in the order of the text. */
  marked(severity = "error"): Locator {
    return this.page.locator(`.mark-${severity}`);
  }
}
