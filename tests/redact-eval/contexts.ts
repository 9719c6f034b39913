import type { Random } from "./random.ts";

/** What a context has to work with. The value is marked as a secret already. */
export interface Slot {
  value: string;
  /** The name of a variable, as `GITHUB_TOKEN`. */
  name: string;
  chance: Random;
}

/** A place where agents leave secrets. */
export interface Context {
  name: string;
  /** Whether the name of the value stands in the text, so that it alone can tell. */
  named: boolean;
  /** Whether it is a bearer's place, where no password stands: their characters are not allowed. */
  bearer?: boolean;
  build: (slot: Slot) => string;
}

const camel = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());
const snake = (name: string): string => name.toLowerCase();
const kebab = (name: string): string => snake(name).replaceAll("_", "-");
const header = (name: string): string =>
  `X-${kebab(name).replace(/(^|-)(.)/g, (_all, dash: string, letter: string) => dash + letter.toUpperCase())}`;
const spoken = (name: string): string => snake(name).replaceAll("_", " ");
const json = (value: unknown): string => JSON.stringify(value);

const named = (name: string, build: Context["build"]): Context => ({ name, named: true, build });
const bearer = (name: string, build: Context["build"]): Context => ({
  ...named(name, build),
  bearer: true,
});
const free = (name: string, build: Context["build"]): Context => ({ name, named: false, build });

const FILES: Context[] = [
  named("dotenv", (s) => `NODE_ENV=production\n${s.name}=${s.value}\nPORT=8080\n`),
  named("dotenv, quoted", (s) => `${s.name}="${s.value}"\nLOG_LEVEL='info'\n`),
  named("export", (s) => `export ${s.name}=${s.value} && npm run deploy`),
  named(
    "YAML",
    (s) => `service:\n  replicas: 2\n  ${snake(s.name)}: ${s.value}\n  region: eu-west-1\n`,
  ),
  named("YAML, quoted", (s) => `env:\n  ${s.name}: "${s.value}"\n`),
  named("YAML, name and value", (s) => `env:\n  - name: ${s.name}\n    value: ${s.value}\n`),
  named("JSON", (s) => json({ region: "eu", [camel(s.name)]: s.value, retries: 3 })),
  named("JSON, indented", (s) => JSON.stringify({ [s.name]: s.value, debug: false }, null, 2)),
  named("JSON in JSON", (s) =>
    json({ type: "tool_result", content: json({ [snake(s.name)]: s.value, ok: true }) }),
  ),
  named("escaped lines", (s) =>
    json({ stdout: `PORT=80\n${s.name}=${s.value}\nDEBUG=1\n`, code: 0 }),
  ),
  named("TOML", (s) => `[deploy]\n${snake(s.name)} = "${s.value}"\ntimeout = 30\n`),
  named("INI", (s) => `[remote]\n${snake(s.name)} = ${s.value}\nurl = https://ci.example.com\n`),
  named("Dockerfile", (s) => `FROM node:22\nENV ${s.name}=${s.value}\nRUN npm ci\n`),
  named(
    "XML",
    (s) => `<server><id>central</id><${camel(s.name)}>${s.value}</${camel(s.name)}></server>`,
  ),
  named("HTML attribute", (s) => `<meta name="${kebab(s.name)}" content="${s.value}">`),
  named("CSV", (s) => `id,name,value\n7,${s.name},${s.value},active\n`),
];

const CODE: Context[] = [
  named(
    "code, keyword argument",
    (s) => `client = Client(${snake(s.name)}="${s.value}", timeout=30)`,
  ),
  named("code, constant", (s) => `const ${s.name} = "${s.value}";`),
  named("code, field", (s) => `config.${camel(s.name)} = '${s.value}';`),
  named("code, dictionary", (s) => `settings = {'${snake(s.name)}': '${s.value}', 'debug': True}`),
  named("code, fallback", (s) => `const key = process.env.${s.name} ?? "${s.value}";`),
  named("code, typed", (s) => `const ${camel(s.name)}: string = \`${s.value}\`;`),
  free("code, call", (s) => `  await login("${s.value}");`),
  free("code, array", (s) => `const tried = ["${s.value}", "none"];`),
  named("PowerShell", (s) => `$env:${s.name} = "${s.value}"`),
  named("diff, added", (s) => `@@ -1,2 +1,2 @@\n PORT=80\n+${s.name}=${s.value}\n`),
  named(
    "diff, removed",
    (s) => `-  ${camel(s.name)}: "${s.value}",\n+  ${camel(s.name)}: env.${s.name},\n`,
  ),
];

