import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { check } from "handoff-lint";
import { type Visit, visitReady } from "./browser.ts";
import { useSite } from "./site.ts";
import { handoff } from "./texts.ts";
import { Workbench } from "./workbench.ts";

const TEN_MEGABYTES = 10 * 1024 * 1024;

const texts: Record<string, string> = {
  "10 MB of #": "#".repeat(TEN_MEGABYTES),
  "10 MB of lines": "- Created: src/store.ts\r\n".repeat(TEN_MEGABYTES / 25),
  "every byte there is": Buffer.from(
    Array.from({ length: 65_536 }, (_, index) => (index * 7919) % 256),
  ).toString("utf8"),
  "NUL alone": "\0".repeat(200_000),
  "CR alone": "\r".repeat(200_000),
  "blank lines": "\n".repeat(200_000),
};

describe("texts of unusual size and content", () => {
  const site = useSite();
  let visited: Visit;
  let workbench: Workbench;

  beforeEach(async () => {
    visited = await visitReady(site.browser, site.url);
    workbench = new Workbench(visited.page);
  });
  afterEach(async () => {
    await visited.close();
    assert.deepEqual(visited.problems, []);
  });

  for (const [name, text] of Object.entries(texts)) {
    it(`answers: ${name}`, async () => {
      const report = check(text);
      await workbench.paste(text);
      await workbench.waitForReport(text);
      const facts = await workbench.verdict.locator("dd").allTextContents();
      assert.equal(facts[1], report.verdict?.effective);
      const shown = await workbench.diagnostics.count();
      assert.equal(shown, Math.min(100, report.diagnostics.length));

      await workbench.button("Load the sample").click();
      await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
    });
  }

  it("shows no verdict on a text that is empty again", async () => {
    await workbench.type("#");
    await workbench.verdict.waitFor();
    await visited.page.keyboard.press("Backspace");
    await workbench.verdict.waitFor({ state: "detached" });
    await visited.page.getByText("What you will see").waitFor();
  });

  it("shows very many diagnostics step by step", async () => {
    const lines = Array.from({ length: 250 }, (_, index) => `- Created: src/${index}.ts`);
    const text = handoff({ artifact: lines.join("\n") });
    await workbench.open(text);
    await workbench.diagnostics.nth(99).waitFor();
    assert.equal(await workbench.diagnostics.count(), 100);
    await workbench.button("Show 100 more of 150").press("Enter");
    await workbench.diagnostics.nth(199).waitFor();
    const focused = workbench.diagnostics.nth(100).locator(".jump");
    assert.ok(await focused.evaluate((node) => node === document.activeElement));
    await workbench.button("Show 50 more of 50").click();
    assert.equal(await workbench.diagnostics.count(), 250);
    assert.equal(await workbench.jumpTo(workbench.diagnostics.last()), "src/249.ts");
  });

  it("keeps up with typing in a big text", async () => {
    await workbench.open(handoff({ status: "Finished" }).padEnd(2_000_000, "\n"));
    await workbench.diagnostic("status/unknown-value").waitFor();
    assert.equal(await workbench.jumpTo(workbench.diagnostic("status/unknown-value")), "Finished");
    await visited.page.keyboard.type("PARTIAL");
    await workbench.diagnostic("status/unknown-value").waitFor({ state: "detached" });
    const facts = await workbench.verdict.locator("dd").allTextContents();
    assert.equal(facts[0], "PARTIAL");
  });
});
