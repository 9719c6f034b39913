import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { Span } from "../item.ts";
import { inPackages, withNode } from "./setup.ts";
import type { Masks, Texts, Tool } from "./tool.ts";

const load = async <T>(path: string): Promise<T> =>
  (await import(pathToFileURL(inPackages(path)).href)) as T;

/** A tool from a function that gives the masks of one text. */
function asTool(
  name: string,
  version: string,
  aims: Tool["aims"],
  spansOf: (text: string) => readonly Span[] | Promise<readonly Span[]>,
  call: (text: string) => unknown,
): Tool {
  const masks = async (texts: Texts): Promise<Masks> => {
    const all = new Map<string, readonly Span[]>();
    for (const [id, text] of texts) all.set(id, await spansOf(text));
    return all;
  };
  return { name, version, aims, masks, call };
}

export async function secretlint(): Promise<Tool> {
  const version = await withNode("@secretlint/core");
  await withNode("@secretlint/secretlint-rule-preset-recommend");
  const id = "@secretlint/secretlint-rule-preset-recommend";
  interface Core {
    lintSource: (what: unknown) => Promise<{ messages: { range: [number, number] }[] }>;
  }
  const core = await load<Core>("@secretlint/core/module/index.js");
  const preset = await load<{ creator: unknown }>(`${id}/module/index.js`);
  const options = {
    noPhysicFilePath: true,
    config: { rules: [{ id, rule: preset.creator, options: {} }] },
  };
  // Its profiler keeps every mark of every call and searches them all at the next one. Switched off,
  // it has the speed that it has in a process of its own.
  interface Profiler {
    secretLintProfiler: { mark: () => void };
  }
  const { secretLintProfiler } = await load<Profiler>("@secretlint/profiler/module/node.js");
  secretLintProfiler.mark = () => undefined;
  const lint = (content: string): ReturnType<Core["lintSource"]> =>
    core.lintSource({
      source: { filePath: "/note.md", content, contentType: "text", ext: ".md" },
      options,
    });
  const spans = async (text: string): Promise<Span[]> =>
    (await lint(text)).messages.map(({ range: [start, end] }) => ({ start, end }));
  return asTool("secretlint", version, ["secret"], spans, lint);
}

export async function openRedaction(): Promise<Tool> {
  const version = await withNode("@openredaction/openredaction");
  interface Module {
    OpenRedaction: new () => {
      detect: (text: string) => Promise<{ detections: { position: [number, number] }[] }>;
    };
  }
  const { OpenRedaction } = await load<Module>("@openredaction/openredaction/dist/index.mjs");
  const redactor = new OpenRedaction();
  const spans = async (text: string): Promise<Span[]> =>
    (await redactor.detect(text)).detections.map(({ position: [start, end] }) => ({ start, end }));
  return asTool("OpenRedaction", version, ["secret", "pii"], spans, (text) =>
    redactor.detect(text),
  );
}

const MARK = "\uE002";

/**
 * Where a text was cut when all that is known is the result, with one mark for each cut.
 *
 * @example cuts("ab 12 cd", "ab \uE002 cd")[0]?.start === 3
 */
export function cuts(text: string, result: string): Span[] {
  const [first = "", ...rest] = result.split(MARK);
  const spans: Span[] = [];
  let at = first.length;
  for (const [index, piece] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const next = isLast ? text.length - piece.length : text.indexOf(piece, at + 1);
    if (next < at) break;
    spans.push({ start: at, end: next });
    at = next + piece.length;
  }
  return spans;
}

export async function redactPii(): Promise<Tool> {
  const version = await withNode("redact-pii");
  interface Module {
    SyncRedactor: new (options: object) => { redact: (text: string) => string };
  }
  const { SyncRedactor } = createRequire(import.meta.url)(inPackages("redact-pii")) as Module;
  const redactor = new SyncRedactor({ globalReplaceWith: MARK });
  const redact = (text: string): string => redactor.redact(text);
  return asTool("redact-pii", version, ["pii"], (text) => cuts(text, redact(text)), redact);
}

export async function redactPiiNode(): Promise<Tool> {
  const version = await withNode("@redactpii/node");
  interface Module {
    Redactor: new (options: object) => { redact: (text: string) => string };
  }
  const { Redactor } = await load<Module>("@redactpii/node/lib/index.mjs");
  const redactor = new Redactor({ globalReplaceWith: MARK });
  const redact = (text: string): string => redactor.redact(text);
  return asTool("@redactpii/node", version, ["pii"], (text) => cuts(text, redact(text)), redact);
}
