/** Something that stands around or before whole lines, whatever they hold. */
export interface Wrapper {
  name: string;
  wrap: (marked: string) => string;
}

const eachLine = (text: string, change: (line: string, at: number) => string): string =>
  text.replace(/\n$/, "").split("\n").map(change).join("\n");

const every = (name: string, change: (line: string, at: number) => string): Wrapper => ({
  name: `lines, ${name}`,
  wrap: (text) => `${eachLine(text, change)}\n`,
});

/** The ways in which agents quote what they saw. */
export const WRAPPERS: readonly Wrapper[] = [
  { name: "lines, as they are", wrap: (text) => text },
  {
    name: "lines, among prose",
    wrap: (text) => `I ran this on staging:\n\n${text}\n\nIt passed, nothing else changed.\n`,
  },
  { name: "lines, in a fence", wrap: (text) => `\`\`\`text\n${text.replace(/\n$/, "")}\n\`\`\`\n` },
  every("quoted", (line) => `> ${line}`),
  every("numbered", (line, at) => `${String(at + 11).padStart(6)}\t${line}`),
  every("added in a diff", (line) => `+${line}`),
  every("removed in a diff", (line) => `-${line}`),
  every("indented", (line) => `      ${line}`),
  every("CRLF", (line) => `${line}\r`),
  every("logged", (line) => `2026-11-03T10:22:41.093Z stdout F ${line}`),
  every("coloured", (line) => `\x1b[33m${line}\x1b[0m`),
  {
    name: "lines, in a bullet",
    wrap: (text) =>
      `- Evidence: ${eachLine(text, (line, at) => (at === 0 ? line : `  ${line}`))}\n`,
  },
  { name: "lines, in JSON", wrap: (text) => JSON.stringify({ role: "tool", content: text }) },
  {
    name: "lines, in JSON in JSON",
    wrap: (text) => JSON.stringify({ body: JSON.stringify({ stdout: text }) }),
  },
  { name: "lines, Unicode before them", wrap: (text) => `⚠️ 비밀 – ${text}` },
];
