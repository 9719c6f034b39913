import type { Span } from "../item.ts";

/** A finding as reported: the value, perhaps the text around it, perhaps the lines. */
export interface Finding {
  file: string;
  value: string;
  full?: string;
  /** From one, last one included. */
  lines?: readonly [number, number];
}

function occurrences(text: string, value: string): Span[] {
  const spans: Span[] = [];
  if (value === "") return spans;
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
    spans.push({ start: at, end: at + value.length });
  }
  return spans;
}

function lineSpan(text: string, [first, last]: readonly [number, number]): Span[] {
  const lines = text.split("\n");
  const before = lines.slice(0, first - 1).join("\n").length + (first > 1 ? 1 : 0);
  return [{ start: before, end: before + lines.slice(first - 1, last).join("\n").length }];
}

/**
 * Where a finding lies, in the tool's favour: everywhere that its value stands, else where the
 * matched text stands, else all of the lines it names.
 *
 * @example locate("a bcd", { file: "x", value: "bcd" })[0]?.start === 2
 */
export function locate(text: string, finding: Finding): Span[] {
  for (const value of [finding.value, finding.full ?? ""]) {
    const spans = occurrences(text, value);
    if (spans.length > 0) return spans;
  }
  return finding.lines ? lineSpan(text, finding.lines) : [];
}
