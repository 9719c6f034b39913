import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

describe("npm start", () => {
  it("shows the command line, serves the page and ends on Ctrl-C", async () => {
    const port = await freePort();
    const address = `http://localhost:${port}/`;
    const args = [".ci/start.mjs", "--port", String(port)];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "close");

    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (line.endsWith(`the page is at ${address}`)) {
        const response = await fetch(address);
        assert.match(await response.text(), /<html/);
      }
      if (line.endsWith("Ctrl-C ends it")) child.kill("SIGINT");
    }
    assert.deepEqual(await ended, [0, null]);
    assert.ok(lines.some((line) => line.startsWith("sample.md: conforming, ")));
    assert.ok(lines.some((line) => line.startsWith("sample-nonconforming.md: not conforming, ")));
    assert.equal(lines.at(-1), "start  ended");
    await assert.rejects(fetch(address));
  });

  it("says which port cannot be had", async () => {
    const child = spawn(process.execPath, [".ci/start.mjs", "--port", "http"], { cwd: ROOT });
    child.stderr.setEncoding("utf8");
    let stderr = "";
    child.stderr.on("data", (text: string) => {
      stderr += text;
    });
    child.stdout.resume();
    assert.deepEqual(await once(child, "close"), [1, null]);
    assert.match(stderr, /http is no port/);
  });
});
