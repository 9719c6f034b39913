// @ts-check
import { spawnSync } from "node:child_process";
import { check } from "handoff-lint";

const HEAD = `### Key Decisions
- Chose SQLite over flat files because two writers need locking

### Artifacts
- Created: /srv/app/src/store.ts

### Status
PASS
Evidence:
- Tests: 47 passed, 0 failed (npm test output)
- Build: exit code 0

### Deferred Items
`;

/**
 * A conforming handoff of about so many bytes.
 * @param {number} size
 */
function handoff(size) {
  const item = (/** @type {number} */ n) =>
    `- [feature] Add caching layer ${n} -- not in the scope of the plan that was handed over\n`;
  let text = HEAD;
  for (let n = 1; text.length < size; n += 1) text += item(n);
  return text;
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * The median time in milliseconds.
 * @param {string} text
 * @param {number} times
 */
function measure(text, times) {
  for (let n = 0; n < times / 10; n += 1) check(text);
  return median(
    Array.from({ length: times }, () => {
      const start = performance.now();
      check(text);
      return performance.now() - start;
    }),
  );
}

/** In a new process each time: a module is loaded once in each. */
function loadTime() {
  const script =
    'const start = performance.now(); await import("handoff-lint"); console.log(performance.now() - start);';
  const runOnce = () =>
    Number(
      spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" })
        .stdout,
    );
  return median(Array.from({ length: 9 }, runOnce));
}

const small = measure(handoff(5_000), 2_000);
const large = measure(handoff(1_000_000), 20);
const largest = measure(handoff(10_000_000), 5);

console.table({
  "check, 5 KB": { measured: `${(small * 1000).toFixed(0)} µs`, aim: "150 µs" },
  "check, 1 MB": { measured: `${large.toFixed(1)} ms`, aim: "" },
  "check, 10 MB": { measured: `${largest.toFixed(1)} ms`, aim: "" },
  "10 MB to 1 MB": { measured: `${(largest / large).toFixed(1)} times`, aim: "10 times, ±20 %" },
  "load the module": { measured: `${loadTime().toFixed(1)} ms`, aim: "10 ms" },
});
