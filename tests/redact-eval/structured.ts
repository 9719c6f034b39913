import { base64, base64Url, jwt } from "./checksums.ts";
import { secret } from "./item.ts";
import { password } from "./named.ts";
import { pemForms } from "./pem.ts";
import {
  AN,
  BASE32,
  BASE64,
  BASE64_URL,
  DIGITS,
  HEX,
  LOWER,
  type Random,
  UPPER,
} from "./random.ts";
import { seedPhrase } from "./seed-phrase.ts";

/** A secret whose surroundings are part of its form. The text has its marks. */
export interface Structured {
  kind: string;
  format: string;
  build: (chance: Random) => string;
}

const row = (kind: string, format: string, build: Structured["build"]): Structured => ({
  kind,
  format,
  build,
});

const word = (chance: Random): string =>
  chance.pick(["app", "deploy", "billing", "admin", "reader", "worker", "shop"]);
const host = (chance: Random): string =>
  `${chance.pick(["db", "cache", "mq", "pg-1", "git", "registry"])}.${chance.pick(["internal", "example.com", "corp.example.net"])}`;
/** A password that may stand in a URL as it is. */
const urlPassword = (chance: Random): string =>
  secret(chance.chars(`${AN}_-`, 14) + chance.chars(AN, 4));
const marked = (chance: Random): string => secret(password(chance));

const URLS: Structured[] = [
  ...[
    ["postgres", "5432/app"],
    ["postgresql+asyncpg", "5432/app"],
    ["mysql", "3306/shop"],
    ["mariadb", "3306/shop"],
    ["mongodb", "27017/logs"],
    ["mongodb+srv", "/logs?retryWrites=true"],
    ["redis", "6379/0"],
    ["rediss", "6380/1"],
    ["amqp", "5672/jobs"],
    ["amqps", "5671/jobs"],
    ["mssql", "1433/main"],
  ].map(([scheme, tail]) =>
    row("url-database", scheme ?? "", (c) => {
      const end = tail?.startsWith("/") ? tail : `:${tail}`;
      return `DATABASE_URL=${scheme}://${word(c)}:${urlPassword(c)}@${host(c)}${end}`;
    }),
  ),
  row(
    "url-no-user",
    "redis",
    (c) => `cache at redis://:${urlPassword(c)}@${host(c)}:6379/0 is full`,
  ),
  row(
    "url-basic",
    "https",
    (c) => `git clone https://${word(c)}:${urlPassword(c)}@${host(c)}/team/app.git`,
  ),
  row("url-basic", "ftp", (c) => `ftp://${word(c)}:${urlPassword(c)}@${host(c)}/incoming`),
  row(
    "url-basic",
    "at sign inside",
    (c) => `https://${word(c)}:${secret(`${c.chars(AN, 6)}@${c.chars(AN, 8)}`)}@${host(c)}/x`,
  ),
  row(
    "url-token-user",
    "https",
    (c) => `remote: https://${secret(c.chars(AN, 40))}@github.com/acme/app.git`,
  ),
  row(
    "url-token-user",
    "x-access-token",
    (c) => `https://x-access-token:${secret(c.chars(AN, 40))}@github.com/acme/app`,
  ),
  row(
    "url-token-user",
    "oauth2",
    (c) => `https://oauth2:${secret(c.chars(BASE64_URL, 30) + c.chars(AN, 2))}@gitlab.com/acme/app`,
  ),
  row(
    "jdbc",
    "password",
    (c) => `jdbc:postgresql://${host(c)}:5432/app?user=${word(c)}&password=${urlPassword(c)}`,
  ),
  row(
    "jdbc",
    "semicolons",
    (c) =>
      `jdbc:sqlserver://${host(c)}:1433;databaseName=shop;user=${word(c)};password=${urlPassword(c)};encrypt=true`,
  ),
  row(
    "ado-net",
    "Password",
    (c) =>
      `Server=tcp:${host(c)},1433;Database=shop;User ID=${word(c)};Password=${marked(c)};Encrypt=True;`,
  ),
  row(
    "ado-net",
    "Pwd",
    (c) => `Data Source=${host(c)};Initial Catalog=shop;Uid=${word(c)};Pwd=${marked(c)};`,
  ),
  row(
    "azure-connection",
    "AccountKey",
    (c) =>
      `DefaultEndpointsProtocol=https;AccountName=shop${c.chars(DIGITS, 3)};AccountKey=${secret(`${c.chars(BASE64, 86)}==`)};EndpointSuffix=core.windows.net`,
  ),
  row(
    "azure-connection",
    "SharedAccessKey",
    (c) =>
      `Endpoint=sb://shop.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey=${secret(`${c.chars(BASE64, 43)}=`)}`,
  ),
  row(
    "azure-connection",
    "AppConfig",
    (c) =>
      `Endpoint=https://shop.azconfig.io;Id=${c.chars(AN, 4)};Secret=${secret(`${c.chars(BASE64, 43)}=`)}`,
  ),
  row(
    "azure-sas",
    "sig",
    (c) =>
      `https://shop.blob.core.windows.net/in/a.csv?sv=2024-11-04&se=2026-12-01T00%3A00%3A00Z&sr=b&sp=r&sig=${secret(`${c.chars(AN, 20)}%2F${c.chars(AN, 22)}%3D`)}`,
  ),
  row(
    "aws-presigned",
    "X-Amz-Signature",
    (c) =>
      `https://b.s3.amazonaws.com/k.zip?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20261103T000000Z&X-Amz-Expires=900&X-Amz-SignedHeaders=host&X-Amz-Signature=${secret(c.chars(HEX, 64))}`,
  ),
  row(
    "webhook-slack",
    "services",
    (c) =>
      `https://hooks.slack.com/services/T0${c.chars(UPPER + DIGITS, 9)}/B0${c.chars(UPPER + DIGITS, 9)}/${secret(c.chars(AN, 24))}`,
  ),
  row(
    "webhook-slack",
    "workflows",
    (c) =>
      `https://hooks.slack.com/workflows/T0${c.chars(UPPER + DIGITS, 9)}/A0${c.chars(UPPER + DIGITS, 9)}/${c.chars(DIGITS, 18)}/${secret(c.chars(AN, 24))}`,
  ),
  row(
    "webhook-discord",
    "discord.com",
    (c) =>
      `https://discord.com/api/webhooks/${c.chars("123456789", 18)}/${secret(c.chars(BASE64_URL, 67) + c.chars(AN, 1))}`,
  ),
  row(
    "webhook-discord",
    "discordapp.com",
    (c) =>
      `https://discordapp.com/api/webhooks/${c.chars("123456789", 19)}/${secret(c.chars(BASE64_URL, 67) + c.chars(AN, 1))}`,
  ),
  row(
    "otpauth",
    "totp",
    (c) => `otpauth://totp/Acme:${word(c)}?secret=${secret(c.chars(BASE32, 32))}&issuer=Acme`,
  ),
];

