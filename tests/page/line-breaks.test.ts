import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { check } from "handoff-lint";
import { type Visit, visitReady } from "./browser.ts";
import { useSite } from "./site.ts";
import { handoff } from "./texts.ts";
import { Workbench } from "./workbench.ts";

const faulty = handoff({ status: "Finished", deferred: "- [someday] 缓存层 🧊 -- later" });
const withPreamble = (text: string) => `漢字かな交じり文 👩‍👩‍👧‍👦 🚀\n\n${text}`;

const texts: Record<string, string> = {
  LF: faulty,
  CRLF: faulty.replaceAll("\n", "\r\n"),
  "emoji and CJK before the fault": withPreamble(faulty),
  "emoji and CJK with CRLF": withPreamble(faulty).replaceAll("\n", "\r\n"),
  "CR alone": faulty.replaceAll("\n", "\r"),
  "all three mixed": alternate(withPreamble(faulty), ["\r\n", "\n", "\r"]),
  "a byte order mark": `\uFEFF${faulty.replaceAll("\n", "\r\n")}`,
  "no line break at the end": faulty.replaceAll("\n", "\r\n").trimEnd(),
  "CR at the very end": `${faulty}\r`,
};

describe("line breaks", () => {
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
    it(`marks exactly the flagged text: ${name}`, async () => {
      const { diagnostics } = check(text);
      assert.ok(diagnostics.length > 0);
      await workbench.open(text);
      await workbench.waitForReport(text);
      assert.equal(await workbench.diagnostics.count(), diagnostics.length);
      for (const [index, { start, end }] of diagnostics.entries()) {
        const selected = await workbench.jumpTo(workbench.diagnostics.nth(index));
        if (start !== end) {
          assert.equal(selected, text.slice(start, end));
        }
      }
      assert.equal(await workbench.text(), text);
    });
  }

  it("keeps what was pasted to the byte", async () => {
    for (const text of [texts.CRLF, texts["all three mixed"]]) {
      assert.ok(text);
      await workbench.button("Clear").click();
      await workbench.paste(text);
      await workbench.diagnostics.first().waitFor();
      assert.equal(await workbench.text(), text);
    }
  });

  it("treats CR LF as the one line break it is when the text is edited", async () => {
    const { keyboard } = visited.page;
    await workbench.open("one\r\ntwo\r\nthree");
    await workbench.verdict.waitFor();
    await workbench.editor.focus();

    await keyboard.press("ControlOrMeta+Home");
    await keyboard.press("End");
    await keyboard.type("!");
    assert.equal(await workbench.text(), "one!\r\ntwo\r\nthree");

    await keyboard.press("ControlOrMeta+Home");
    await pressTimes("ArrowRight", 5);
    await keyboard.type("?");
    assert.equal(await workbench.text(), "one!\r\n?two\r\nthree");

    await keyboard.press("ControlOrMeta+Home");
    await pressTimes("ArrowDown", 1);
    await keyboard.press("Backspace");
    assert.equal(await workbench.text(), "one!?two\r\nthree");

    await keyboard.press("ControlOrMeta+Home");
    await keyboard.press("End");
    await keyboard.press("Delete");
    assert.equal(await workbench.text(), "one!?twothree");

    await keyboard.press("ControlOrMeta+z");
    await keyboard.press("ControlOrMeta+z");
    assert.equal(await workbench.text(), "one!\r\n?two\r\nthree");

    await keyboard.press("ControlOrMeta+Home");
    await keyboard.press("Shift+End");
    assert.equal(await workbench.selection(), "one!");
  });

  it("breaks lines the way the text does", async () => {
    const { keyboard } = visited.page;
    for (const lineBreak of ["\n", "\r\n"]) {
      await workbench.open(`one${lineBreak}two`);
      await workbench.verdict.waitFor();
      await workbench.editor.focus();
      await keyboard.press("ControlOrMeta+Home");
      await keyboard.press("Enter");
      await keyboard.press("ControlOrMeta+End");
      await keyboard.press("Enter");
      assert.equal(await workbench.text(), `${lineBreak}one${lineBreak}two${lineBreak}`);
    }
  });

  it("says which line breaks a text has", async () => {
    await workbench.open("one\r\ntwo\r\n");
    await visited.page.getByText("3 lines, 10 characters, CRLF", { exact: true }).waitFor();
    await workbench.open("one\r\ntwo\n");
    await visited.page.getByText("3 lines, 9 characters, CRLF and LF", { exact: true }).waitFor();
  });

  async function pressTimes(key: string, times: number): Promise<void> {
    for (let count = 0; count < times; count++) {
      await visited.page.keyboard.press(key);
    }
  }
});

function alternate(text: string, breaks: readonly string[]): string {
  let next = 0;
  return text.replaceAll("\n", () => breaks[next++ % breaks.length] ?? "\n");
}
