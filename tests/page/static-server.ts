import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

export interface StaticServer {
  /** The address of the page, below a folder and not at the root of the server. */
  readonly url: string;
  close(): Promise<void>;
}

/** As plain as a static server can be; `overrides` replaces the content type of some endings. */
export async function serve(
  folder: string,
  overrides: Record<string, string> = {},
): Promise<StaticServer> {
  const prefix = "/some/sub-path/";
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const inside = normalize(pathname.slice(prefix.length) || "index.html");
    try {
      if (!pathname.startsWith(prefix) || inside.startsWith("..")) {
        throw new Error("outside of the page");
      }
      const body = await readFile(join(folder, inside));
      const type = overrides[extname(inside)] ?? types[extname(inside)];
      response.writeHead(200, { "Content-Type": type ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
