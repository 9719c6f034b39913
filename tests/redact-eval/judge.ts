import type { Item, Span } from "./item.ts";

/** What became of the secrets of one item. */
export interface Judgement {
  outcome: "whole" | "part" | "missed";
  /** How many characters were masked that belong to no secret, nor to the quotes beside one. */
  over: number;
}

const QUOTES = new Set(['"', "'", "`", "\\", "“", "”"]);

/** Which characters lie inside one of the spans. */
function covered(length: number, spans: readonly Span[]): Uint8Array {
  const mask = new Uint8Array(length);
  for (const span of spans) mask.fill(1, Math.max(0, span.start), span.end);
  return mask;
}

function grown(text: string, span: Span): Span {
  let { start, end } = span;
  while (QUOTES.has(text.charAt(start - 1))) start--;
  while (QUOTES.has(text.charAt(end))) end++;
  return { start, end };
}

/**
 * Judges what was masked of an item: every character of every secret has to be inside a mask. Part
 * of a secret left over is a leak and counts as such, even when the rest was masked.
 *
 * @example judge(item, item.secrets).outcome === "whole"
 */
export function judge(item: Item, masks: readonly Span[]): Judgement {
  const mask = covered(item.text.length, masks);
  const near = covered(
    item.text.length,
    item.secrets.map((span) => grown(item.text, span)),
  );
  let hidden = 0;
  let total = 0;
  for (const span of item.secrets) {
    total += span.end - span.start;
    for (const byte of mask.subarray(span.start, span.end)) hidden += byte;
  }
  const over = mask.reduce((sum, byte, at) => sum + (byte === 1 && near[at] === 0 ? 1 : 0), 0);
  return { outcome: hidden === total ? "whole" : hidden > 0 ? "part" : "missed", over };
}
