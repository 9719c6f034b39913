// Status: experimental
/** ### Status
 * PASS or FAIL, as the runner prints it.
 */
export type Status = "PASS" | "FAIL" | "PARTIAL";

# not a heading in TypeScript, but in Markdown
const template = `
**Key Decisions**
`;

export function label(status: Status): string {
  return status === "PASS" ? "Created: /a" : `${status}: see above`;
}
