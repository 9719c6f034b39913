import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { rules, version } from "handoff-lint";
import { CONFORMING } from "./documents.ts";
import { file, run } from "./process.ts";

const GENERAL_HELP = `Checks the handoffs that coding agents pass to each other and to people.

Usage: handoff-lint COMMAND [OPTION…] [ARGUMENT…]

Commands:
  check   Check handoffs and tell the verdict on each.
  fix     Apply the safe fixes.
  hook    Check an agent's last message as a stop hook of Claude Code.
  redact  Replace secrets and personal data by marks.
  rules   List the rules: code, severity, what each is about.
  schema  Print the JSON Schema of the configuration.

Options:
  -h, --help     print this help
  -v, --version  print the version

handoff-lint COMMAND --help tells more about a command.
`;

const CHECK_HELP = `Check handoffs and tell the verdict on each.

Usage: handoff-lint check [OPTION…] FILE… (- is standard input)

Options:
      --format text|json    how to print the answer (default: text)
      --kind KIND           what the files are (default: found out from each)
      --workspace-root DIR  the folder that the paths of artifacts belong to
      --config FILE         the configuration (default: found in the folders above each FILE)
      --strict              let warnings count as errors
      --unchecked           list what could not be checked, and why
  -q, --quiet               print errors only: no warning, hint or verdict
  -h, --help                print this help

With --format json the answer is one array with an object for each FILE, in their order:
{ "file": FILE, "report": … } with the Report that check() of the package returns,
or { "file": FILE, "error": "why it could not be read" }.

Exit code: 0 when no diagnostic is of severity error (with --strict: or warning), 1 when one is, 2 when the
command line is wrong, or a FILE or its configuration cannot be read.
`;

describe("handoff-lint", () => {
  for (const help of ["--help", "-h", "help"]) {
    it(`prints its help for ${help}`, async () => {
      assert.deepEqual(await run([help]), { code: 0, stdout: GENERAL_HELP, stderr: "" });
    });
  }

  it("prints its help as an error when it is told nothing", async () => {
    assert.deepEqual(await run([]), { code: 2, stdout: "", stderr: GENERAL_HELP });
  });

  for (const flag of ["--version", "-v"]) {
    it(`prints its version for ${flag}`, async () => {
      assert.deepEqual(await run([flag]), { code: 0, stdout: `${version()}\n`, stderr: "" });
    });
  }

  it("prints the help of a command", async () => {
    assert.deepEqual(await run(["check", "--help"]), { code: 0, stdout: CHECK_HELP, stderr: "" });
  });

  const wrong: Record<string, { args: string[]; stderr: string }> = {
    "a command that there is not": {
      args: ["chekc"],
      stderr:
        'there is no command "chekc"; the commands are check, fix, hook, redact, rules, schema',
    },
    "a file without a command": {
      args: [file("plain.md", CONFORMING)],
      stderr: "to check a file, run: handoff-lint check plain.md",
    },
    "an option that there is not": {
      args: ["check", "--nope", "plain.md"],
      stderr: "Unknown option '--nope' (see handoff-lint check --help)",
    },
    "an option without its value": {
      args: ["check", "plain.md", "--kind"],
      stderr: "Option '--kind <value>' argument missing (see handoff-lint check --help)",
    },
    "an unknown format": {
      args: ["check", "--format", "xml", "plain.md"],
      stderr: '--format is text or json, not "xml"',
    },
    "a kind that there is not": {
      args: ["check", "--kind", "novel", "plain.md"],
      stderr: 'there is no kind of document "novel"',
    },
    "check without a file": {
      args: ["check"],
      stderr: "check what? Name files, or - for standard input",
    },
    "standard input twice": {
      args: ["check", "-", "-"],
      stderr: "standard input can be read once only",
    },
    "an argument to rules": { args: ["rules", "plain.md"], stderr: "rules takes no arguments" },
  };
  for (const [what, { args, stderr }] of Object.entries(wrong)) {
    it(`explains ${what} and ends with 2`, async () => {
      assert.deepEqual(await run(args), {
        code: 2,
        stdout: "",
        stderr: `handoff-lint: ${stderr}\n`,
      });
    });
  }
});

describe("handoff-lint rules", () => {
  it("lists every rule with its severity and summary", async () => {
    const { code, stdout } = await run(["rules"]);
    assert.equal(code, 0);
    const rows = stdout.trimEnd().split("\n");
    assert.deepEqual(
      rows.map((row) => row.split(/ {2,}/)),
      rules().map(({ code, severity, summary }) => [code, severity, summary]),
    );
  });

  it("prints what rules() returns with --format json", async () => {
    const { code, stdout } = await run(["rules", "--format", "json"]);
    assert.equal(code, 0);
    assert.deepEqual(JSON.parse(stdout), rules());
  });
});

describe("handoff-lint schema", () => {
  it("prints the schema that the package carries", async () => {
    const { code, stdout } = await run(["schema"]);
    const schema = readFileSync(
      new URL("../../docs/handoff-lint.schema.json", import.meta.url),
      "utf8",
    );
    assert.deepEqual({ code, stdout }, { code: 0, stdout: schema });
  });
});
