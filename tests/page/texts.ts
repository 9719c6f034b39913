interface Parts {
  artifact?: string;
  status?: string;
  evidence?: string;
  deferred?: string;
}

/** A conforming handoff but for the parts that are given. */
export function handoff({
  artifact = "- Created: /srv/app/src/store.ts",
  status = "PASS",
  evidence = "- Tests: 47 passed, 0 failed (npm test output)\n- Build: exit code 0\n",
  deferred = "None.",
}: Parts): string {
  return [
    "### Key Decisions",
    "- Chose SQLite over flat files because two writers need locking",
    "",
    "### Artifacts",
    artifact,
    "",
    "### Status",
    status,
    evidence === "" ? "" : `Evidence:\n${evidence}`,
    "### Deferred Items",
    deferred,
    "",
  ].join("\n");
}
