import { createHash } from "node:crypto";
import type { Random } from "./random.ts";

// Every twenty-first word of the English BIP-39 list, from its sixth on: enough to make phrases
// with a valid checksum without carrying the whole list.
const WORDS =
  "absent addict album ancient arctic assist away basic between blue brain budget cage carpet century chimney click coil copper crater cry daughter denial dial distance drastic eager elegant enforce error exhaust faith feed firm fly frame game gift good grow have hobby humble immense injury item just lab leaf life loop make matrix mesh mobile much neck north ocean oppose owner patch pet plastic post prize pupil rack rebel remind reveal roast sad scare seed sheriff sight skull sniff source sport stem subject surround tag thank tiny topic tray tumble undo usage vendor visit wash wheel witness young".split(
    " ",
  );
const index = (word: number): number => 5 + 21 * word;

function isValid(words: readonly number[]): boolean {
  const bits = words.map((word) => index(word).toString(2).padStart(11, "0")).join("");
  const check = words.length / 3;
  const entropy = bits.slice(0, bits.length - check);
  const bytes = Buffer.from((entropy.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const digest = createHash("sha256").update(bytes).digest();
  return (digest[0] ?? 0).toString(2).padStart(8, "0").startsWith(bits.slice(-check));
}

/**
 * A recovery phrase of 12 or 24 words whose checksum is right.
 *
 * @example seedPhrase(random("a"), 12).split(" ").length === 12
 */
export function seedPhrase(chance: Random, length: 12 | 24): string {
  const words = Array.from({ length }, () => chance.int(WORDS.length));
  while (!isValid(words)) words[chance.int(length)] = chance.int(WORDS.length);
  return words.map((word) => WORDS[word]).join(" ");
}
