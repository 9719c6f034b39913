import { GENERATED } from "./benign-generated.ts";
import { type Random, random } from "./random.ts";

const PAGE = 1_000_000;
const SUBJECTS =
  "The parser,The renderer,A worker,The page,Our build,The second run,The review,This change,The panel,The old loader,Each snapshot,The report".split(
    ",",
  );
const VERBS =
  "reads,keeps,moves,drops,counts,writes,waits for,compares,renders,closes,follows,replaces".split(
    ",",
  );
const OBJECTS =
  "the first line of the file,both columns,what the server sent,every heading,the list of files,the slow part,a copy of the table,the name of the branch,the last result,two of the twelve cases,the border of the view,nothing else".split(
    ",",
  );
const ENDS =
  "so the order stays,and the tests pass again,which took most of the day,as agreed on Tuesday,because the input may be empty,without a change for callers,until the next release,though it costs a little memory".split(
    ",",
  );

const plain = (c: Random): string =>
  `${c.pick(SUBJECTS)} ${c.pick(VERBS)} ${c.pick(OBJECTS)}, ${c.pick(ENDS)}.`;

/** Prose as handoffs have it: one line of fifty speaks of tokens, keys and passwords. */
const usual = (c: Random): string => (c.int(50) === 0 ? dense(c) : `${plain(c)} ${plain(c)}`);
/** Prose in which every line does, the worst that a reader of names can meet. */
const dense = (c: Random): string => c.pick(GENERATED.prose ?? [])(c);

function text(length: number, line: (chance: Random) => string): string {
  const chance = random("prose");
  let page = "";
  while (page.length < Math.min(length, PAGE)) page += `${line(chance)}\n`;
  return page.repeat(Math.ceil(length / page.length)).slice(0, length);
}

/** So many characters of prose as agents write it. */
export const prose = (length: number): string => text(length, usual);
/** So many characters of prose that speaks of secrets all the time and has none. */
export const proseOnSecrets = (length: number): string => text(length, dense);
