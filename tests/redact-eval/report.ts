import { cpus } from "node:os";
import type { Item } from "./item.ts";
import type { Absent, Tool } from "./peers/tool.ts";
import type { Count, Tally } from "./tally.ts";
import type { Linearity, Speed } from "./throughput.ts";

/** One tool with all that was found out about it. */
export interface Measured {
  tool: Tool;
  tally: Tally;
  speed: Speed | undefined;
}

/** All that the report is written from. */
export interface Results {
  items: readonly Item[];
  seed: string;
  ours: Measured;
  peers: readonly Measured[];
  absent: readonly Absent[];
  linearity: Linearity;
}

type Row = readonly string[];

const table = (head: Row, rows: readonly Row[]): string => {
  const line = (cells: Row): string => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, at) => (at === 0 ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
};

const percent = (part: number, all: number): string => {
  const value = (100 * part) / all;
  if (part > 0 && part < all && (value < 0.1 || value > 99.9)) return value < 50 ? "<0.1" : ">99.9";
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
};

/** What was covered whole, and in brackets what was covered in part: that is leaked. */
function covered(count: Count | undefined): string {
  if (!count) return "–";
  const whole = percent(count.whole, count.items);
  return count.part > 0 ? `${whole} (${percent(count.part, count.items)})` : whole;
}

const escaped = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

const aiming = (measured: readonly Measured[], aim: "secret" | "pii"): Measured[] =>
  measured.filter(({ tool }) => tool.aims.includes(aim));

function groups(results: Results, prefix: string): string[] {
  return [...results.ours.tally.positive.keys()]
    .filter((group) => group.startsWith(prefix))
    .map((group) => group.slice(prefix.length));
}

function coverage(results: Results, aim: "secret" | "pii", axis: string): string {
  const tools = aiming([results.ours, ...results.peers], aim);
  const prefix = `${aim} ${axis} `;
  const names = axis === "context" ? groups(results, prefix) : groups(results, prefix).sort();
  const rows = names.map((name) => {
    const counts = tools.map(({ tally }) => tally.positive.get(prefix + name));
    return [escaped(name), String(counts[0]?.items ?? 0), ...counts.map(covered)];
  });
  return table([axis, "items", ...tools.map(({ tool }) => tool.name)], rows);
}

function overall(results: Results, aim: "secret" | "pii"): string {
  const rows = aiming([results.ours, ...results.peers], aim).map(({ tool, tally }) => {
    const count = tally.positive.get(`${aim} all`);
    if (!count) return [tool.name, tool.version];
    const missed = count.items - count.whole - count.part;
    const parts = [count.whole, count.part, missed].map((value) => percent(value, count.items));
    const over = [percent(count.overItems, count.items), String(count.overCharacters)];
    return [tool.name, tool.version, ...parts, ...over];
  });
  const head = [
    "tool",
    "version",
    "whole %",
    "in part %",
    "missed %",
    "over-masked %",
    "characters",
  ];
  return table(head, rows);
}

function falseFindings(results: Results, part: string, aim: "secret" | "pii"): string {
  const tools = aiming([results.ours, ...results.peers], aim);
  const families = [...results.ours.tally.negative.keys()].filter((name) =>
    name.startsWith(`${part} `),
  );
  const rows = families.map((family) => {
    const counts = tools.map(({ tally }) => tally.negative.get(family));
    const cells = counts.map((count) => (count ? percent(count.found, count.items) : "–"));
    return [escaped(family.slice(part.length + 1)), String(counts[0]?.items ?? 0), ...cells];
  });
  return table(["family", "items", ...tools.map(({ tool }) => tool.name)], rows);
}

const AXES = ["all", "kind", "format", "context"];

function betterPeers(results: Results): string {
  const lines: string[] = [];
  for (const [group, ours] of results.ours.tally.positive) {
    const [aim = "", axis = ""] = group.split(" ");
    if (!AXES.includes(axis)) continue;
    const better = aiming(results.peers, aim as "secret" | "pii").filter(({ tally }) => {
      const theirs = tally.positive.get(group);
      return theirs !== undefined && theirs.whole / theirs.items > ours.whole / ours.items;
    });
    if (better.length === 0) continue;
    const them = better.map(
      ({ tool, tally }) => `${tool.name} ${covered(tally.positive.get(group))}`,
    );
    lines.push(`- ${escaped(group)}: ours ${covered(ours)}; ${them.join(", ")}`);
  }
  for (const [family, ours] of results.ours.tally.negative) {
    const better = results.peers.filter(
      ({ tally }) => (tally.negative.get(family)?.found ?? Infinity) < ours.found,
    );
    if (better.length === 0) continue;
    const them = better.map(
      ({ tool, tally }) => `${tool.name} ${tally.negative.get(family)?.found}`,
    );
    lines.push(`- false findings, ${escaped(family)}: ours ${ours.found}; ${them.join(", ")}`);
  }
  return lines.length > 0 ? lines.join("\n") : "Nowhere on this set.";
}

