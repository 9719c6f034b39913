import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { AN, BASE64_URL, DIGITS, HEX, type Random } from "./random.ts";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

/** Thirty characters and the six of their CRC-32, as GitHub and npm end their tokens. */
export function withCrc(chance: Random): string {
  const body = chance.chars(AN, 30);
  let rest = crc32(body) >>> 0;
  let tail = "";
  while (tail.length < 6) {
    tail = BASE62.charAt(rest % 62) + tail;
    rest = Math.floor(rest / 62);
  }
  return body + tail;
}

export const base64 = (text: string): string => Buffer.from(text).toString("base64");
export const base64Url = (text: string): string => Buffer.from(text).toString("base64url");

/** A token of three parts whose first two decode to JSON. */
export function jwt(chance: Random, claims: Record<string, unknown> = {}): string {
  const head = base64Url(JSON.stringify({ alg: chance.pick(["HS256", "RS256"]), typ: "JWT" }));
  const body = base64Url(
    JSON.stringify({
      sub: chance.chars(DIGITS, 10),
      iat: 1790000000 + chance.int(9999999),
      ...claims,
    }),
  );
  return `${head}.${body}.${chance.chars(BASE64_URL, 43)}`;
}

/** Digits with the last one by Luhn. */
export function luhn(chance: Random, prefix: string, length: number): string {
  const body = prefix + chance.chars(DIGITS, length - 1 - prefix.length);
  let sum = 0;
  for (let at = 0; at < body.length; at++) {
    const doubled = Number(body.charAt(body.length - 1 - at)) * (at % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return body + String((10 - (sum % 10)) % 10);
}

/** An account number with its two check digits. */
export function iban(country: string, account: string): string {
  const moved = `${account}${country}00`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  const check = 98n - (BigInt(moved) % 97n);
  return country + String(check).padStart(2, "0") + account;
}

const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** A wallet's address in base58 with the four bytes of its check. */
export function base58Check(chance: Random, version: number): string {
  const payload = Buffer.from([version, ...Buffer.from(chance.chars(HEX, 40), "hex")]);
  const full = Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)]);
  let rest = BigInt(`0x${full.toString("hex")}`);
  let text = "";
  while (rest > 0n) {
    text = BASE58.charAt(Number(rest % 58n)) + text;
    rest /= 58n;
  }
  return (version === 0 ? "1" : "") + text;
}

function polymod(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let check = 1;
  for (const value of values) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    generators.forEach((generator, bit) => {
      if ((top >>> bit) & 1) check ^= generator;
    });
  }
  return check;
}

/** Text in bech32 with its check: wallets and age keys. */
export function bech32(
  chance: Random,
  human: string,
  length: number,
  first: number[] = [],
): string {
  const data = [...first];
  while (data.length < length) data.push(chance.int(32));
  // The last group of a key or an address of whole bytes has padding bits, which are zero.
  const padding = ((length - first.length) * 5) % 8;
  const last = data.length - 1;
  data[last] = ((data[last] ?? 0) >> padding) << padding;
  const spread = [
    ...[...human].map((char) => char.charCodeAt(0) >> 5),
    0,
    ...[...human].map((char) => char.charCodeAt(0) & 31),
  ];
  const check = polymod([...spread, ...data, 0, 0, 0, 0, 0, 0]) ^ 1;
  const tail = [0, 1, 2, 3, 4, 5].map((at) => (check >>> (5 * (5 - at))) & 31);
  return `${human}1${[...data, ...tail].map((value) => BECH32.charAt(value)).join("")}`;
}

/** An access key id of AWS whose body decodes to an account. */
export const awsKeyId = (chance: Random, prefix: string): string =>
  prefix +
  chance.pick([..."QRSTUVWXYZ234567"]) +
  chance.chars("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 15);
