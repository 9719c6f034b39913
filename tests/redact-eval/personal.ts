import { base58Check, bech32, iban, luhn } from "./checksums.ts";
import { fill } from "./fill.ts";
import { secret } from "./item.ts";
import { DIGITS, HEX, LOWER, type Random, UPPER } from "./random.ts";

/** A piece of personal data with a value and the lines that it may stand in. */
export interface Personal {
  kind: string;
  format: string;
  make: (chance: Random) => string;
  /** Sentences with a `#` for the value, for what only a word beside it tells. */
  lines?: readonly string[];
}

const row = (
  kind: string,
  format: string,
  make: Personal["make"],
  lines?: readonly string[],
): Personal => (lines === undefined ? { kind, format, make } : { kind, format, make, lines });

const first = (c: Random): string =>
  c.pick(["anna", "minjun", "joao", "priya", "lukas", "sofia", "omar", "yuki"]);
const last = (c: Random): string =>
  c.pick(["kim", "meyer", "silva", "patel", "novak", "rossi", "haddad", "tanaka"]);

const ANYWHERE = [
  "Reported by # in the ticket.",
  "value: #",
  "(#)",
  "Asked #, who agreed.",
  "| owner | # |",
  '{"value":"#"}',
  "Use `#` for the test.",
  "> # wrote this",
  "log user=# status=200",
  "    12\t#",
];

const SSN = [
  "SSN: #",
  "The applicant's SSN is #.",
  "ssn=#",
  "social security number #",
  "| SSN | # |",
];
const NHS = ["NHS number: #", "The patient's NHS number is #."];
const PASSPORT = ["passport no. #", "Passport number: #"];

const v4 = (c: Random): string =>
  `${c.pick([34, 52, 81, 91, 93, 141, 185, 203])}.${1 + c.int(250)}.${1 + c.int(250)}.${1 + c.int(250)}`;
const nhs = (c: Random): string => {
  for (;;) {
    const body = c.chars(DIGITS, 9);
    const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
    const check = (11 - (sum % 11)) % 11;
    if (check < 10) return `${body.slice(0, 3)} ${body.slice(3, 6)} ${body.slice(6)}${check}`;
  }
};
const grouped = (digits: string, separator: string): string =>
  (digits.match(/.{1,4}/g) ?? []).join(separator);

export const PERSONAL: readonly Personal[] = [
  row(
    "email",
    "plain",
    (c) =>
      `${first(c)}.${last(c)}@${c.pick(["gmail.com", "acme-corp.de", "posteo.net", "mail.kaist.ac.kr"])}`,
  ),
  row(
    "email",
    "plus",
    (c) => `${first(c)}+${c.chars(LOWER, 5)}@${c.pick(["outlook.com", "proton.me"])}`,
  ),
  row("phone", "E.164", (c) => `+${c.pick(["4915", "8210", "4477"])}${c.chars("23456789", 8)}`),
  row(
    "phone",
    "NANP",
    (c) => `(${c.pick(["212", "415", "617"])}) ${c.chars("2345678", 3)}-${c.chars(DIGITS, 4)}`,
  ),
  row(
    "phone",
    "NANP dashes",
    (c) => `${c.pick(["212", "415", "617"])}-${c.chars("2345678", 3)}-${c.chars(DIGITS, 4)}`,
  ),
  row(
    "phone",
    "international",
    (c) =>
      `+${c.pick(["49 30", "44 20", "33 1", "82 2"])} ${c.chars("23456789", 4)} ${c.chars("23456789", 4)}`,
  ),
  row("card", "Visa", (c) => luhn(c, "4", 16)),
  row("card", "Visa, spaces", (c) => grouped(luhn(c, "4", 16), " ")),
  row("card", "Mastercard, dashes", (c) => grouped(luhn(c, "53", 16), "-")),
  row("card", "Amex", (c) => luhn(c, "37", 15)),
  row("iban", "DE", (c) => iban("DE", c.chars(DIGITS, 18))),
  row("iban", "GB", (c) => iban("GB", c.chars(UPPER, 4) + c.chars(DIGITS, 14))),
  row("iban", "FR, spaces", (c) => grouped(iban("FR", c.chars(DIGITS, 23)), " ")),
  row(
    "ssn",
    "separated",
    (c) => `${100 + c.int(500)}-${10 + c.int(80)}-${1000 + c.int(8000)}`,
    SSN,
  ),
  row("ssn", "bare", (c) => `${100 + c.int(500)}${10 + c.int(80)}${1000 + c.int(8000)}`, SSN),
  row("ip", "v4", v4),
  row(
    "ip",
    "v6",
    (c) =>
      `2a0${c.int(9)}:${c.chars("123456789abcdef", 4)}:${c.chars("123456789abcdef", 3)}::${c.chars("123456789abcdef", 4)}:${c.chars("123456789abcdef", 2)}`,
  ),
  row("mac", "colons", (c) => fill("a4:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›", c)),
  row("mac", "dashes", (c) => fill("3C-‹HEX:2›-‹HEX:2›-‹HEX:2›-‹HEX:2›-‹HEX:2›", c)),
  row("wallet", "Bitcoin", (c) => base58Check(c, 0)),
  row("wallet", "Bitcoin, bech32", (c) => bech32(c, "bc", 33, [0])),
  row("wallet", "Ethereum", (c) => `0x${c.chars(HEX, 40)}`),
  row("national-id", "NHS", nhs, NHS),
  row("national-id", "passport", (c) => c.chars(UPPER, 1) + c.chars(DIGITS, 8), PASSPORT),
];

