import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, it } from "node:test";
import { visit, visitReady } from "./browser.ts";
import { useSite } from "./site.ts";
import { serve } from "./static-server.ts";
import { handoff } from "./texts.ts";
import { Workbench } from "./workbench.ts";

describe("what the page loads and keeps", () => {
  const site = useSite();

  it("loads its own files only, and nothing once it is ready", async () => {
    const { page, requests, problems, close } = await visitReady(site.browser, site.url);
    await page.waitForLoadState("networkidle");
    const loaded = [...requests];
    assert.ok(
      loaded.every((url) => url.startsWith(site.url)),
      loaded.join("\n"),
    );

    const workbench = new Workbench(page);
    await workbench.type(handoff({ status: "Finished" }));
    await workbench.diagnostics.first().waitFor();
    // Big enough for the worker.
    await workbench.open(handoff({ status: "Finished" }).padEnd(300_000, "x\n"));
    await page.getByText(/300,000 characters/).waitFor();
    await workbench.button("Load the sample").click();
    await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    assert.deepEqual(requests, loaded);
    assert.deepEqual(problems, []);

    const kept = await page.evaluate(async () => ({
      cookie: document.cookie,
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      serviceWorkers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    assert.deepEqual(kept, { cookie: "", local: 0, session: 0, databases: 0, serviceWorkers: 0 });
    await close();
  });

  it("goes on working without a network", async () => {
    const { page, problems, close } = await visitReady(site.browser, site.url);
    await page.context().setOffline(true);
    const workbench = new Workbench(page);
    await workbench.open(handoff({}).padEnd(300_000, "\n"));
    await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
    assert.deepEqual(problems, []);
    await close();
  });

  it("forbids itself to reach any other server", async () => {
    const { page, problems, close } = await visitReady(site.browser, site.url);
    const reached = await page.evaluate(() =>
      fetch("https://example.org/").then(
        () => true,
        () => false,
      ),
    );
    assert.equal(reached, false);
    assert.ok(
      problems.some((problem) => problem.includes("connect-src")),
      problems.join("\n"),
    );
    const html = await readFile(join(site.folder, "index.html"), "utf8");
    assert.doesNotMatch(html, /'unsafe-|https?:/);
    await close();
  });

  it("works when the server does not know the type of the module", async () => {
    for (const type of ["application/octet-stream", "text/plain"]) {
      const plain = await serve(site.folder, { ".wasm": type });
      const { page, problems, close } = await visitReady(site.browser, plain.url);
      await new Workbench(page).button("Load the sample").click();
      await new Workbench(page).verdict.getByText("Advance", { exact: true }).waitFor();
      assert.deepEqual(problems, []);
      await close();
      await plain.close();
    }
  });

  it("says so when the module cannot be loaded", async () => {
    const { page, close } = await visit(site.browser, "about:blank");
    await page.route("**/*.wasm", (route) => route.fulfill({ status: 404 }));
    await page.goto(site.url);
    await page.getByRole("alert").getByText("The checker could not be loaded: 404").waitFor();
    await new Workbench(page).type("PASS");
    await page.getByRole("alert").getByText("404").waitFor();
    await close();
  });

  it("checks big texts where workers are forbidden", async () => {
    const { page, close } = await visit(site.browser, "about:blank");
    await page.route("**/worker-entry-*.js", (route) => route.abort());
    await page.goto(site.url);
    await page.getByText(/^Version \d/).waitFor();
    const workbench = new Workbench(page);
    await workbench.open(handoff({}).padEnd(300_000, "\n"));
    await workbench.verdict.getByText("Advance", { exact: true }).waitFor();
    await close();
  });
});