const HEADERS: Structured[] = [
  row(
    "header-bearer",
    "opaque",
    (c) => `Authorization: Bearer ${secret(c.chars(BASE64_URL, 40) + c.chars(AN, 2))}`,
  ),
  row("header-bearer", "hex", (c) => `authorization: bearer ${secret(c.chars(HEX, 40))}`),
  row(
    "header-bearer",
    "code",
    (c) => `headers: { Authorization: "Bearer ${secret(c.chars(AN, 36))}" },`,
  ),
  row(
    "header-basic",
    "Authorization",
    (c) => `Authorization: Basic ${secret(base64(`${word(c)}:${password(c)}`))}`,
  ),
  row(
    "header-basic",
    "Proxy-Authorization",
    (c) => `Proxy-Authorization: Basic ${secret(base64(`${word(c)}:${password(c)}`))}`,
  ),
  row("header-token", "Token", (c) => `Authorization: Token ${secret(c.chars(HEX, 40))}`),
  row("header-token", "ApiKey", (c) => `Authorization: ApiKey ${secret(c.chars(AN, 44))}`),
  row("header-token", "X-Api-Key", (c) => `X-Api-Key: ${secret(c.chars(AN, 36))}`),
  row("header-token", "X-Auth-Token", (c) => `x-auth-token: ${secret(c.chars(HEX, 32))}`),
  row("header-token", "PRIVATE-TOKEN", (c) => `PRIVATE-TOKEN: ${secret(c.chars(AN, 20))}`),
  row("header-token", "X-Vault-Token", (c) => `X-Vault-Token: ${secret(`s.${c.chars(AN, 24)}`)}`),
  row(
    "header-token",
    "x-amz-security-token",
    (c) => `x-amz-security-token: ${secret(c.chars(BASE64, 200) + c.chars(AN, 1))}`,
  ),
  row(
    "cookie",
    "Cookie",
    (c) => `Cookie: theme=dark; sessionid=${secret(c.chars(LOWER + DIGITS, 32))}; lang=en`,
  ),
  row(
    "cookie",
    "Set-Cookie",
    (c) => `Set-Cookie: connect.sid=s%3A${secret(c.chars(BASE64_URL, 32))}; Path=/; HttpOnly`,
  ),
  row(
    "cookie",
    "_gitlab_session",
    (c) => `Cookie: _gitlab_session=${secret(c.chars(LOWER + DIGITS, 32))}`,
  ),
];

