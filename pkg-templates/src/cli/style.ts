import type { WriteStream } from "node:tty";

type Environment = Readonly<Record<string, string | undefined>>;

/** https://no-color.org and https://force-color.org; the latter, being more deliberate, wins. */
function wantsColour(stream: Pick<WriteStream, "isTTY">, env: Environment): boolean {
  const force = env.FORCE_COLOR;
  if (force !== undefined && force !== "") return force !== "0" && force !== "false";
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return false;
  return stream.isTTY === true && env.TERM !== "dumb";
}

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;
export type Paint = keyof typeof CODES;

export class Style {
  readonly #coloured: boolean;

  constructor(coloured: boolean) {
    this.#coloured = coloured;
  }

  static for(stream: Pick<WriteStream, "isTTY">, env: Environment = process.env): Style {
    return new Style(wantsColour(stream, env));
  }

  paint(text: string, ...paints: Paint[]): string {
    if (!this.#coloured || text === "") return text;
    return `\u001b[${paints.map((name) => CODES[name]).join(";")}m${text}\u001b[0m`;
  }
}
