import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { visit } from "./browser.ts";
import { useSite } from "./site.ts";
import { handoff } from "./texts.ts";
import { Workbench } from "./workbench.ts";

describe("a check that takes long", () => {
  const site = useSite();

  it("is shown as running, and its answer is dropped when the text has changed", async () => {
    const { page, problems, close } = await visit(site.browser, "about:blank");
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/worker-entry-*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(site.url);
    await page.getByText(/^Version \d/).waitFor();
    const workbench = new Workbench(page);
    const results = page.getByRole("region", { name: "Result" });

    const big = handoff({ status: "Finished" }).padEnd(300_000, "\n");
    await workbench.open(big);
    await page.locator('[aria-busy="true"]').waitFor();

    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const watched = document.querySelector("#results");
      if (watched) {
        new MutationObserver(() => seen.push(watched.textContent ?? "")).observe(watched, {
          childList: true,
          subtree: true,
        });
      }
    });
    await workbench.button("Load the sample").click();
    await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
    assert.equal(await results.getAttribute("aria-busy"), "false");

    // The worker answers in turn: with the second answer the first, stale one has come in as well.
    release();
    const next = handoff({}).padEnd(300_000, "\n");
    await workbench.open(next);
    await workbench.waitForReport(next);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    assert.ok(seen.length > 0);
    assert.ok(
      seen.every((text) => text.includes("Advance")),
      seen.join("\n\n"),
    );
    assert.deepEqual(problems, []);
    await close();
  });
});
