import { type Cell, cells } from "./printable.js";

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ExcerptLine {
  /** One-based; undefined for the line that stands for those left out. */
  readonly number: number | undefined;
  readonly text: string;
  readonly marks: string;
}

/** A flagged passage longer than this shows its beginning and its end. */
const LINES_SHOWN = 3;
/** How much of a very long line is shown before and after where the passage starts, in UTF-16. */
const BEFORE = 60;
const AFTER = 100;

const LINE_END = /\r\n|\r|\n/g;

/** The lines of a passage, each with marks under what is flagged. `firstLine` is one-based. */
export function excerpt(
  text: string,
  passage: Span,
  firstLine: number,
  column: number,
): ExcerptLine[] {
  const lines = linesOf(text, passage, passage.start - column);
  const shown = lines.map((line, index) => ({
    number: firstLine + index,
    ...excerptLine(text, line, passage),
  }));
  if (shown.length <= LINES_SHOWN) return shown;
  const [first, second] = shown;
  const last = shown.at(-1);
  if (first === undefined || second === undefined || last === undefined) return shown;
  return [first, second, { number: undefined, text: "…", marks: "" }, last];
}

/** The lines that a passage touches, without their ends. */
function linesOf(text: string, passage: Span, start: number): Span[] {
  const lines: Span[] = [];
  let lineStart = start;
  for (;;) {
    LINE_END.lastIndex = lineStart;
    const ending = LINE_END.exec(text);
    const lineEnd = ending?.index ?? text.length;
    lines.push({ start: lineStart, end: lineEnd });
    if (ending === null || LINE_END.lastIndex >= passage.end) return lines;
    lineStart = LINE_END.lastIndex;
  }
}

function excerptLine(text: string, line: Span, passage: Span): Pick<ExcerptLine, "text" | "marks"> {
  const flaggedStart = Math.max(passage.start, line.start);
  const flaggedEnd = Math.min(passage.end, line.end);
  const window = {
    start: wholeCharacter(text, Math.max(line.start, flaggedStart - BEFORE)),
    end: wholeCharacter(text, Math.min(line.end, flaggedStart + AFTER)),
  };
  const shown = cells(text.slice(window.start, window.end));
  const lead = window.start > line.start ? "…" : "";
  const tail = window.end < line.end ? "…" : "";
  const flagged = { start: flaggedStart - window.start, end: flaggedEnd - window.start };
  return {
    text: lead + shown.map((cell) => cell.text).join("") + tail,
    marks: " ".repeat(lead.length) + marks(shown, flagged),
  };
}

/** An offset that does not part the halves of a surrogate pair. */
function wholeCharacter(text: string, offset: number): number {
  const inside =
    /[\udc00-\udfff]/.test(text.charAt(offset)) && /[\ud800-\udbff]/.test(text.charAt(offset - 1));
  return inside ? offset - 1 : offset;
}

function marks(shown: readonly Cell[], flagged: Span): string {
  const width = (some: readonly Cell[]) => some.reduce((sum, cell) => sum + cell.width, 0);
  const before = shown.filter((cell) => cell.end <= flagged.start);
  const under = shown.filter((cell) => cell.start < flagged.end && cell.end > flagged.start);
  // An empty range, as that of something missing, still gets its mark.
  return " ".repeat(width(before)) + "^".repeat(Math.max(1, width(under)));
}
