import { base64 } from "./checksums.ts";
import { secret } from "./item.ts";
import { BASE64, HEX, type Random } from "./random.ts";
import type { Structured } from "./structured.ts";

// Each line of a key is a secret of its own: what stands between the lines (a quote's `> `, a
// number, a `+`) is none.
const lines = (chance: Random, count: number, alphabet = BASE64, width = 64): string[] => {
  const body = Array.from({ length: count - 1 }, () => secret(chance.chars(alphabet, width)));
  return [...body, secret(chance.chars(alphabet, width / 2))];
};

const fence = (edge: "BEGIN" | "END", label: string): string => `-----${edge} ${label}-----`;

const block = (chance: Random, label: string, separator: string): string =>
  [fence("BEGIN", label), ...lines(chance, 5 + chance.int(8)), fence("END", label)].join(separator);

const LABELS = [
  "PRIVATE KEY",
  "RSA PRIVATE KEY",
  "EC PRIVATE KEY",
  "DSA PRIVATE KEY",
  "ENCRYPTED PRIVATE KEY",
  "OPENSSH PRIVATE KEY",
];

/** Private keys in every form that they are left in. */
export function pemForms(): Structured[] {
  const row = (kind: string, format: string, build: Structured["build"]): Structured => ({
    kind,
    format,
    build,
  });
  return [
    ...LABELS.map((label) => row("private-key", label, (c) => `${block(c, label, "\n")}\n`)),
    row("private-key", "PGP", (c) =>
      [
        fence("BEGIN", "PGP PRIVATE KEY BLOCK"),
        "Version: GnuPG v2",
        "",
        ...lines(c, 8),
        `=${c.chars(BASE64, 4)}`,
        fence("END", "PGP PRIVATE KEY BLOCK"),
        "",
      ].join("\n"),
    ),
    row("private-key", "in JSON", (c) =>
      JSON.stringify({
        type: "service_account",
        private_key: `${block(c, "PRIVATE KEY", "\n")}\n`,
        token_uri: "https://oauth2.googleapis.com/token",
      }),
    ),
    row("private-key", "in .env", (c) => `PRIVATE_KEY="${block(c, "RSA PRIVATE KEY", "\\n")}\\n"`),
    row(
      "private-key",
      "without END",
      (c) => `${[fence("BEGIN", "RSA PRIVATE KEY"), ...lines(c, 9)].join("\n")}\n[output cut]\n`,
    ),
    row(
      "private-key",
      "YAML block",
      (c) => `tls:\n  key: |\n    ${block(c, "PRIVATE KEY", "\n    ")}\n  cert: tls.crt\n`,
    ),
    row(
      "private-key",
      "base64 of PEM",
      (c) =>
        `TLS_KEY=${secret(base64(`${fence("BEGIN", "PRIVATE KEY")}\n${Array.from({ length: 6 }, () => c.chars(BASE64, 64)).join("\n")}\n`))}`,
    ),
    row("private-key", "PuTTY", (c) =>
      [
        "PuTTY-User-Key-File-3: ssh-ed25519",
        "Encryption: none",
        "Comment: deploy",
        "Public-Lines: 2",
        c.chars(BASE64, 64),
        c.chars(BASE64, 40),
        "Private-Lines: 1",
        secret(c.chars(BASE64, 48)),
        `Private-MAC: ${c.chars(HEX, 64)}`,
        "",
      ].join("\n"),
    ),
    row("private-key", "OpenVPN static", (c) =>
      [
        fence("BEGIN", "OpenVPN Static key V1"),
        ...Array.from({ length: 16 }, () => secret(c.chars(HEX, 32))),
        fence("END", "OpenVPN Static key V1"),
        "",
      ].join("\n"),
    ),
  ];
}
