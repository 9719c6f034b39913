export interface Parts {
  readonly artifacts?: string;
  readonly evidence?: string;
  readonly deferred?: string;
}

/** A conforming handoff, but for the parts that are given. */
export function handoff(parts: Parts = {}): string {
  return `### Key Decisions
- Chose SQLite over flat files because two writers need locking

### Artifacts
${parts.artifacts ?? "- Created: /srv/app/src/store.ts"}

### Status
PASS
${parts.evidence ?? "Evidence:\n- Tests: 47 passed, 0 failed (npm test output)"}

### Deferred Items
${parts.deferred ?? "- [feature] Add caching layer -- not in current plan scope"}
`;
}

export const CONFORMING = handoff();
export const RELATIVE_PATH = handoff({ artifacts: "- Created: src/store.ts" });
