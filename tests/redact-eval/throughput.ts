import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { say } from "./peers/process.ts";
import type { Tool } from "./peers/tool.ts";
import { prose, proseOnSecrets } from "./prose.ts";

/** How fast a tool is. Absent is what it cannot be asked for. */
export interface Speed {
  /** Milliseconds for one note of 8 KB. */
  note: number;
  /** Megabytes a second on prose, and how many megabytes that was measured on. */
  rate: number;
  size: number;
}

/** How ours keeps its rate. */
export interface Linearity {
  /** Sizes in megabytes, each with its megabytes a second. */
  rates: [number, number][];
  /** The rate on prose that speaks of secrets all the time. */
  onSecrets: number;
}

const MB = 1_000_000;
/** A step that took longer is the last one: the next takes ten times as long, or a hundred times. */
const PATIENCE = 1_000;
const NOTES = 200;
/** Less than this part of a program's start is lost in how its start varies. */
const NOISE = 0.2;

const median = (values: number[]): number => {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function repeated(count: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) times.push(await timed(work));
  return median(times);
}

/** Grows the text until a step takes too long, and gives the rate of the last step. */
async function grow(
  measure: (text: string) => Promise<number>,
): Promise<Pick<Speed, "rate" | "size">> {
  let result = { rate: Number.NaN, size: 0 };
  for (const size of [0.1, 1, 10]) {
    const took = await measure(prose(size * MB));
    result = { rate: size / (took / 1000), size };
    if (took > PATIENCE) break;
  }
  return result;
}

async function inNode(call: NonNullable<Tool["call"]>): Promise<Speed> {
  const note = prose(8_192);
  await repeated(30, () => call(note));
  const each = await repeated(200, () => call(note));
  return {
    note: each,
    ...(await grow((text) => repeated(text.length > MB ? 3 : 2, () => call(text)))),
  };
}

// A program's start is no part of its speed: the time of a run over an empty file is taken off.
async function asProgram(run: NonNullable<Tool["run"]>): Promise<Speed> {
  const folder = mkdtempSync(join(tmpdir(), "items-"));
  try {
    const empty = join(folder, "empty.txt");
    writeFileSync(empty, "\n");
    const start = await repeated(3, () => run(empty));
    const notes = mkdtempSync(join(folder, "notes-"));
    for (let at = 0; at < NOTES; at++) writeFileSync(join(notes, `${at}.txt`), prose(8_192));
    const beyondStart = (took: number): number =>
      took - start > NOISE * start ? took - start : Number.NaN;
    const note = beyondStart(await timed(() => run(notes))) / NOTES;
    const speed = await grow(async (text) => {
      const file = join(folder, "prose.txt");
      writeFileSync(file, text);
      return beyondStart(await repeated(text.length > MB ? 3 : 1, () => run(file)));
    });
    return { note, ...speed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures one tool. */
export async function speedOf(tool: Tool): Promise<Speed | undefined> {
  say(`speed of ${tool.name}`);
  if (tool.call) return inNode(tool.call);
  return tool.run ? asProgram(tool.run) : undefined;
}

/** Megabytes a second at 1, 10 and 100 MB, which a linear tool keeps, and on the worst prose. */
export async function linearity(call: (text: string) => unknown): Promise<Linearity> {
  const rate = async (text: string, times: number): Promise<number> =>
    text.length / MB / ((await repeated(times, () => call(text))) / 1000);
  const rates: [number, number][] = [];
  for (const size of [1, 10, 100]) {
    say(`ours on ${size} MB`);
    rates.push([size, await rate(prose(size * MB), size === 100 ? 3 : 7)]);
  }
  return { rates, onSecrets: await rate(proseOnSecrets(10 * MB), 5) };
}
