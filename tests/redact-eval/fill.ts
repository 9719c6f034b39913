import { base64, base64Url } from "./checksums.ts";
import {
  AN,
  BASE64,
  BASE64_URL,
  DIGITS,
  HEX,
  LETTERS,
  LOWER,
  LOWER_AN,
  type Random,
  UPPER,
} from "./random.ts";
import { uuid } from "./vendors.ts";

const ALPHABETS: Record<string, string> = {
  hex: HEX,
  HEX: HEX.toUpperCase(),
  b64: BASE64,
  b64u: BASE64_URL,
  an: AN,
  lan: LOWER_AN,
  digits: DIGITS,
  lower: LOWER,
  upper: UPPER,
  letters: LETTERS,
};

/**
 * Fills the gaps of a text: `‹hex:40›` is forty hex digits, `‹uuid›` a UUID, `‹0-9:n›` a number
 * below n. So texts can be read, and none holds a live-looking value in the source.
 *
 * @example fill("commit ‹hex:7›", random("a")).length === 14
 */
export function fill(text: string, chance: Random): string {
  return text.replace(/‹([a-zA-Z0-9]+)(?::(\d+))?›/g, (gap, what: string, size: string) => {
    if (what === "uuid") return uuid(chance);
    if (what === "n") return String(chance.int(Number(size)));
    if (what === "b64json") return base64(`{"v":1,"n":"${chance.chars(AN, Number(size))}"}`);
    if (what === "b64ujson") return base64Url(`{"v":1,"n":"${chance.chars(AN, Number(size))}"}`);
    const alphabet = ALPHABETS[what];
    if (alphabet === undefined) throw new Error(`no such gap: ${gap}`);
    return chance.chars(alphabet, Number(size));
  });
}