const SHELL: Context[] = [
  named("shell, flag", (s) => `$ deploy run --${kebab(s.name)} ${s.value} --verbose`),
  named("shell, flag with =", (s) => `$ deploy run --${kebab(s.name)}=${s.value} --verbose`),
  named("shell, one command", (s) => `$ ${s.name}=${s.value} node dist/main.js`),
  named(
    "shell, header",
    (s) => `curl -sS -H "${header(s.name)}: ${s.value}" https://api.example.com/v1/me`,
  ),
  bearer(
    "shell, continued",
    (s) =>
      `curl https://api.example.com/v1/me \\\n  -H 'Authorization: Bearer ${s.value}' \\\n  -d @body.json`,
  ),
  free("shell, pipe", (s) => `echo ${s.value} | cli auth login --with-stdin`),
  named("docker -e", (s) => `docker run --rm -e ${s.name}=${s.value} -p 80:80 app:latest`),
  named(
    "HTTP header",
    (s) =>
      `GET /v1/me HTTP/1.1\nHost: api.example.com\n${header(s.name)}: ${s.value}\nAccept: */*\n`,
  ),
  bearer(
    "Authorization",
    (s) => `> GET /v1/me HTTP/1.1\n> Authorization: Bearer ${s.value}\n> Accept: */*`,
  ),
];

const PROSE: Context[] = [
  free("prose, back ticks", (s) => `I ran the job with \`${s.value}\` and it passed.`),
  named("prose, name in back ticks", (s) => `Set \`${s.name}\` to \`${s.value}\` before the run.`),
  named("prose, colon", (s) => `The ${spoken(s.name)}: ${s.value} (rotate it later)`),
  named("prose, is", (s) => `For staging the ${spoken(s.name)} is ${s.value}`),
  free("prose, comma", (s) => `It fell back to ${s.value}, which has no rights.`),
  free("prose, full stop", (s) => `The pipeline now uses ${s.value}. Nothing else changed.`),
  free("prose, parentheses", (s) => `The bot account (${s.value}) was kept.`),
  free("prose, bold", (s) => `Temporary key: **${s.value}** until Friday`),
  free("prose, quotes", (s) => `Anna wrote “${s.value}” in the ticket.`),
  free("Unicode beside it", (s) => `🔑${s.value}🔑 → 키는 ${s.value}입니다`),
  free("PR comment", (s) => `@anna CI printed ${s.value}; please rotate it, see #412`),
  named("bullet", (s) => `## Artifacts\n\n- ${s.name}: ${s.value}\n- notes.md\n`),
  named("table cell", (s) => `| name | value |\n| --- | --- |\n| ${s.name} | ${s.value} |\n`),
  named("table cell, back ticks", (s) => `| \`${s.name}\` | \`${s.value}\` | staging |`),
  named("fence", (s) => `Steps:\n\n\`\`\`sh\nexport ${s.name}="${s.value}"\nmake deploy\n\`\`\`\n`),
  named("quote", (s) => `> To reproduce:\n> ${s.name}=${s.value}\n> npm test\n`),
  named(
    "numbered lines",
    (s) => `    11\tPORT=80\n    12\t${s.name}=${s.value}\n    13\tDEBUG=1\n`,
  ),
  named("CRLF", (s) => `PORT=80\r\n${s.name}=${s.value}\r\nDEBUG=1\r\n`),
];

const TRACES: Context[] = [
  named(
    "URL query",
    (s) =>
      `GET https://api.example.com/v1/items?page=2&${snake(s.name)}=${encoded(s.value)}&sort=asc 200`,
  ),
  named(
    "Markdown link",
    (s) =>
      `See [the dashboard](https://app.example.com/d?${snake(s.name)}=${encoded(s.value)}) for more.`,
  ),
  named("log, key=value", (s) => `level=info msg="auth ok" ${snake(s.name)}=${s.value} dur=12ms`),
  named("log, time", (s) => `2026-11-03T10:22:41.093Z [ci] ${s.name}: ${s.value}`),
  named(
    "log, coloured",
    (s) => `\x1b[32mINFO\x1b[0m ${snake(s.name)}=\x1b[33m${s.value}\x1b[0m loaded`,
  ),
  free("log, coloured token", (s) => `\x1b[1mUsing\x1b[0m \x1b[36m${s.value}\x1b[39m for upload`),
  free(
    "stack trace",
    (s) => `AuthError: rejected ${s.value}\n    at Client.call (/app/src/client.ts:41:9)\n`,
  ),
  free("tool result", (s) => json({ role: "tool", content: `Logged in with ${s.value}\nDone.` })),
];

/** In a query what is not allowed there is percent-encoded, as clients do; the mark stays around. */
function encoded(marked: string): string {
  return marked.replace(
    /[+/=!@* ]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Every context, in the order of the report. */
export const CONTEXTS: readonly Context[] = [...FILES, ...CODE, ...SHELL, ...PROSE, ...TRACES];
