import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { type CheckOptions, check, type Report, version } from "handoff-lint";
import type { Linter } from "../../www/src/linter/types.ts";
import { type Visit, visit } from "./browser.ts";
import { useSite } from "./site.ts";
import { handoff } from "./texts.ts";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The page's linters without the page around them. */
const harness = {
  root: here("."),
  configFile: here("../../www/vite.config.ts"),
  build: { rolldownOptions: { input: here("linters.html") } },
};

type Page = typeof globalThis & { linters: Record<string, Linter> };

const texts = [
  "",
  handoff({}),
  handoff({ status: "Finished", artifact: "- Touched: src/store.ts" }),
  handoff({ evidence: "" }).replaceAll("\n", "\r\n"),
  "漢字 🚀 \ud800 \u0000 \uFEFF",
  handoff({ status: "Finished" }).padEnd(500_000, "x\r\n"),
];

describe("linters", () => {
  const site = useSite(harness);
  let visited: Visit;

  before(async () => {
    visited = await visit(site.browser, `${site.url}linters.html`);
  });
  after(() => {
    assert.deepEqual(visited.problems, []);
  });

  for (const name of ["LocalLinter", "WorkerLinter", "BySizeLinter"]) {
    describe(name, () => {
      it("gives the report of the package, for every text", async () => {
        for (const text of texts) {
          assert.deepEqual(await checkInPage(text), check(text));
        }
        const options = { workspaceRoot: "/srv/app" };
        const text = handoff({ artifact: "- Created: src/store.ts" });
        assert.deepEqual(await checkInPage(text, options), check(text, options));
      });

      it("answers each of many questions asked at once with its own report", async () => {
        const reports = await visited.page.evaluate(
          async ({ name, texts }) => {
            const linter = (globalThis as Page).linters[name];
            return Promise.all(texts.map((text) => linter?.check(text)));
          },
          { name, texts },
        );
        assert.deepEqual(
          reports,
          texts.map((text) => check(text)),
        );
      });

      it("knows the version of the core", async () => {
        const answer = await visited.page.evaluate(
          (name) => (globalThis as Page).linters[name]?.version(),
          name,
        );
        assert.equal(answer, version());
      });

      it("throws the error of the core, with its code, and goes on answering", async () => {
        const error = await visited.page.evaluate(async (name) => {
          const options = { kind: "no such kind" } as unknown as CheckOptions;
          try {
            await (globalThis as Page).linters[name]?.check("", options);
            return "nothing was thrown";
          } catch (thrown) {
            const { message, code } = thrown as Error & { code: string };
            return { isError: thrown instanceof Error, message, code };
          }
        }, name);
        assert.deepEqual(error, expectedError());
        assert.deepEqual(await checkInPage(handoff({})), check(handoff({})));
      });

      function checkInPage(text: string, options?: CheckOptions): Promise<Report | undefined> {
        return visited.page.evaluate(
          ({ name, text, options }) => (globalThis as Page).linters[name]?.check(text, options),
          { name, text, options },
        );
      }
    });
  }
});

function expectedError() {
  try {
    check("", { kind: "no such kind" } as unknown as CheckOptions);
  } catch (thrown) {
    const { message, code } = thrown as Error & { code: string };
    return { isError: true, message, code };
  }
  return assert.fail("The package did not throw");
}