const COMMANDS: Structured[] = [
  row("cli-curl", "-u", (c) => `curl -u ${word(c)}:${marked(c)} https://api.example.com/v1/me`),
  row(
    "cli-curl",
    "--user",
    (c) => `curl --user "${word(c)}:${marked(c)}" -X POST https://api.example.com/hook`,
  ),
  row("cli-mysql", "-p", (c) => `mysql -h ${host(c)} -u ${word(c)} -p${marked(c)} shop`),
  row("cli-mysql", "mysqldump -p", (c) => `mysqldump -u root -p'${marked(c)}' shop > shop.sql`),
  row("cli-sshpass", "-p", (c) => `sshpass -p ${marked(c)} ssh deploy@${host(c)} uptime`),
  row(
    "cli-sshpass",
    "-p quoted",
    (c) => `sshpass -p '${marked(c)}' scp app.tgz deploy@${host(c)}:/srv`,
  ),
  row("cli-docker", "login -p", (c) => `docker login -u ${word(c)} -p ${marked(c)} ${host(c)}`),
  row(
    "cli-docker",
    "login --password",
    (c) => `docker login --username ${word(c)} --password ${marked(c)} ghcr.io`,
  ),
  row(
    "cli-pgpassword",
    "PGPASSWORD",
    (c) => `PGPASSWORD=${marked(c)} psql -h ${host(c)} -U ${word(c)} app`,
  ),
  row("cli-pgpassword", "MYSQL_PWD", (c) => `MYSQL_PWD=${marked(c)} mysql -u ${word(c)} shop`),
  row(
    "cli-password",
    "--password",
    (c) => `./import.sh --user ${word(c)} --password ${marked(c)} --dry-run`,
  ),
  row(
    "cli-password",
    "--password=",
    (c) => `mongodump --username=${word(c)} --password=${marked(c)} --out /tmp/d`,
  ),
  row("cli-password", "--pat", (c) => `vsce publish --pat ${secret(c.chars(LOWER + DIGITS, 52))}`),
  row("cli-password", "redis-cli -a", (c) => `redis-cli -h ${host(c)} -a ${marked(c)} ping`),
  row(
    "cli-password",
    "echo | --password-stdin",
    (c) => `echo "${marked(c)}" | docker login -u ${word(c)} --password-stdin`,
  ),
];

