import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { check } from "handoff-lint";
import { CONFORMING, handoff, RELATIVE_PATH } from "./documents.ts";
import { run } from "./process.ts";

const WITHOUT_EVIDENCE = handoff({ evidence: "" });

function event(message: string, others: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    hook_event_name: "SubagentStop",
    session_id: "s1",
    transcript_path: "/t/s1.jsonl",
    cwd: "/srv/app",
    agent_id: "a1",
    agent_type: "developer",
    agent_transcript_path: "/t/a1.jsonl",
    stop_hook_active: false,
    last_assistant_message: message,
    ...others,
  });
}

const answer = (stdin: string) => run(["hook"], { stdin });

describe("handoff-lint hook", () => {
  it("sends an agent back with what to mend", async () => {
    const { code, stdout, stderr } = await answer(event(WITHOUT_EVIDENCE));
    assert.deepEqual({ code, stderr }, { code: 0, stderr: "" });
    const { resubmitPrompt } = check(WITHOUT_EVIDENCE);
    assert.ok(resubmitPrompt?.includes("Send the COMPLETE handoff again"));
    assert.deepEqual(JSON.parse(stdout), { decision: "block", reason: resubmitPrompt });
  });

  it("knows the workspace by the working folder", async () => {
    const { reason } = JSON.parse((await answer(event(RELATIVE_PATH))).stdout);
    assert.match(reason, /Write: `\/srv\/app\/src\/store\.ts`/);
  });

  it("lets go an agent that was sent back once, and tells the person", async () => {
    const { code, stdout } = await answer(event("All done.", { stop_hook_active: true }));
    assert.equal(code, 0);
    const output = JSON.parse(stdout);
    assert.deepEqual(Object.keys(output), ["systemMessage"]);
    assert.match(output.systemMessage, /^- handoff\/absent: /m);
  });

  it("says nothing to a good handoff, nor to what is no agent's return", async () => {
    const nothing = { code: 0, stdout: "", stderr: "" };
    assert.deepEqual(await answer(event(CONFORMING)), nothing);
    assert.deepEqual(await answer(event("yes, go on and commit it", { agent_type: "" })), nothing);
  });

  it("says what it could not read, without blocking the agent", async () => {
    for (const stdin of ["", "[]", "no json"]) {
      const { code, stdout, stderr } = await answer(stdin);
      assert.deepEqual(
        { code, stdout, stderr },
        {
          code: 1,
          stdout: "",
          stderr: "handoff-lint: cannot read the hook's event: it is no JSON object\n",
        },
      );
    }
  });
});