/** The text of one item; for a home path only the name in it is personal. */
export function personalText(what: Personal, line: string, chance: Random): string {
  return line.replace("#", () => secret(what.make(chance)));
}

export const linesOf = (what: Personal): readonly string[] => what.lines ?? ANYWHERE;

/** Home paths: the name alone is personal, the path stays. */
export const HOME_PATHS: readonly string[] = [
  "error in /home/#/work/app/src/main.rs:12",
  "cd /Users/#/Projects/shop && npm test",
  "C:\\Users\\#\\AppData\\Local\\Temp\\log.txt",
  "file:///home/#/notes.md",
  "`/Users/#/.config/app.toml`",
  '{"cwd":"/home/#/repo"}',
  "/mnt/c/Users/#/code",
  "scp a.tgz host:/home/#/",
];
export const homePath = (line: string, chance: Random): string =>
  line.replace("#", () => secret(first(chance) + c2(chance)));
const c2 = (chance: Random): string => chance.pick(["", ".k", "dev", "_m", "92"]);

/** What looks personal and is not. */
export const PERSONAL_BENIGN: Readonly<Record<string, readonly string[]>> = {
  email: [
    "git clone git@github.com:acme/app.git",
    "git@gitlab.example.com:team/app.git",
    "noreply@github.com",
    "Co-Authored-By: bot <noreply@anthropic.com>",
    "12345+bot@users.noreply.github.com",
    "uses: actions/checkout@v4",
    "npm i left-pad@1.3.0 @types/node@20.19.43",
    "user@example.com",
    "someone@example.org wrote",
    "@media (min-width: 40em)",
    "cargo install ripgrep@14.1.0",
    "ssh deploy@localhost",
    "postgres@sha256:‹hex:64›",
    "@scope/pkg@latest",
    "icon@2x.png and logo@3x.png",
    "systemctl status app@1.service",
  ],
  phone: [
    "2026-11-03 10:22:41",
    "build 20261103.1041",
    "in 4096 to 65536 steps of 1024",
    "lines 100-200, 300-400 and 500-600",
    "epoch 17‹digits:8›",
    "epoch ms 17‹digits:11›",
    "version 1.203.4567",
    "call 555-0100 is reserved",
    "port 8080, 8443 and 10250",
    "took 1 234 567 890 ns",
    "0.1234567890",
    "1e10 2e20 3.14159265358979",
    "issue #1234567",
    "PID 4155551234",
    "+1234 -567 lines",
  ],
  card: [
    "17‹digits:11›",
    "17‹digits:17›",
    "run 4‹digits:9›",
    "4242 4242 4242 424",
    "id 1234567890123456",
    "0000 0000 0000 0000",
    "trace 9‹digits:15›",
    "1111222233334444",
  ],
  ip: [
    "127.0.0.1:8080",
    "10.0.0.4 and 192.168.1.20",
    "version 1.2.3.4",
    "Chrome/142.0.7444.59",
    "v2.10.0.1",
    "std::vec::Vec and a::b::c",
    "fe80::1 and ::1",
    "12:34:56 and 01:02:03",
    "0.0.0.0",
    "192.0.2.14 is for documentation",
    "2001:db8::1",
    "172.16.4.2",
    "assembly 4.0.30319.42000",
    "169.254.169.254",
    "section 1.2.3.4 of the report",
    "crate::a::b::cafe::fade",
  ],
  ids: [
    "123-45-67890",
    "000-12-3456",
    "666-12-3456",
    "900-12-3456 in a table",
    "part no. 078-05-1120-A",
    "SKU 12-345-6789",
    "0x‹hex:8›",
    "0x‹hex:64›",
    "hash 0x‹hex:16›",
    "GB82 is a code",
    "FF:FF:FF",
    "00:00:00:00:00:00",
    "ff:ff:ff:ff:ff:ff",
    "sha1 aa:bb:cc:dd:ee:ff:00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd",
    "bc1 is the prefix",
    "commit ‹hex:40›",
  ],
  "home paths": [
    "/home/runner/work/app/app",
    "/Users/Shared/tools",
    "/home/node/app/dist",
    "/root/.cargo/bin",
    "/home/$USER/work",
    "~/work/app",
    "/home/<user>/app",
    "/home/ubuntu/app",
    "/home/vscode/.config",
    "C:\\Users\\Public\\Documents",
    "/users/123/orders",
    "https://example.com/home/about",
    "%USERPROFILE%\\app",
    "/Users/runner/hostedtoolcache",
    "C:\\Users\\Default\\AppData",
    "GET /users/me",
  ],
};
