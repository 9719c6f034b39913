import assert from "node:assert/strict";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type Visit, visitReady } from "./browser.ts";
import { useSite } from "./site.ts";
import { handoff } from "./texts.ts";
import { Workbench } from "./workbench.ts";

const text = handoff({ status: "Finished", deferred: "- [feature] 缓存层 🧊 -- later" });

describe("files", () => {
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

  it("takes a file that is dropped on it", async () => {
    const transfer = await visited.page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], "handoff.md", { type: "text/markdown" }));
      return data;
    }, text);
    for (const event of ["dragover", "drop"]) {
      await workbench.editor.dispatchEvent(event, { dataTransfer: transfer });
    }
    await workbench.waitForReport(text);
    assert.equal(await workbench.text(), text);
  });

  it("opens the same file again after it was cleared", async () => {
    await workbench.open(text);
    await workbench.waitForReport(text);
    await workbench.button("Clear").click();
    await workbench.verdict.waitFor({ state: "detached" });
    await workbench.open(text);
    await workbench.waitForReport(text);
  });

  it("reads UTF-8 and UTF-16, and keeps the byte order mark", async () => {
    const marked = `\uFEFF${text}`;
    const little = Buffer.from(marked, "utf16le");
    const big = Buffer.from(little).swap16();
    for (const bytes of [Buffer.from(marked), little, big]) {
      await workbench.button("Clear").click();
      await workbench.open(bytes);
      await workbench.waitForReport(marked);
      assert.equal(await workbench.text(), marked);
    }
  });

  it("refuses a file that is too big for a page, and says what to do", async () => {
    const folder = await mkdtemp(join(tmpdir(), "handoff-lint-file-"));
    const path = join(folder, "huge.log");
    await writeFile(path, "");
    await truncate(path, 64 * 1024 * 1024 + 1);
    await visited.page.locator("#file").setInputFiles(path);
    await visited.page.getByRole("alert").getByText("huge.log is over 64 megabytes").waitFor();
    assert.equal(await workbench.text(), "");
    await workbench.button("Load the sample").click();
    await visited.page.getByRole("alert").waitFor({ state: "hidden" });
    await rm(folder, { recursive: true });
  });
});
