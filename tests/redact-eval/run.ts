import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { generate, SEED } from "./generate.ts";
import type { Item } from "./item.ts";
import { loadOurs, oursOn } from "./ours.ts";
import { openRedaction, redactPii, redactPiiNode, secretlint } from "./peers/in-node.ts";
import { say } from "./peers/process.ts";
import { betterleaks, detectSecrets, gitleaks, kingfisher, presidio } from "./peers/scanners.ts";
import type { Absent, Tool } from "./peers/tool.ts";
import { type Measured, report } from "./report.ts";
import { tally } from "./tally.ts";
import { linearity, speedOf } from "./throughput.ts";

const PEERS: Readonly<Record<string, () => Promise<Tool>>> = {
  betterleaks,
  gitleaks,
  kingfisher,
  "detect-secrets": detectSecrets,
  secretlint,
  OpenRedaction: openRedaction,
  presidio,
  "redact-pii": redactPii,
  "@redactpii/node": redactPiiNode,
};
const REPORT = join(import.meta.dirname, "..", "..", "docs", "redaction-evaluation.md");

function ourVersion(): string {
  const folder = process.env.HANDOFF_LINT_PACKAGE;
  const found = folder
    ? join(folder, "package.json")
    : createRequire(import.meta.url).resolve("handoff-lint/package.json");
  const manifest = existsSync(found) ? readFileSync(found, "utf8") : "{}";
  return (JSON.parse(manifest) as { version?: string }).version ?? "unknown";
}

async function ourTool(): Promise<Tool> {
  const redact = await loadOurs();
  return {
    name: "handoff-lint",
    version: ourVersion(),
    aims: ["secret", "pii"],
    masks: async (texts) => new Map([...texts].map(([id, text]) => [id, oursOn(redact, text)])),
    call: (text) => redact(text),
  };
}

// What looks for personal data alone is not measured on secrets, nor on lock files and the like: it
// does not claim to do that. Prose it has to read.
const concerns = (tool: Tool, item: Item): boolean =>
  tool.aims.includes("secret") || item.part.startsWith("pii") || item.kind === "prose";

async function measure(tool: Tool, items: readonly Item[]): Promise<Measured> {
  const given = items.filter((item) => concerns(tool, item));
  say(`${tool.name} on ${given.length} texts`);
  const masks = await tool.masks(new Map(given.map((item) => [item.id, item.text])));
  return { tool, tally: tally(given, masks), speed: await speedOf(tool) };
}

async function measurePeers(
  items: readonly Item[],
): Promise<{ peers: Measured[]; absent: Absent[] }> {
  const peers: Measured[] = [];
  const absent: Absent[] = [];
  for (const [name, make] of Object.entries(PEERS)) {
    try {
      peers.push(await measure(await make(), items));
    } catch (error) {
      absent.push({ name, error: error instanceof Error ? error.message : String(error) });
      say(`${name} left out: ${String(error)}`);
    }
  }
  return { peers, absent };
}

const tool = await ourTool();
const items = generate();
const ours = await measure(tool, items);
const rates = await linearity(tool.call ?? (() => undefined));
const { peers, absent } = await measurePeers(items);
writeFileSync(REPORT, report({ items, seed: SEED, ours, peers, absent, linearity: rates }));
say(`written: ${REPORT}`);
