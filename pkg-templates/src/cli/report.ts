import type { Diagnostic, Report, Severity, Verdict } from "handoff-lint";
import { type ExcerptLine, excerpt } from "./excerpt.js";
import { printable, printableLines } from "./printable.js";
import type { Paint, Style } from "./style.js";

const PAINTS: Record<Severity, Paint> = { error: "red", warning: "yellow", hint: "cyan" };

interface Place {
  readonly range: Diagnostic["range"];
}

function address(name: string, { range }: Place): string {
  return `${name}:${range.start.line + 1}:${range.start.character + 1}`;
}

export interface Checked {
  /** As it is printed. */
  readonly name: string;
  readonly text: string;
  readonly report: Report;
}

/** `file:line:column: severity: message [code]`, a form that editors and terminals make a link of. */
export function formatDiagnostic({ name, text }: Checked, found: Diagnostic, style: Style): string {
  const severity = style.paint(found.severity, PAINTS[found.severity], "bold");
  const code = style.paint(`[${printable(found.code)}]`, "dim");
  const [message = "", ...more] = printableLines(found.message);
  const lines = [
    `${style.paint(address(name, found), "bold")}: ${severity}: ${message} ${code}`,
    ...more.map((line) => `  ${line}`),
    ...formatExcerpt(text, found, style),
    ...found.related.map(
      (related) => `  see ${address(name, related)}: ${printable(related.message)}`,
    ),
    ...found.fixes.map((fix) => `  ${style.paint("fix:", "green")} ${printable(fix.title)}`),
    `  ${style.paint(printable(found.docs), "dim")}`,
  ];
  return `${lines.join("\n")}\n`;
}

function formatExcerpt(text: string, found: Diagnostic, style: Style): string[] {
  const { line, character } = found.range.start;
  const shown = excerpt(text, found, line + 1, character);
  const gutter = Math.max(...shown.map(({ number }) => String(number ?? "").length));
  return shown.flatMap((source) => formatSource(source, gutter, PAINTS[found.severity], style));
}

function formatSource(source: ExcerptLine, gutter: number, paint: Paint, style: Style): string[] {
  const bar = (label: string) => style.paint(`  ${label.padStart(gutter)} |`, "dim");
  const lines = [`${bar(String(source.number ?? ""))} ${source.text}`.trimEnd()];
  if (source.marks !== "") lines.push(`${bar("")} ${style.paint(source.marks, paint)}`);
  return lines;
}

/** The verdict, its reasons, and what could not be checked. */
/** The verdict with its reasons; what could not be checked is counted, or listed where it is asked for. */
export function formatVerdict(
  { name, report }: Checked,
  style: Style,
  listUnchecked: boolean,
): string {
  const lines = [];
  if (report.verdict !== undefined) {
    lines.push(`${style.paint(name, "bold")}: ${verdictLine(report.verdict, style)}`);
    lines.push(...report.verdict.reasons.map((reason) => `  - ${printable(reason)}`));
  }
  lines.push(
    ...uncheckedLines(report.unchecked, listUnchecked).map((line) => style.paint(line, "dim")),
  );
  return lines.map((line) => `${line}\n`).join("");
}

function uncheckedLines(unchecked: readonly string[], list: boolean): string[] {
  if (list) return unchecked.map((what) => `  not checked: ${printable(what)}`);
  if (unchecked.length === 0) return [];
  return [`  not checked, for want of facts: ${unchecked.length} (--unchecked lists them)`];
}

function verdictLine(verdict: Verdict, style: Style): string {
  return [
    verdict.conforming ? style.paint("conforming", "green") : style.paint("not conforming", "red"),
    statusWords(verdict),
    `action ${style.paint(verdict.action, "bold")}`,
    verdict.forwardable ? "forwardable" : style.paint("not forwardable", "red"),
  ].join(", ");
}

function statusWords({ claimed, effective }: Verdict): string {
  if (claimed === null) return `no status claimed, effective ${effective}`;
  return claimed === effective ? `status ${claimed}` : `claimed ${claimed}, effective ${effective}`;
}
