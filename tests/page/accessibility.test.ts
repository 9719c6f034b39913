import assert from "node:assert/strict";
import { describe, it } from "node:test";
import axe from "axe-core";
import { check } from "handoff-lint";
import type { BrowserContextOptions, Page } from "playwright-core";
import { visitReady } from "./browser.ts";
import { useSite } from "./site.ts";
import { handoff } from "./texts.ts";
import { Workbench } from "./workbench.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const settings: Record<string, BrowserContextOptions> = {
  light: { viewport: desktop, colorScheme: "light" },
  dark: { viewport: desktop, colorScheme: "dark" },
  "light, on a phone": { viewport: phone, colorScheme: "light" },
  "dark, on a phone": { viewport: phone, colorScheme: "dark" },
};

/** Between them these show every action, severity, status and part of the page. */
const texts = [
  handoff({}),
  handoff({ evidence: "" }),
  handoff({ evidence: "- 2 of 4 plan tasks completed\n" }),
  handoff({ status: "✅ Finished", artifact: "- Touched: src/store.ts", deferred: "- [x]" }),
  "control characters: \u0000 \u200b \r and a lone CR",
];

describe("accessibility", () => {
  const site = useSite();

  for (const [name, options] of Object.entries(settings)) {
    it(`has no violation that axe can find: ${name}`, async () => {
      const { page, problems, close } = await visitReady(site.browser, site.url, options);
      const workbench = new Workbench(page);
      await assertAccessible(page);
      for (const text of texts) {
        await workbench.open(text);
        const { length } = check(text).diagnostics;
        await workbench.waitForReport(text);
        assert.equal(await workbench.diagnostics.count(), length);
        await workbench.editor.focus();
        await page.keyboard.press("F8");
        await assertAccessible(page);
      }
      assert.deepEqual(problems, []);
      await close();
    });
  }

  it("fits a narrow screen without sideways scrolling", async () => {
    const { page, close } = await visitReady(site.browser, site.url, { viewport: phone });
    const workbench = new Workbench(page);
    await assertNoSidewaysScroll(page);
    const long = "x".repeat(500);
    await workbench.open(handoff({ status: long, artifact: `- Touched: ${long}` }));
    await workbench.diagnostics.first().waitFor();
    await assertNoSidewaysScroll(page);
    await workbench.editor.focus();
    await page.keyboard.press("F8");
    await page.locator(".diagnostic-tooltip").waitFor();
    await assertNoSidewaysScroll(page);
    await close();
  });

  it("brings the text to view when a diagnostic far below it is chosen", async () => {
    const { page, close } = await visitReady(site.browser, site.url, { viewport: phone });
    const workbench = new Workbench(page);
    await workbench.open(handoff({ status: "Finished", artifact: "- Touched: src/store.ts" }));
    assert.equal(await workbench.jumpTo(workbench.diagnostic("status/unknown-value")), "Finished");
    const box = await workbench.marked().last().boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= phone.height, JSON.stringify(box));
    await close();
  });

  it("has one h1, landmarks, and headings without gaps", async () => {
    const { page, close } = await visitReady(site.browser, site.url);
    await new Workbench(page).button("Load a faulty sample").click();
    await new Workbench(page).diagnostics.first().waitFor();
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      assert.equal(await page.getByRole(landmark).count(), 1, landmark);
    }
    const levels = await page
      .getByRole("heading")
      .evaluateAll((headings) => headings.map((heading) => heading.tagName));
    assert.equal(levels.filter((level) => level === "H1").length, 1);
    assert.deepEqual(new Set(levels), new Set(["H1", "H2"]));
    await close();
  });

  it("can be used with the keyboard alone", async () => {
    const { page, problems, close } = await visitReady(site.browser, site.url);
    const workbench = new Workbench(page);
    const { keyboard } = page;
    const text = handoff({ status: "Finished", deferred: "- [someday] Caching -- later" });
    const focusedText = () =>
      page.evaluate(() => {
        const active = document.activeElement;
        return (active?.shadowRoot?.activeElement ?? active)?.textContent ?? "";
      });

    await tabUntil(page, () => workbench.editor.evaluate((node) => node.matches(":focus")));
    await keyboard.type(text);
    await workbench.waitForReport(text);

    await keyboard.press("ControlOrMeta+Home");
    await keyboard.press("F8");
    assert.equal(await workbench.selection(), "Finished");
    await keyboard.press("F8");
    assert.equal(await workbench.selection(), "someday");
    await keyboard.press("Shift+F8");
    assert.equal(await workbench.selection(), "Finished");

    const [fix] = check(text).diagnostics[0]?.fixes ?? [];
    assert.ok(fix);
    await keyboard.press("Control+.");
    assert.equal(await focusedText(), fix.title);
    await keyboard.press("Escape");
    assert.equal(await workbench.selection(), "Finished");
    assert.equal(await page.locator(".diagnostic-tooltip").count(), 0);
    await keyboard.press("Control+.");
    await keyboard.press("Enter");
    await workbench.diagnostic("status/unknown-value").waitFor({ state: "detached" });
    await keyboard.press("ControlOrMeta+z");
    await workbench.diagnostic("status/unknown-value").waitFor();

    await keyboard.press("Escape");
    await keyboard.press("Tab");
    assert.equal(await page.getByLabel("Workspace root").evaluate(isFocused), true);
    await tabUntil(page, () => workbench.diagnostics.first().locator(".jump").evaluate(isFocused));
    await keyboard.press("ArrowDown");
    assert.equal(await workbench.diagnostics.nth(1).locator(".jump").evaluate(isFocused), true);
    await keyboard.press("ArrowUp");
    await tabUntil(page, async () => (await focusedText()) === fix.title);
    await keyboard.press("Enter");
    await workbench.diagnostic("status/unknown-value").waitFor({ state: "detached" });
    assert.equal(await workbench.diagnostics.first().locator(".jump").evaluate(isFocused), true);
    await keyboard.press("Enter");
    assert.equal(await workbench.selection(), "someday");
    assert.deepEqual(problems, []);
    await close();
  });
});

const isFocused = (node: Element) => node === document.activeElement;

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await isThere()) {
      return;
    }
    await page.keyboard.press("Tab");
  }
  assert.fail("Tab does not lead there");
}

async function assertNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, phone.width);
}

async function assertAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof import("axe-core") };
    const results = await loaded.run(document, { preload: false, resultTypes: ["violations"] });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  });
  assert.deepEqual(violations, []);
}
