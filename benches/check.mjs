// @ts-check
import { spawnSync } from "node:child_process";
import { check } from "handoff-lint";

/** @param {string} item */
const numbered = (item) => (/** @type {number} */ n) => item.replace("#", String(n));

// In about the proportions of a report on a day's work.
const DECISION = numbered(
  "- Chose SQLite over flat files for store #, because two writers need locking and the importer reads while they do\n",
);
const ARTIFACT = numbered("- Modified: /srv/app/packages/importer/src/stores/store-#.ts\n");
const EVIDENCE = numbered("- Tests: 47 passed, 0 failed (npm test --workspace package-#)\n");
const DEFERRED = numbered(
  "- [feature] Add a caching layer to store # -- not in the scope of the plan that was handed over\n",
);

/**
 * A conforming handoff of about so many bytes.
 * @param {number} size
 */
function handoff(size) {
  const group = DECISION(1) + ARTIFACT(1).repeat(2) + EVIDENCE(1) + DEFERRED(1);
  const count = Math.ceil(size / group.length);
  const list = (/** @type {(n: number) => string} */ item, times = count) =>
    Array.from({ length: times }, (_, n) => item(n)).join("");
  return `### Key Decisions
${list(DECISION)}
### Artifacts
${list(ARTIFACT, 2 * count)}
### Status
PASS
Evidence:
${list(EVIDENCE)}
### Deferred Items
${list(DEFERRED)}`;
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