function speeds(results: Results): string {
  const rows = [results.ours, ...results.peers].map(({ tool, speed }) => {
    if (!speed) return [tool.name, "–", "–", "–"];
    const shown = (value: number, text: string): string =>
      Number.isNaN(value) ? "within noise" : text;
    const rate = speed.rate >= 10 ? speed.rate.toFixed(0) : speed.rate.toPrecision(2);
    const way = tool.call ? "call in Node" : "process, less its start";
    return [
      `${tool.name} (${way})`,
      shown(speed.note, speed.note.toFixed(3)),
      shown(speed.rate, rate),
      String(speed.size),
    ];
  });
  return table(["tool", "8 KB note, ms", "prose, MB/s", "measured on, MB"], rows);
}

function setUp(results: Results): string {
  const of = (part: string): Item[] => results.items.filter((item) => item.part === part);
  const distinct = (values: string[]): number => new Set(values).size;
  const secrets = of("secret");
  const formats = distinct(secrets.map((item) => `${item.kind} ${item.format}`));
  const handmade = of("benign").filter((item) => item.handmade).length;
  return [
    `- ${secrets.length} texts with a secret: ${formats} formats of ${distinct(secrets.map((item) => item.kind))} kinds in ${distinct(secrets.map((item) => item.context))} contexts`,
    `- ${of("benign").length} texts without one, ${handmade} of them made by hand`,
    `- ${of("pii").length} texts with personal data, ${of("pii-benign").length} that only look so`,
    `- seed \`${results.seed}\`; ${new Date().toISOString().slice(0, 10)}; Node ${process.versions.node}; ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`,
  ].join("\n");
}

const absences = (results: Results): string =>
  results.absent.length === 0
    ? "Every peer could be installed and ran."
    : results.absent
        .map(({ name, error }) => `- ${name} could not be measured: ${escaped(error)}`)
        .join("\n");

/** Writes the report. */
export function report(results: Results): string {
  return `${[
    "# How well the redaction does",
    "Written by `npm run eval`; do not edit. The set is made from the published formats of the tokens and from the places where agents leave them, not from the detectors. Texts and results are the same for everyone with the same seed, but for the speeds.",
    "*Whole*: every character of the secret is masked. *In part*: some of it is left, which is a leak; the tables give it in brackets. All figures are percentages of the items of their row, unless said otherwise. A scanner that reports a value is taken to mask it everywhere in the text; one that reports a line only, all of the line. *Over-masked* counts texts in which a character was masked that belongs neither to the secret nor to the quotes around it.",
    "## The set",
    setUp(results),
    "## Secrets",
    overall(results, "secret"),
    absences(results),
    "### By kind",
    coverage(results, "secret", "kind"),
    "### By context",
    "A token stands in every context; what only its name gives away stands in those that have a name. The contexts that begin with *lines* hold the secrets that come with their surroundings: connection strings, headers, commands, files, keys.",
    coverage(results, "secret", "context"),
    "## False findings",
    "Texts without a secret in which something was found. Ours looks for personal data in the same run; the others for secrets, OpenRedaction for both.",
    falseFindings(results, "benign", "secret"),
    "## Personal data",
    "Presidio runs with its patterns alone, without a language model, from a score of 0.4 on.",
    overall(results, "pii"),
    coverage(results, "pii", "kind"),
    "What looks like personal data and is none:",
    falseFindings(results, "pii-benign", "pii"),
    "## Where a peer is better",
    betterPeers(results),
    "## Speed",
    speeds(results),
    `Ours on more and more prose: ${results.linearity.rates.map(([size, rate]) => `${size} MB at ${rate.toFixed(0)} MB/s`).join(", ")}. On 10 MB of prose in which every line speaks of tokens, keys or passwords and has none: ${results.linearity.onSecrets.toFixed(0)} MB/s.`,
  ].join("\n\n")}\n`;
}
