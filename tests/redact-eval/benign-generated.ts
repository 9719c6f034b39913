import { base64 } from "./checksums.ts";
import { fill } from "./fill.ts";
import { DIGITS, HEX, type Random } from "./random.ts";

const NOUNS =
  "handoff parser cache session token budget worker queue schema router index renderer secret store password form key map auth module config loader bucket plan review test fixture report range diagnostic rule edit panel command snapshot packet contract archive journal migration endpoint client server pipeline header field".split(
    " ",
  );
const VERBS =
  "added moved fixed split renamed removed measured checked rewrote merged reverted documented extracted covered simplified".split(
    " ",
  );
const ADJECTIVES =
  "small slow new old shared stale missing public internal typed empty nested failing green hidden lazy".split(
    " ",
  );
const TAILS = [
  "because the old one was quadratic",
  "so that a token is refreshed before it expires",
  "and no secret is logged",
  "after the review",
  "which keeps the key out of the image",
  "as the contract says",
  "without touching the password form",
  "in time for the release",
  "until the upstream fix lands",
  "since nobody reads it",
];

const noun = (c: Random): string => c.pick(NOUNS);
const sentence = (c: Random): string => {
  const verb = c.pick(VERBS);
  const text = `${verb} the ${c.pick(ADJECTIVES)} ${noun(c)} ${noun(c)} ${c.pick(TAILS)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};
const path = (c: Random): string =>
  `${c.pick(["src", "lib", "tests", "crates/core", "packages/ui/src"])}/${noun(c)}/${noun(c)}-${noun(c)}.${c.pick(["ts", "rs", "py", "go", "md"])}`;
const version = (c: Random): string => `${c.int(9)}.${c.int(30)}.${c.int(20)}`;
const packageName = (c: Random): string => `${noun(c)}-${noun(c)}`;
const time = (c: Random): string =>
  `2026-1${c.int(2)}-0${1 + c.int(9)}T1${c.int(10)}:${10 + c.int(50)}:${10 + c.int(50)}.${100 + c.int(900)}Z`;

type Line = (chance: Random) => string;

const LOCK: Line[] = [
  (c) =>
    fill(
      `    "node_modules/${packageName(c)}": {\n      "version": "${version(c)}",\n      "resolved": "https://registry.npmjs.org/${noun(c)}/-/${noun(c)}-${version(c)}.tgz",\n      "integrity": "sha512-‹b64:86›=="\n    },`,
      c,
    ),
  (c) =>
    fill(
      `[[package]]\nname = "${packageName(c)}"\nversion = "${version(c)}"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\nchecksum = "‹hex:64›"`,
      c,
    ),
  (c) =>
    fill(
      `"${packageName(c)}@npm:^${version(c)}":\n  version: ${version(c)}\n  checksum: 10c0/‹hex:128›\n  languageName: node`,
      c,
    ),
  (c) =>
    fill(
      `  /${packageName(c)}@${version(c)}:\n    resolution: {integrity: sha512-‹b64:86›==}\n    engines: {node: '>=18'}`,
      c,
    ),
  (c) =>
    fill(
      `${packageName(c)}==${version(c)} \\\n    --hash=sha256:‹hex:64› \\\n    --hash=sha256:‹hex:64›`,
      c,
    ),
  (c) => fill(`github.com/acme/${packageName(c)} v${version(c)} h1:‹b64:43›=`, c),
  (c) =>
    fill(
      `    { url = "https://files.pythonhosted.org/packages/‹hex:2›/‹hex:2›/‹hex:60›/${noun(c)}-${version(c)}.tar.gz", hash = "sha256:‹hex:64›", size = ‹n:99999› },`,
      c,
    ),
  (c) => fill(`    ${packageName(c)} (${version(c)}) sha256=‹hex:64›`, c),
];

const LOG: Line[] = [
  (c) =>
    fill(
      `${time(c)} INFO ${noun(c)}::${noun(c)} request_id=‹uuid› status=200 dur=${c.int(900)}ms tokens=${c.int(9000)}`,
      c,
    ),
  (c) =>
    fill(
      `{"ts":"${time(c)}","level":"info","msg":"${noun(c)} ${c.pick(VERBS)}","trace_id":"‹hex:32›","span_id":"‹hex:16›"}`,
      c,
    ),
  (c) =>
    fill(`[${time(c)}] WARN  ${noun(c)}: retry ${c.int(5)} of 5 for /v1/${noun(c)}s/‹uuid›`, c),
  (c) => fill(`\x1b[32m✓\x1b[0m built ${noun(c)} in ${c.int(900)} ms (‹hex:8›)`, c),
  (c) => fill(`Step ${c.int(20)}/20 : COPY ${path(c)} /app/\n ---> ‹hex:12›`, c),
  (c) => fill(`#${c.int(30)} exporting manifest sha256:‹hex:64› done`, c),
  (c) => fill(`GET /static/${noun(c)}.‹hex:8›.js HTTP/1.1" 304 0 "-" rt=0.00${c.int(9)}`, c),
  (c) =>
    fill(
      `kube-system   ${noun(c)}-‹lan:10›-‹lan:5›   1/1   Running   ${c.int(4)}   ${c.int(90)}d`,
      c,
    ),
  (c) => fill(`thread 'main' at ${path(c)}:${c.int(400)}:${c.int(80)} ${noun(c)} ‹hex:16›`, c),
  (c) =>
    fill(
      `usage: input_tokens=${c.int(99999)} output_tokens=${c.int(9999)} cache_key=${noun(c)}-‹hex:12›`,
      c,
    ),
];

const CODE: Line[] = [
  (c) =>
    `export function ${noun(c)}${c.int(99)}(${noun(c)}: string, token: Token): ${c.pick(["void", "Promise<Secret>", "Password"])} {`,
  (c) =>
    `  const ${noun(c)} = await this.${noun(c)}Service.find${c.int(50)}({ token, ${noun(c)}: ${noun(c)}.id });`,
  (c) =>
    `fn ${noun(c)}_${noun(c)}(secret: &Secret, at: usize) -> Option<${c.pick(["Token", "Key", "Range"])}> {`,
  (c) => `    let password = ${noun(c)}.${noun(c)}(&key, ${c.int(300)})?;`,
  (c) =>
    `def ${noun(c)}_${noun(c)}(self, api_key: str | None = None, *, ${noun(c)}: int = ${c.int(99)}) -> None:`,
  (c) => `    token = self._${noun(c)}.get_${noun(c)}(api_key=api_key, secret=self.secret)`,
  (c) =>
    `func (s *${noun(c)}Store) ${c.pick(["Token", "Secret", "Key"])}(ctx context.Context, id string) (*${noun(c)}, error) {`,
  (c) =>
    `  private final PasswordEncoder ${noun(c)}Encoder = new ${noun(c)}PasswordEncoder${c.int(30)}();`,
  (c) =>
    `SELECT ${noun(c)}_id, password_hash FROM ${noun(c)}s WHERE token_id = $${1 + c.int(5)} LIMIT ${c.int(100)};`,
  (c) =>
    `.${noun(c)}-${noun(c)} > .token { color: #${c.chars(HEX, 6)}; width: calc(100% - ${c.int(90)}px); }`,
  (c) =>
    `import { ${noun(c)}Token, ${noun(c)}Secret } from "../${noun(c)}/${noun(c)}-${noun(c)}.ts";`,
  (c) =>
    `expect(parse${c.int(90)}(${noun(c)}.token)).toEqual({ kind: "${noun(c)}", secret: undefined });`,
  (c) => `variable "${noun(c)}_password" {\n  type      = string\n  sensitive = true\n}`,
  (c) => `  ${noun(c).toUpperCase()}_TOKEN: \${{ secrets.${noun(c).toUpperCase()}_TOKEN }}`,
];

const HISTORY: Line[] = [
  (c) =>
    fill(
      `commit ‹hex:40›\nAuthor: Anna Kim\nDate:   Tue Nov ${1 + c.int(28)} 10:22:41 2026 +0100\n\n    ${sentence(c)}`,
      c,
    ),
  (c) => fill(`‹hex:7› ${sentence(c)}`, c),
  (c) => fill(`diff --git a/${path(c)} b/${path(c)}\nindex ‹hex:10›..‹hex:10› 100644`, c),
  (c) =>
    `@@ -${c.int(400)},${c.int(9)} +${c.int(400)},${c.int(9)} @@ fn ${noun(c)}_token()\n-    let ${noun(c)} = token.next();\n+    let ${noun(c)} = token.peek();`,
  (c) => fill(` ${path(c)} | ${c.int(99)} ++++---\n create mode 100644 ${path(c)}`, c),
  (c) =>
    fill(
      `‹hex:8› (Anna Kim 2026-11-0${1 + c.int(9)} ${c.int(300)})   return ${noun(c)}.secret;`,
      c,
    ),
  (c) => fill(`   ‹hex:9›..‹hex:9›  main -> main`, c),
];

const TESTS: Line[] = [
  (c) => `test ${noun(c)}::${noun(c)}::${noun(c)}_token_${c.int(99)} ... ok`,
  (c) => `PASS  ${path(c)} (${c.int(90)} tests) ${c.int(900)}ms`,
  (c) =>
    `  ✓ ${noun(c)} ${c.pick(VERBS)} the ${noun(c)} password ${c.int(99)} times (${c.int(90)} ms)`,
  (c) =>
    `tests/test_${noun(c)}.py::test_${noun(c)}_${noun(c)}[secret-${c.int(99)}] PASSED [ ${c.int(99)}%]`,
  (c) =>
    `ok  	github.com/acme/${noun(c)}/${noun(c)}	0.${c.int(999)}s	coverage: ${c.int(99)}.${c.int(9)}% of statements`,
  (c) =>
    `test result: ok. ${c.int(400)} passed; 0 failed; ${c.int(9)} ignored; finished in ${c.int(9)}.${c.int(99)}s`,
  (c) =>
    `${path(c)}:${c.int(400)}:${c.int(80)} - error TS${2000 + c.int(900)}: Property '${noun(c)}Key' does not exist on type '${noun(c)}'.`,
];

const IDS: Line[] = [
  (c) => fill(`${noun(c)}_id: ‹uuid›`, c),
  (c) => fill(`${noun(c)} ‹hex:40› verified`, c),
  (c) => fill(`${noun(c)} digest sha256:‹hex:64›`, c),
  (c) => fill(`${noun(c)}_request=req_‹an:24›`, c),
  (c) => fill(`"${noun(c)}Id": "‹hex:24›", "etag": "\\"‹hex:32›\\""`, c),
  (c) => fill(`${noun(c)} at 17${c.chars(DIGITS, 11)} (${noun(c)} ‹uuid›)`, c),
  (c) => fill(`toolu_01‹an:22› → ${noun(c)} ${c.pick(VERBS)}`, c),
];

const DOCS: Line[] = [
  (c) => `Set \`${noun(c).toUpperCase()}_API_KEY\` to your key, e.g. \`<your-${noun(c)}-key>\`.`,
  (c) => `export ${noun(c).toUpperCase()}_TOKEN="<token>"   # see the ${noun(c)} page`,
  (c) => `${noun(c).toUpperCase()}_PASSWORD=\${${noun(c).toUpperCase()}_PASSWORD}`,
  (c) => `| \`${noun(c)}_secret\` | string | none | The secret of the ${noun(c)}. |`,
  (c) => `1. Create a token under Settings → ${noun(c)}.\n2. Paste it into the ${noun(c)} field.`,
  (c) =>
    `curl -H "Authorization: Bearer $${noun(c).toUpperCase()}_TOKEN" https://api.example.com/v1/${noun(c)}s`,
];

const PROSE: Line[] = [
  (c) => `${sentence(c)} ${sentence(c)}`,
  (c) => `- ${sentence(c)}`,
  (c) => `- Created: \`${path(c)}\` - ${sentence(c)}`,
  (c) => `> ${sentence(c)}`,
  (c) => `| ${noun(c)} | ${sentence(c)} | PASS |`,
  (c) =>
    `Evidence: \`npm test\` exits 0, ${c.int(400)} of ${c.int(400)} ${noun(c)} tests pass. ${sentence(c)}`,
  (c) =>
    `The ${noun(c)} key is the ${noun(c)} of the ${noun(c)}; the token ${c.pick(VERBS)} it. ${sentence(c)}`,
  (c) => `**Decision ${c.int(40)}**: ${sentence(c)} (see \`${path(c)}\`)`,
];

const MEDIA: Line[] = [
  (c) => fill(`![${noun(c)}](data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA‹b64:180›)`, c),
  (c) => `{"version":3,"sources":["${path(c)}"],"mappings":"${c.chars("ACEGIKM,;", 80)}"}`,
  (c) =>
    `embedding[${c.int(99)}] = [${[1, 2, 3, 4].map(() => (c.int(2000) / 1000 - 1).toFixed(4)).join(", ")}]`,
  (c) =>
    `<path d="M${c.int(90)}.${c.int(9)} ${c.int(90)}C${c.int(90)} ${c.int(90)} ${c.int(90)} ${c.int(90)} ${c.int(90)} ${c.int(90)}Z"/>`,
  (c) =>
    `${noun(c)} page 2, next_cursor=${base64(JSON.stringify({ after: c.int(99999), order: noun(c) }))}`,
];

/** Families of benign lines, each with the makers of its lines. */
export const GENERATED: Readonly<Record<string, readonly Line[]>> = {
  "lock files": LOCK,
  logs: LOG,
  code: CODE,
  "history and diffs": HISTORY,
  "test runs": TESTS,
  ids: IDS,
  docs: DOCS,
  prose: PROSE,
  media: MEDIA,
};
