/** A stretch of a text in UTF-16 units, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** One text of the set and what in it must not get out. */
export interface Item {
  id: string;
  /** `secret` and `pii` hold something to mask, the other two nothing. */
  part: "secret" | "pii" | "benign" | "pii-benign";
  /** The row of the report: a vendor, a structure or a family of negatives. */
  kind: string;
  /** The form within the kind. */
  format: string;
  /** Where it stands, as in the work of agents. */
  context: string;
  /** Written by hand, from false alarms seen elsewhere. */
  handmade: boolean;
  text: string;
  secrets: Span[];
}

/** What an item is before its text is put together. */
export type Label = Omit<Item, "id" | "text" | "secrets" | "handmade">;

// Two characters of the private use area stand around a secret while its context is built:
// they survive every kind of escaping, and no text of the set has them otherwise.
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** Marks a value as a secret until the item is made. */
export const secret = (value: string): string => OPEN + value + CLOSE;

/** Takes the marks out of a text and keeps where they stood. */
export function unmark(marked: string): { text: string; secrets: Span[] } {
  const secrets: Span[] = [];
  let text = "";
  for (const [at, piece] of marked.split(OPEN).entries()) {
    const close = piece.indexOf(CLOSE);
    if (at > 0) secrets.push({ start: text.length, end: text.length + close });
    text += piece.replace(CLOSE, "");
  }
  return { text, secrets };
}
