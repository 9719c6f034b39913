// @ts-check
import { stripVTControlCharacters } from "node:util";

/**
 * Adds up what the test runners say at their ends.
 * cargo: `test result: ok. 12 passed; 0 failed; …`; Node: `ℹ pass 12` and `ℹ fail 0`.
 */
export class Tally {
  passed = 0;
  failed = 0;
  #rest = "";

  /** @param {string} text a piece of what a runner prints, cut anywhere */
  read(text) {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#readLine(stripVTControlCharacters(line));
  }

  /** @param {string} line */
  #readLine(line) {
    const cargo = /^test result: \w+\. (\d+) passed; (\d+) failed/.exec(line);
    const node = /^(?:ℹ|#) (pass|fail|cancelled) (\d+)\s*$/.exec(line);
    if (cargo) {
      this.passed += Number(cargo[1]);
      this.failed += Number(cargo[2]);
    } else if (node?.[1] === "pass") {
      this.passed += Number(node[2]);
    } else if (node) {
      this.failed += Number(node[2]);
    }
  }
}
