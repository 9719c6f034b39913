import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { check } from "handoff-lint";
import { type Visit, visitReady } from "./browser.ts";
import { useSite } from "./site.ts";
import { handoff } from "./texts.ts";
import { Workbench } from "./workbench.ts";

/** Put together at run time, so that no file holds what looks like a live token. */
const TOKEN = ["ghp", "Zk4Rq9TnWb2Lx7VcQ8".repeat(2)].join("_");

describe("checking a handoff on the page", () => {
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

  it("marks what is wrong while it is typed, and stops when it is mended", async () => {
    const text = handoff({ status: "Finished" });
    await workbench.type(text);
    await workbench.waitForReport(text);
    const item = workbench.diagnostic("status/unknown-value");
    assert.equal(await workbench.jumpTo(item), "Finished");
    assert.deepEqual(await workbench.marked().allTextContents(), ["Finished"]);

    await visited.page.keyboard.type("PASS");
    await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
    assert.equal(await workbench.diagnostics.count(), 0);
    assert.equal(await workbench.marked().count(), 0);
    assert.equal(await workbench.text(), handoff({ status: "PASS" }));
  });

  it("shows every diagnostic of the core, in its order and words", async () => {
    const text = handoff({ status: "Finished", artifact: "- Touched: src/store.ts" });
    await workbench.paste(text);
    await workbench.waitForReport(text);
    const { diagnostics } = check(text);
    assert.deepEqual(
      await workbench.diagnostics.locator(".message").allTextContents(),
      diagnostics.map((diagnostic) => plain(diagnostic.message)),
    );
    for (const [index, diagnostic] of diagnostics.entries()) {
      const item = workbench.diagnostics.nth(index);
      assert.equal(await workbench.jumpTo(item), text.slice(diagnostic.start, diagnostic.end));
      assert.equal(await item.getByRole("link").getAttribute("href"), diagnostic.docs);
    }
  });

  it("says what to do next in plain words", async () => {
    const cases = [
      [handoff({}), "Advance"],
      [handoff({ evidence: "" }), "Escalate to a person"],
      [handoff({ evidence: "- 2 of 4 plan tasks completed\n" }), "Resume from the checkpoint"],
      ["### Status\nPASS\n", "Ask for the handoff again"],
    ] as const;
    for (const [text, words] of cases) {
      await workbench.open(text);
      await workbench.verdict.getByText(words, { exact: true }).waitFor();
      const { verdict } = check(text);
      assert.ok(verdict);
      const facts = await workbench.verdict.locator("dd").allTextContents();
      assert.deepEqual(facts, [
        verdict.claimed ?? "none",
        verdict.effective,
        verdict.conforming ? "Yes" : "No",
        verdict.forwardable ? "Yes" : "No",
      ]);
      const reasons = await workbench.verdict.locator(".reasons li").allTextContents();
      assert.deepEqual(reasons.slice(0, 4), verdict.reasons.slice(0, 4).map(plain));
    }
  });

  it("gives the answer to the agent, to be copied", async () => {
    const text = handoff({ evidence: "" });
    await workbench.open(text);
    const { resubmitPrompt } = check(text);
    assert.ok(resubmitPrompt);
    const answer = visited.page.getByLabel("Answer to the agent");
    assert.equal(await answer.textContent(), resubmitPrompt);
    await workbench.button("Copy").click();
    await workbench.button("Copied").waitFor();
    assert.equal(await visited.page.evaluate(() => navigator.clipboard.readText()), resubmitPrompt);
    await workbench.open(handoff({}));
    await answer.waitFor({ state: "detached" });
  });

  it("gives the redacted text, and copies that and not the raw one", async () => {
    const text = handoff({ artifact: `- Created: /srv/app/a.ts — made with ${TOKEN}` });
    await workbench.open(text);
    const redacted = visited.page.getByLabel("Redacted text");
    const expected = text.replace(TOKEN, "[REDACTED:github-token]");
    assert.equal(await redacted.textContent(), expected);
    await workbench.button("Copy redacted text").click();
    await workbench.button("Copied").waitFor();
    assert.equal(await visited.page.evaluate(() => navigator.clipboard.readText()), expected);
    await workbench.open(handoff({}));
    await redacted.waitFor({ state: "detached" });
  });

  it("looks for the personal data that is switched on", async () => {
    const address = ["jane.roe", "acme-corp.io"].join("@");
    await workbench.open(handoff({ artifact: `- Created: /srv/app/a.ts — for ${address}` }));
    await workbench.diagnostic("pii/email").waitFor();
    await visited.page.getByText("Personal data that is looked for").click();
    await visited.page.getByLabel("email", { exact: true }).uncheck();
    await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
    await workbench.diagnostic("pii/email").waitFor({ state: "detached" });
    await visited.page.getByLabel("email", { exact: true }).check();
    await workbench.diagnostic("pii/email").waitFor();
  });

  it("applies a fix from the list", async () => {
    const text = handoff({ artifact: "- Created: src/store.ts" });
    await workbench.open(text);
    await workbench.diagnostic("artifact/relative-path").waitFor();
    await visited.page.getByLabel("Workspace root").fill("/srv/app");
    const [fix] = check(text, { workspaceRoot: "/srv/app" }).diagnostics[0]?.fixes ?? [];
    assert.ok(fix);
    await workbench.button(fix.title).click();
    await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
    assert.equal(await workbench.text(), text.replace("src/store.ts", "/srv/app/src/store.ts"));
  });

  it("applies a fix from the tooltip, and takes it back", async () => {
    const text = handoff({ status: "Finished" });
    await workbench.open(text);
    await workbench.marked().hover();
    const [fix] = check(text).diagnostics[0]?.fixes ?? [];
    assert.ok(fix);
    const tooltip = visited.page.locator(".diagnostic-tooltip");
    await tooltip.getByRole("button", { name: fix.title }).click();
    await workbench.diagnostic("status/unknown-value").waitFor({ state: "detached" });
    await visited.page.keyboard.press("ControlOrMeta+z");
    await workbench.diagnostic("status/unknown-value").waitFor();
    assert.equal(await workbench.text(), text);
  });

  it("leads to the places a diagnostic refers to", async () => {
    const text = handoff({ deferred: "None.\n\n### Artifacts\nNone." });
    await workbench.open(text);
    await workbench.waitForReport(text);
    const [duplicate] = check(text).diagnostics.filter(({ code }) => code === "section/duplicate");
    const [related] = duplicate?.related ?? [];
    assert.ok(related);
    await workbench.button(related.message).click();
    assert.equal(await workbench.selection(), text.slice(related.start, related.end));
    await visited.page.keyboard.press("ControlOrMeta+Home");
    await visited.page.keyboard.press("Enter");
    await workbench.waitForReport(`${text}\n`);
    await workbench.button(related.message).click();
    assert.equal(await workbench.selection(), "Artifacts");
  });

  it("loads its samples, and clears", async () => {
    const introduction = visited.page.getByText("What you will see");
    await workbench.button("Try a faulty one").click();
    await workbench.diagnostics.first().waitFor();
    await workbench.button("Load the sample").click();
    await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
    assert.equal(await introduction.count(), 0);
    await workbench.button("Clear").click();
    await introduction.waitFor();
    assert.equal(await workbench.text(), "");
    await workbench.button("Try the sample").click();
    await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
  });

  it("tells a screen reader the outcome, and not every keystroke", async () => {
    const region = visited.page.getByRole("status");
    await visited.page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      const region = document.querySelector('[role="status"]');
      if (region) {
        new MutationObserver(() => said.push(region.textContent ?? "")).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }
    });
    const text = handoff({});
    await workbench.type(text);
    await region.getByText("Advance: no diagnostics.").waitFor();
    const said = await visited.page.evaluate(
      () => (globalThis as unknown as { said: string[] }).said,
    );
    assert.ok(said.length < text.length / 10, `${said.length} announcements`);
    assert.equal(said.at(-1), "Advance: no diagnostics.");
  });
});

/** The page shows what stands between backticks as code. */
function plain(message: string): string {
  return message.replaceAll("`", "");
}
