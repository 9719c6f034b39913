import type { Item } from "./item.ts";
import { judge } from "./judge.ts";
import type { Masks } from "./peers/tool.ts";

/** How often the secrets of a group were covered, and what else was masked there. */
export interface Count {
  items: number;
  whole: number;
  part: number;
  /** Items in which a character outside of the secret and its quotes was masked. */
  overItems: number;
  overCharacters: number;
}

/** How many benign texts of a family had a finding. */
export interface False {
  items: number;
  found: number;
}

/** What one tool did on the whole set, by every group that the report shows. */
export interface Tally {
  positive: Map<string, Count>;
  negative: Map<string, False>;
}

/** The groups of an item with something to mask; a group is named by its axis and its value. */
export const groupsOf = (item: Item): string[] => [
  `${item.part} all`,
  `${item.part} kind ${item.kind}`,
  `${item.part} format ${item.kind}, ${item.format}`,
  `${item.part} context ${item.context}`,
];

/** The groups of an item with nothing to mask. */
export const familiesOf = (item: Item): string[] => {
  const origin = item.handmade ? "handmade" : "generated";
  return [`${item.part} ${origin}`, `${item.part} ${origin} ${item.kind}`];
};

const isPositive = (item: Item): boolean => item.part === "secret" || item.part === "pii";

/** Judges every item that a tool was given. */
export function tally(items: readonly Item[], masks: Masks): Tally {
  const positive = new Map<string, Count>();
  const negative = new Map<string, False>();
  for (const item of items) {
    const found = masks.get(item.id) ?? [];
    if (isPositive(item)) {
      for (const group of groupsOf(item)) addPositive(positive, group, judge(item, found));
    } else {
      for (const family of familiesOf(item)) addNegative(negative, family, found.length > 0);
    }
  }
  return { positive, negative };
}

function addPositive(
  counts: Map<string, Count>,
  group: string,
  judged: ReturnType<typeof judge>,
): void {
  const count = counts.get(group) ?? {
    items: 0,
    whole: 0,
    part: 0,
    overItems: 0,
    overCharacters: 0,
  };
  count.items += 1;
  if (judged.outcome === "whole") count.whole += 1;
  if (judged.outcome === "part") count.part += 1;
  if (judged.over > 0) count.overItems += 1;
  count.overCharacters += judged.over;
  counts.set(group, count);
}

function addNegative(counts: Map<string, False>, family: string, isFound: boolean): void {
  const count = counts.get(family) ?? { items: 0, found: 0 };
  count.items += 1;
  if (isFound) count.found += 1;
  counts.set(family, count);
}
