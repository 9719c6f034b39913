/** A seeded source of chance: the same seed gives the same set on every machine. */
export interface Random {
  /** A whole number from 0 to `below - 1`. */
  int(below: number): number;
  /** One of the values. */
  pick<T>(values: readonly T[]): T;
  /** So many characters of an alphabet. */
  chars(alphabet: string, length: number): string;
}

export const DIGITS = "0123456789";
export const UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const LOWER = "abcdefghijklmnopqrstuvwxyz";
export const LETTERS = UPPER + LOWER;
export const AN = DIGITS + LETTERS;
export const LOWER_AN = DIGITS + LOWER;
export const HEX = "0123456789abcdef";
export const BASE32 = `${UPPER}234567`;
export const BASE64 = `${AN}+/`;
export const BASE64_URL = `${AN}-_`;

/** A xorshift generator, started from the words of a name, so that sets do not shift one another. */
export function random(seed: string): Random {
  let state = 2463534242;
  for (const char of seed) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0 || 1;
  }
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
  for (let warm = 0; warm < 8; warm++) next();
  const int = (below: number): number => Math.floor(next() * below);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[int(values.length)];
    if (value === undefined) throw new Error("nothing to pick from");
    return value;
  };
  const chars = (alphabet: string, length: number): string => {
    let text = "";
    for (let at = 0; at < length; at++) text += alphabet.charAt(int(alphabet.length));
    return text;
  };
  return { int, pick, chars };
}