const FILES: Structured[] = [
  row("netrc", "one line", (c) => `machine ${host(c)} login ${word(c)} password ${marked(c)}`),
  row("netrc", "lines", (c) => `machine ${host(c)}\n  login ${word(c)}\n  password ${marked(c)}\n`),
  row(
    "pgpass",
    "line",
    (c) => `${host(c)}:5432:shop:${word(c)}:${secret(c.chars(`${AN}_!-`, 15) + c.chars(AN, 3))}`,
  ),
  row("pgpass", "star", (c) => `# ~/.pgpass\n*:*:*:postgres:${secret(c.chars(AN, 18))}\n`),
  row(
    "npmrc",
    "_authToken",
    (c) => `//${host(c)}/npm/:_authToken=${secret(c.chars(BASE64_URL, 34) + c.chars(AN, 2))}`,
  ),
  row("npmrc", "_auth", (c) => `_auth=${secret(base64(`${word(c)}:${password(c)}`))}`),
  row("npmrc", "_password", (c) => `//${host(c)}/:_password=${secret(base64(password(c)))}`),
  row(
    "docker-config",
    "auth",
    (c) => `{"auths":{"${host(c)}":{"auth":"${secret(base64(`${word(c)}:${password(c)}`))}"}}}`,
  ),
  row("pypirc", "password", (c) => `[pypi]\nusername = ${word(c)}\npassword = ${marked(c)}\n`),
  row(
    "kubernetes",
    "user token",
    (c) =>
      `users:\n- name: admin\n  user:\n    token: ${secret(jwt(c, { iss: "kubernetes/serviceaccount" }))}\n`,
  ),
  row(
    "kubernetes",
    "client-key-data",
    (c) =>
      `users:\n- name: admin\n  user:\n    client-key-data: ${secret(base64(`-----BEGIN ${"EC"} PRIVATE KEY-----\n${c.chars(BASE64, 64)}\n${c.chars(BASE64, 64)}\n`))}\n`,
  ),
  row(
    "kubernetes",
    "Secret",
    (c) =>
      `apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  password: ${secret(base64(password(c)))}\n`,
  ),
  row(
    "kubernetes",
    "bootstrap token",
    (c) =>
      `kubeadm join 10.0.0.4:6443 --token ${secret(`${c.chars(LOWER + DIGITS, 6)}.${c.chars(LOWER + DIGITS, 16)}`)} --discovery-token-ca-cert-hash sha256:${c.chars(HEX, 64)}`,
  ),
  row(
    "wireguard",
    "PrivateKey",
    (c) =>
      `[Interface]\nPrivateKey = ${secret(`${c.chars(BASE64, 42)}${c.pick([..."AEIMQUYcgkosw048"])}=`)}\nAddress = 10.8.0.2/24\n`,
  ),
  row(
    "wireguard",
    "PresharedKey",
    (c) =>
      `[Peer]\nPresharedKey = ${secret(`${c.chars(BASE64, 42)}${c.pick([..."AEIMQUYcgkosw048"])}=`)}\n`,
  ),
  row(
    "rails",
    "secret_key_base",
    (c) => `production:\n  secret_key_base: ${secret(c.chars(HEX, 128))}\n`,
  ),
  row("laravel", "APP_KEY", (c) => `APP_KEY=base64:${secret(`${c.chars(BASE64, 43)}=`)}`),
  row(
    "django",
    "SECRET_KEY",
    (c) =>
      `SECRET_KEY = 'django-insecure-${secret(c.chars(`${LOWER}${DIGITS}!@#$%^&*(-_=+)`, 48) + c.chars(AN, 2))}'`,
  ),
];

const PROSE: Structured[] = [
  row("password-prose", "is", (c) => `The admin password is ${marked(c)} until Monday.`),
  row(
    "password-prose",
    "is, back ticks",
    (c) => `I reset it, the new password is \`${marked(c)}\`.`,
  ),
  row(
    "password-prose",
    "log in with",
    (c) => `Log in as ${word(c)} with password ${marked(c)} and check the page.`,
  ),
  row("password-prose", "user / password", (c) => `Credentials: ${word(c)} / ${marked(c)}`),
  row("password-prose", "set to", (c) => `The root password was set to ${marked(c)}.`),
  row("password-prose", "slash", (c) => `Test login (user: ${word(c)}, pass: ${marked(c)})`),
  row("password-prose", "passphrase", (c) => `The passphrase for the key is "${marked(c)}".`),
  row("seed-phrase", "12 words", (c) => `Wallet recovery phrase: ${secret(seedPhrase(c, 12))}`),
  row("seed-phrase", "24 words", (c) => `seed = "${secret(seedPhrase(c, 24))}"`),
  row("seed-phrase", "bare", (c) => `I imported \`${secret(seedPhrase(c, 12))}\` for the test.`),
  row(
    "jwt",
    "unsigned",
    (c) =>
      `token ${secret(`${base64Url('{"alg":"none"}')}.${base64Url(JSON.stringify({ sub: c.chars(DIGITS, 9), admin: true }))}`)}.`,
  ),
  row(
    "jwe",
    "five parts",
    (c) =>
      `id_token=${secret(`${base64Url('{"alg":"RSA-OAEP","enc":"A256GCM"}')}.${c.chars(BASE64_URL, 342)}.${c.chars(BASE64_URL, 16)}.${c.chars(BASE64_URL, 120)}.${c.chars(BASE64_URL, 22)}`)}`,
  ),
  row("jwt", "base64 of it", (c) => `token: ${secret(base64(jwt(c)))}`),
  row(
    "telegram",
    "API URL",
    (c) =>
      `curl https://api.telegram.org/bot${secret(`${c.chars("123456789", 10)}:AA${c.chars(BASE64_URL, 32)}${c.chars(AN, 1)}`)}/getMe`,
  ),
];

/** Every secret that comes with its surroundings. */
export const STRUCTURED: readonly Structured[] = [
  ...URLS,
  ...HEADERS,
  ...COMMANDS,
  ...FILES,
  ...PROSE,
  ...pemForms(),
];
