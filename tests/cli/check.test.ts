import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { check, type Diagnostic } from "handoff-lint";
import { CONFORMING, handoff, RELATIVE_PATH } from "./documents.ts";
import { file, run } from "./process.ts";

/** The one diagnostic that a document is made for. */
function only(text: string): Diagnostic {
  const [first, ...others] = check(text).diagnostics;
  assert.ok(first !== undefined && others.length === 0, "the document has one diagnostic");
  return first;
}

function verdictOf(text: string) {
  const { verdict } = check(text);
  assert.ok(verdict);
  return verdict;
}

/** What stands below the verdict: its reasons, and how much could not be checked. */
const belowVerdict = (text: string) =>
  [
    ...verdictOf(text).reasons.map((reason) => `  - ${reason}`),
    `  not checked, for want of facts: ${check(text).unchecked.length} (--unchecked lists them)`,
    "",
  ].join("\n");

describe("handoff-lint check", () => {
  it("tells the verdict on a conforming file and ends with 0", async () => {
    const ended = await run(["check", file("good.md", CONFORMING)]);
    assert.deepEqual(ended, {
      code: 0,
      stdout: `good.md: conforming, status PASS, action advance, forwardable\n${belowVerdict(CONFORMING)}`,
      stderr: "",
    });
  });

  it("shows a diagnostic of severity error where it is and ends with 1", async () => {
    const { message, docs } = only(RELATIVE_PATH);
    const ended = await run(["check", file("relative.md", RELATIVE_PATH)]);
    assert.deepEqual(ended, {
      code: 1,
      stdout: `relative.md:5:12: error: ${message} [artifact/relative-path]
  5 | - Created: src/store.ts
    |            ^^^^^^^^^^^^
  ${docs}

relative.md: not conforming, claimed PASS, effective PARTIAL, action resubmit, forwardable
${belowVerdict(RELATIVE_PATH)}`,
      stderr: "",
    });
  });

  it("ends with 0 when nothing worse than a warning was found", async () => {
    const text = handoff({ deferred: "- [feature] Add caching layer" });
    assert.equal(only(text).severity, "warning");
    const { code, stdout } = await run(["check", file("warning.md", text)]);
    assert.equal(code, 0);
    assert.match(stdout, /^warning\.md:13:\d+: warning: .* \[deferred\/no-reason\]$/m);
  });

  it("lists what could not be checked, where that is asked for", async () => {
    const { stdout } = await run(["check", "--unchecked", file("unchecked.md", CONFORMING)]);
    const listed = check(CONFORMING).unchecked.map((what) => `  not checked: ${what}\n`);
    assert.ok(listed.length > 0 && stdout.endsWith(listed.join("")), stdout);
  });

  it("lists the titles of all fixes", async () => {
    const text = handoff({ deferred: "- Add caching layer -- not in current plan scope" });
    const { fixes } = only(text);
    assert.notEqual(fixes.length, 0);
    const { stdout } = await run(["check", file("fixes.md", text)]);
    const shown = stdout.split("\n").filter((line) => line.startsWith("  fix: "));
    assert.deepEqual(
      shown,
      fixes.map(({ title }) => `  fix: ${title}`),
    );
  });

  it("names the places that belong to a diagnostic", async () => {
    const text = `${CONFORMING}\n### Status\nPASS\nEvidence:\n- Build: exit code 0\n`;
    const found = check(text).diagnostics.find(({ code }) => code === "section/duplicate");
    assert.ok(found?.related[0]);
    const { range, message } = found.related[0];
    const { stdout } = await run(["check", file("twice.md", text)]);
    const place = `twice.md:${range.start.line + 1}:${range.start.character + 1}`;
    assert.ok(stdout.includes(`\n  see ${place}: ${message}\n`), stdout);
  });

  it("reads standard input as -", async () => {
    const ended = await run(["check", "-"], { stdin: RELATIVE_PATH });
    assert.equal(ended.code, 1);
    assert.match(ended.stdout, /^<stdin>:5:12: error: /);
  });

  it("answers for an empty document", async () => {
    const ended = await run(["check", "-"]);
    assert.equal(ended.code, 1);
    assert.match(ended.stdout, /^<stdin>:1:1: error: .*\n {2}1 \|\n {4}\| \^\n/);
  });

  it("checks several files, and the exit code is the worst of theirs", async () => {
    const names = [
      file("one.md", CONFORMING),
      file("two.md", RELATIVE_PATH),
      file("three.md", CONFORMING),
    ];
    const { code, stdout } = await run(["check", ...names]);
    assert.equal(code, 1);
    const verdicts = stdout.match(/^\w+\.md: .*conforming/gm);
    assert.deepEqual(verdicts, [
      "one.md: conforming",
      "two.md: not conforming",
      "three.md: conforming",
    ]);
  });

  it("takes the workspace's root from the folder it is called in", async () => {
    const text = handoff({ artifacts: "- Created: src/store.ts" });
    const [fix] = check(text, { workspaceRoot: "/srv/app" }).diagnostics.flatMap(
      ({ fixes }) => fixes,
    );
    assert.ok(fix, "with the root known, the path can be mended");
    const { stdout } = await run(["check", "--workspace-root", "/srv/app", file("root.md", text)]);
    assert.ok(stdout.includes(`  fix: ${fix.title}\n`), stdout);
    const relative = await run(["check", "--workspace-root", ".", "root.md"]);
    assert.match(relative.stdout, /^ {2}fix: .*handoff-lint-cli-/m);
  });

  it("takes the kind", async () => {
    const ended = await run(["check", "--kind", "handoff", file("kind.md", CONFORMING)]);
    assert.equal(ended.code, 0);
  });

  it("prints errors only with --quiet", async () => {
    const text = handoff({
      artifacts: "- Created: src/store.ts",
      deferred: "- [feature] Add caching layer",
    });
    const loud = await run(["check", file("quiet.md", text)]);
    assert.match(loud.stdout, /: warning: /);
    const { code, stdout } = await run(["check", "--quiet", "quiet.md"]);
    assert.equal(code, 1);
    assert.match(stdout, /: error: /);
    assert.doesNotMatch(stdout, /: warning: |conforming/);
    assert.deepEqual(await run(["check", "-q", file("still.md", CONFORMING)]), {
      code: 0,
      stdout: "",
      stderr: "",
    });
  });
});

describe("handoff-lint check --format json", () => {
  it("prints one object for each file", async () => {
    const names = [file("a.md", CONFORMING), file("b.md", RELATIVE_PATH)];
    const ended = await run(["check", "--format", "json", ...names, "-"], { stdin: CONFORMING });
    assert.equal(ended.code, 1);
    assert.equal(ended.stderr, "");
    assert.deepEqual(JSON.parse(ended.stdout), [
      { file: "a.md", report: plain(check(CONFORMING, { path: "a.md" })) },
      { file: "b.md", report: plain(check(RELATIVE_PATH, { path: "b.md" })) },
      { file: "-", report: plain(check(CONFORMING)) },
    ]);
  });

  it("tells which file could not be read", async () => {
    const { code, stdout, stderr } = await run([
      "check",
      "--format=json",
      "gone.md",
      file("here.md", CONFORMING),
    ]);
    assert.equal(code, 2);
    assert.equal(stderr, "handoff-lint: gone.md: there is no such file\n");
    const [gone, here] = JSON.parse(stdout);
    assert.deepEqual(gone, { file: "gone.md", error: "there is no such file" });
    assert.equal(here.report.verdict.action, "advance");
  });

  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
});
