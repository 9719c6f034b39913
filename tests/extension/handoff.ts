/** A handoff with one fault when the path is not absolute. */
export function handoff(
  path: string,
  decision = "Chose SQLite because two writers need locking",
): string {
  return `### Key Decisions
- ${decision}

### Artifacts
- Created: ${path}

### Status
PASS
Evidence:
- Tests: 47 passed, 0 failed (npm test output)
- Build: exit code 0

### Deferred Items
- [feature] Add caching layer -- not in current plan scope
`;
}

/** A verb that is none of the contract's, with one that stands for it: a safe fix in any folder. */
export const WRONG_VERB = "Added";
