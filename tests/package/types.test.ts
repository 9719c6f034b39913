import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { provideToolbox } from "../../.ci/lib/dependencies.mjs";
import { TYPE_CHECKER } from "../../.ci/versions.mjs";
import { Consumer, REPOSITORY } from "./consumer.ts";

const USE = `
const report: Report = check("text", { path: "handoff.md", workspaceRoot: "/srv" });
const codes: string[] = report.diagnostics.map((diagnostic: Diagnostic) => diagnostic.code);
const action: "advance" | "escalate" | "resume" | "resubmit" | undefined = report.verdict?.action;
// @ts-expect-error a kind is one of a few words
check("text", { kind: "nonsense" });
// @ts-expect-error a text is a string
check(1);
export const loaded: Promise<void> = init(new Uint8Array());
export { action, codes };
`;

const ENTRIES = ["handoff-lint", "handoff-lint/web", "handoff-lint/inline"];

const importing = (entry: string) =>
  `import { check, type Diagnostic, init, type Report } from "${entry}";\n${USE}`;

/** One consumer for each way in which TypeScript looks for types; none may lean on \`skipLibCheck\`. */
const PROJECTS: Record<string, { files: Record<string, string>; options: object }> = {
  "node16, ES modules": {
    files: Object.fromEntries(ENTRIES.map((entry, n) => [`entry${n}.mts`, importing(entry)])),
    options: { module: "node16", moduleResolution: "node16" },
  },
  "node16, CommonJS": {
    files: {
      "entry0.cts": importing("handoff-lint"),
      "entry1.cts": importing("handoff-lint/inline"),
    },
    options: { module: "node16", moduleResolution: "node16" },
  },
  bundler: {
    files: Object.fromEntries(ENTRIES.map((entry, n) => [`entry${n}.ts`, importing(entry)])),
    options: { module: "esnext", moduleResolution: "bundler" },
  },
  "bundler, with the types of the DOM": {
    files: {
      "entry.ts": `import { init } from "handoff-lint";
export const loads = [
  init(), init("/x.wasm"), init(new URL("https://example.org/x.wasm")), init(new Request("/x.wasm")),
  init(new Response()), init(new ArrayBuffer(8)), init(new WebAssembly.Module(new Uint8Array())),
];
// @ts-expect-error null is no module
init(null);
`,
    },
    options: { module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom"] },
  },
};

describe("the types of the package", () => {
  let consumer: Consumer;
  before(async () => {
    consumer = await Consumer.create();
  });

  it("are found alike by import and require", async () => {
    const toolbox = await provideToolbox("types", TYPE_CHECKER);
    const entry = join(toolbox, "node_modules", "@arethetypeswrong", "core", "dist", "index.js");
    const { checkPackage, createPackageFromTarballData } = await import(pathToFileURL(entry).href);
    const tarball = readFileSync(consumer.tarball);
    const { problems } = await checkPackage(createPackageFromTarballData(tarball), {
      excludeEntrypoints: [/\.(wasm|md)$/],
    });
    assert.deepEqual(
      (problems as { kind: string; entrypoint: string; resolutionKind: string }[])
        // Node 10 knew nothing of exports.
        .filter(({ resolutionKind }) => resolutionKind !== "node10")
        .map(({ kind, entrypoint }) => `${kind} ${entrypoint}`),
      // Browsers have no require.
      ["CJSResolvesToESM ./web"],
    );
  });

  for (const [name, { files, options }] of Object.entries(PROJECTS)) {
    it(`compile for ${name}`, async () => {
      const folder = name.replaceAll(/\W+/g, "-");
      const compilerOptions = {
        target: "es2022",
        lib: ["es2022"],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        ...options,
      };
      const inFolder = Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]);
      await consumer.write({
        ...Object.fromEntries(inFolder),
        [`${folder}/tsconfig.json`]: JSON.stringify({ compilerOptions }),
      });
      const compiler = join(REPOSITORY, "node_modules", "typescript", "bin", "tsc");
      const answer = await consumer
        .run(process.execPath, compiler, "-p", folder)
        .catch((error: { stdout: string }) => error);
      assert.equal(answer.stdout, "");
    });
  }
});
