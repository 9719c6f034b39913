// @ts-check

/** A reason to stop that the reader can act on: shown as it is, without a stack. */
export class Stop extends Error {}

/**
 * @param {string} who
 * @param {string} what
 */
export function say(who, what) {
  console.log(`${who.padEnd(5)}  ${what}`);
}

/**
 * Runs a script's main function when the script is what Node was asked to run, not when it is imported.
 * @param {string} moduleUrl
 * @param {() => Promise<number | void>} main returns the exit code
 */
export async function runAsScript(moduleUrl, main) {
  const { pathToFileURL } = await import("node:url");
  const { realpathSync } = await import("node:fs");
  const script = process.argv[1];
  if (script === undefined || pathToFileURL(realpathSync(script)).href !== moduleUrl) return;
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
