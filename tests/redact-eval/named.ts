import { AN, BASE64, BASE64_URL, DIGITS, HEX, LETTERS, LOWER_AN } from "./random.ts";
import { uuid, type Vendor } from "./vendors.ts";

const row = (kind: string, name: string, make: Vendor["make"]): Vendor => ({
  kind,
  format: name,
  name,
  make,
});

/** A password as a person or a generator makes it: a letter first and last, every class inside. */
export const password: Vendor["make"] = (chance) =>
  chance.chars(LETTERS, 2) +
  chance.chars(`${AN}!@_+*-`, 8 + chance.int(8)) +
  chance.pick([..."!@_+*-"]) +
  chance.chars(DIGITS, 2) +
  chance.chars(LETTERS, 2);

/** Values that only a name beside them gives away. They stand in contexts that have the name. */
export const NAMED: readonly Vendor[] = [
  row("aws-secret", "AWS_SECRET_ACCESS_KEY", (c) => c.chars(BASE64, 39) + c.chars(AN, 1)),
  row(
    "aws-session",
    "AWS_SESSION_TOKEN",
    (c) => `IQoJb3JpZ2luX2Vj${c.chars(BASE64, 343)}${c.chars(AN, 1)}`,
  ),
  row("azure-storage", "AZURE_STORAGE_KEY", (c) => `${c.chars(BASE64, 86)}==`),
  row("cohere", "COHERE_API_KEY", (c) => c.chars(AN, 40)),
  row("mistral", "MISTRAL_API_KEY", (c) => c.chars(AN, 32)),
  row("together-old", "TOGETHER_API_KEY", (c) => c.chars(HEX, 64)),
  row("twilio-auth", "TWILIO_AUTH_TOKEN", (c) => c.chars(HEX, 32)),
  row("vercel-old", "VERCEL_TOKEN", (c) => c.chars(AN, 24)),
  row("cloudflare-old", "CLOUDFLARE_API_TOKEN", (c) => c.chars(BASE64_URL, 39) + c.chars(AN, 1)),
  row("cloudflare-old", "CLOUDFLARE_API_KEY", (c) => c.chars(HEX, 37)),
  row("heroku-old", "HEROKU_API_KEY", uuid),
  row("pinecone-old", "PINECONE_API_KEY", uuid),
  row("exa", "EXA_API_KEY", uuid),
  row("datadog", "DATADOG_API_KEY", (c) => c.chars(HEX, 32)),
  row("datadog", "DD_APP_KEY", (c) => c.chars(HEX, 40)),
  row("cursor", "CURSOR_API_KEY", (c) => `key_${c.chars(HEX, 64)}`),
  row(
    "mailgun-new",
    "MAILGUN_API_KEY",
    (c) => `${c.chars(HEX, 32)}-${c.chars(HEX, 8)}-${c.chars(HEX, 8)}`,
  ),
  row("generic-key", "API_KEY", (c) => c.chars(AN, 32)),
  row("generic-key", "INTERNAL_API_KEY", (c) => c.chars(HEX, 40)),
  row("generic-key", "ENCRYPTION_KEY", (c) => `${c.chars(BASE64, 43)}=`),
  row("generic-secret", "CLIENT_SECRET", (c) => c.chars(BASE64_URL, 39) + c.chars(AN, 1)),
  row("generic-secret", "JWT_SECRET", (c) => c.chars(HEX, 64)),
  row("generic-secret", "SESSION_SECRET", (c) => c.chars(LOWER_AN, 32)),
  row("generic-token", "ACCESS_TOKEN", (c) => c.chars(AN, 48)),
  row("generic-token", "AUTH_TOKEN", (c) => c.chars(HEX, 40)),
  row("generic-token", "REFRESH_TOKEN", (c) => c.chars(BASE64_URL, 59) + c.chars(AN, 1)),
  row("generic-password", "DB_PASSWORD", password),
  row("generic-password", "ADMIN_PASSWORD", password),
  row("generic-password", "SMTP_PASSWD", password),
];
