import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { check, detectors, onStop, redact } from "handoff-lint";

/** Put together at run time, so that no file holds what looks like a live token. */
const TOKEN = ["ghp", "Zk4Rq9TnWb2Lx7VcQ8".repeat(2)].join("_");
const MARK = "[REDACTED:github-token]";
const thrownCode = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
  return undefined;
};

describe("redact", () => {
  it("counts UTF-16 units, and leaves all else as it is", () => {
    const text = `\uFEFF🧪 源 \uD800 ${TOKEN}\r\nand ${TOKEN}.`;
    const { text: output, redactions } = redact(text);
    assert.equal(output, text.replaceAll(TOKEN, MARK));
    assert.deepEqual(
      redactions.map(({ start, end }) => text.slice(start, end)),
      [TOKEN, TOKEN],
    );
    assert.deepEqual(
      redactions.map(({ outputStart, outputEnd }) => output.slice(outputStart, outputEnd)),
      [MARK, MARK],
    );
    assert.deepEqual(
      redactions.map(({ kind, confidence }) => `${kind} ${confidence}`),
      ["github-token medium", "github-token medium"],
    );
    assert.deepEqual(redact(output), { text: output, redactions: [] });
  });

  it("heeds what is allowed and what is off", () => {
    const address = ["jane.roe", "acme-corp.io"].join("@");
    const text = `${TOKEN} ${address}`;
    const config = { allow: [{ value: "ghp_*", reason: "of the test" }], pii: { email: false } };
    assert.equal(redact(text, { config }).text, text);
    assert.equal(redact(text).text, `${MARK} [REDACTED:email]`);
  });

  it("throws for what is no text and for unknown options", () => {
    assert.equal(
      thrownCode(() => redact(12 as unknown as string)),
      "invalid-argument",
    );
    assert.equal(
      thrownCode(() => redact("", { pii: {} } as object)),
      "invalid-option",
    );
  });

  it("has detectors with names of their own, and says which are off", () => {
    const all = detectors();
    assert.equal(new Set(all.map(({ name }) => name)).size, all.length);
    assert.ok(all.length > 200);
    assert.equal(all.find(({ name }) => name === "jwt")?.on, true);
    assert.equal(all.find((detector) => detector.class === "pesel")?.on, false);
  });
});

describe("a secret in a handoff", () => {
  const lines = [
    "### Key Decisions",
    `- Called ${TOKEN}: quicker`,
    "### Artifacts",
    `- Created: src/${TOKEN}.ts`,
    "### Status",
    `PASS with ${TOKEN}`,
    "Evidence:",
    `- 2 failed, 3 passed with ${TOKEN} (\`run --token ${TOKEN}\`)`,
    `- TBD ${TOKEN}`,
    "### Deferred Items",
    `- later ${TOKEN}`,
    `### Notes ${TOKEN}`,
  ];
  const text = lines.join("\n");
  const parts = Array.from({ length: TOKEN.length - 9 }, (_, at) => TOKEN.slice(at + 4, at + 10));

  it("is in no part of the report", () => {
    const report = check(text, { workspaceRoot: "/srv/app", executedCommands: [] });
    assert.equal(report.verdict?.forwardable, false);
    assert.equal(report.redacted, text.replaceAll(TOKEN, MARK));
    const said = JSON.stringify(report);
    assert.deepEqual(
      parts.filter((part) => said.includes(part)),
      [],
    );
  });

  it("is in no answer of the hook", () => {
    const event = { hook_event_name: "SubagentStop", last_assistant_message: text };
    const said = JSON.stringify(onStop(event));
    assert.deepEqual(
      parts.filter((part) => said.includes(part)),
      [],
    );
  });
});
