import { tests as documents } from "./documents.ts";
import { tests as edits } from "./edits.ts";
import { tests as fixes } from "./fixes.ts";
import { tests as project } from "./project.ts";
import { tests as ranges } from "./ranges.ts";
import { closeAll, host } from "./support.ts";

/** Both are put in by the bundler: where this suite is to find itself, and how its lines begin. */
declare const EXPECTED_HOST: string;
declare const SUITE_MARK: string;

/** Called by VS Code within the extension host. */
export async function run(): Promise<void> {
  if (host() !== EXPECTED_HOST) throw new Error(`runs in ${host()}, not in ${EXPECTED_HOST}`);
  const failures: string[] = [];
  for (const [name, test] of Object.entries({
    ...ranges,
    ...documents,
    ...edits,
    ...fixes,
    ...project,
  })) {
    const failure = await test().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.stack : String(error)),
    );
    if (failure) failures.push(name);
    console.log(
      `${SUITE_MARK}${failure ? "not ok" : "ok"} ${name}${failure ? `\n${failure}` : ""}`,
    );
    // One document may not be left over for the next test.
    await closeAll();
  }
  if (failures.length > 0) throw new Error(`failed: ${failures.join(", ")}`);
}
