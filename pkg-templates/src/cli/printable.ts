import stringWidth from "string-width";

/**
 * What a terminal would act on or a reader could not see: control characters, marks that change the direction
 * of writing, characters without width, tags, line separators, halves of surrogate pairs. A single joiner
 * holds emoji and some scripts together and stays.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|(?<=[\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](?=[\u200c\u200d])/gu;

function spell(character: string): string {
  if (character === "\r") return "\\r";
  if (character === "\n") return "\\n";
  if (character === "\t") return "\\t";
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** The text with nothing in it that a terminal would act on. */
export function printable(text: string): string {
  return text.replace(HIDDEN, spell);
}

/** The same for our own text of several lines, such as a message. */
export function printableLines(text: string): string[] {
  return text.split("\n").map(printable);
}

export interface Cell {
  /** Where it stands in the line, in UTF-16. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly width: number;
}

const TAB_STOP = 4;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The line as a terminal shows it: a cell for each character that a reader sees. */
export function cells(line: string): Cell[] {
  const result: Cell[] = [];
  let column = 0;
  for (const { segment, index } of graphemes.segment(line)) {
    const text = segment === "\t" ? " ".repeat(TAB_STOP - (column % TAB_STOP)) : printable(segment);
    const width = stringWidth(text);
    result.push({ start: index, end: index + segment.length, text, width });
    column += width;
  }
  return result;
}
