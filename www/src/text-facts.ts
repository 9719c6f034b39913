import { plural } from "./plural.ts";

/** "12 lines, CRLF": what the text is made of, so that nobody has to guess whether line breaks were kept. */
export function textFacts(text: string, lines: number): string {
  return `${plural(lines, "line")}, ${plural(text.length, "character")}${breakWords(text)}`;
}

function breakWords(text: string): string {
  const kinds = [
    { name: "CRLF", isUsed: text.includes("\r\n") },
    { name: "LF", isUsed: /(?<!\r)\n/.test(text) },
    { name: "CR", isUsed: /\r(?!\n)/.test(text) },
  ].filter((kind) => kind.isUsed);
  return kinds.length === 0 ? "" : `, ${kinds.map((kind) => kind.name).join(" and ")}`;
}
