import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Begins every line of the suite's own. */
export const SUITE_MARK = "[suite] ";

/** Bundles the suite that runs within the extension host, and returns the path of the file. */
export async function bundleSuite(folder: string, host: "node" | "worker"): Promise<string> {
  const outfile = join(folder, "test", "suite.js");
  await build({
    entryPoints: [fileURLToPath(new URL("api/suite.ts", import.meta.url))],
    outfile,
    bundle: true,
    format: "cjs",
    target: "es2022",
    external: ["vscode"],
    define: { EXPECTED_HOST: JSON.stringify(host), SUITE_MARK: JSON.stringify(SUITE_MARK) },
    logLevel: "error",
  });
  return outfile;
}
