import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Span } from "./item.ts";

/** What the package answers, as far as the evaluation needs it. */
interface Redacted {
  text: string;
  redactions: { kind: string; detector: string; start: number; end: number }[];
}

/** The package's own redaction. */
export type Redact = (
  text: string,
  options?: { config?: { pii?: Record<string, boolean> } },
) => Redacted;

/**
 * Loads `redact` of the package; `HANDOFF_LINT_PACKAGE` names the folder of another build of it.
 */
export async function loadOurs(): Promise<Redact> {
  const folder = process.env.HANDOFF_LINT_PACKAGE;
  const source = folder ? pathToFileURL(join(folder, "node.mjs")).href : "handoff-lint";
  const loaded = (await import(source)) as { redact?: Redact };
  if (!loaded.redact)
    throw new Error(`${source} has no function "redact": build the package first`);
  return loaded.redact;
}

/** The masks of a text, and which detector set each. */
export function oursOn(redact: Redact, text: string): (Span & { detector: string })[] {
  return redact(text).redactions.map(({ start, end, detector }) => ({ start, end, detector }));
}
