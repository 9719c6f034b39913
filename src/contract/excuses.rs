//! Words that set a failure in evidence aside: it is mended, meant, or blamed on what was there before.

use super::results::{Kind, Outcome};
use super::wording::find_phrase;
use crate::source::{TextRange, slice};

/// Words of mending, wherever they stand behind a failure, or right before one (`fixed 2 failing tests`).
const MENDS: [&str; 11] = [
    "addressed",
    "corrected",
    "eliminated",
    "fixed",
    "fixes",
    "gone",
    "green again",
    "repaired",
    "resolved",
    "resolves",
    "solved",
];

/// Words that make of a mend a wish or the contrary: `will be fixed later`, `could not be fixed`.
const UNDONE: [&str; 20] = [
    "be", "can", "cannot", "could", "hardly", "may", "might", "must", "need", "needs", "never", "no", "nobody", "not",
    "only", "should", "to", "unable", "will", "would",
];

/// Words that lead over to a second result: `3 failed, now 0`.
const TURNS: [&str; 16] = [
    "after",
    "afterwards",
    "again",
    "eventually",
    "later",
    "now",
    "re-ran",
    "re-run",
    "reran",
    "rerun",
    "retried",
    "retry",
    "second attempt",
    "second run",
    "subsequently",
    "then",
];

/// Second results in words.
const GOOD: [&str; 17] = [
    "0",
    "clean",
    "fine",
    "gone",
    "green",
    "none",
    "ok",
    "pass",
    "passed",
    "passes",
    "passing",
    "succeed",
    "succeeded",
    "succeeds",
    "success",
    "works",
    "zero",
];

/// Words before a failure that put it in the past.
const PAST: [&str; 26] = [
    "at first",
    "before fix",
    "before fixing",
    "before my",
    "before that",
    "before the change",
    "before the changes",
    "before the fix",
    "before the migration",
    "before the patch",
    "before the upgrade",
    "before these",
    "before this",
    "down from",
    "earlier",
    "first attempt",
    "first run",
    "initially",
    "old code",
    "old release",
    "old version",
    "originally",
    "previously",
    "repro",
    "reproduced",
    "used to",
];

/// Words that tell of a failure that was wanted, wherever they stand.
const MEANT: [&str; 29] = [
    "allowed",
    "as designed",
    "as expected",
    "as intended",
    "as it should",
    "as they should",
    "by design",
    "deliberate",
    "deliberately",
    "expectedly",
    "expected failure",
    "expected failures",
    "expected to fail",
    "injected",
    "intended",
    "intentional",
    "intentionally",
    "must fail",
    "mutant",
    "mutants",
    "mutation",
    "negative test",
    "on purpose",
    "reverted",
    "should fail",
    "simulated",
    "test-first",
    "xfail",
    "xfailed",
];

/// Words before an exit code that make it the right answer to a wrong input: `bad input: exit code 2`.
const WRONG_INPUT: [&str; 15] = [
    "bad",
    "broken",
    "corrupt",
    "empty",
    "handled",
    "invalid",
    "malformed",
    "missing",
    "refused",
    "refuses",
    "rejected",
    "rejects",
    "unknown",
    "without",
    "wrong",
];

/// What has to end with exit code 0 whatever it is given.
const WORK: [&str; 12] = [
    "build",
    "ci",
    "compile",
    "deploy",
    "install",
    "lint",
    "release",
    "suite",
    "test",
    "tests",
    "typecheck",
    "upgrade",
];

/// Programs whose exit code 1 says that nothing was found.
const SEARCHES: [&str; 6] = ["ack", "ag", "egrep", "git grep", "grep", "rg"];
const NOTHING_FOUND: [&str; 9] =
    ["empty", "no hits", "no match", "no matches", "no output", "no results", "none", "nothing", "0 matches"];

/// Words that blame what was there before.
const BLAMED: [&str; 33] = [
    "already broken",
    "already failed",
    "already failing",
    "also fail on",
    "also failed on",
    "also failing on",
    "also fails on",
    "existing failure",
    "existing failures",
    "flake",
    "flakes",
    "flaky",
    "known",
    "legacy",
    "not caused by",
    "not introduced by",
    "not related",
    "pre existing",
    "pre-existing",
    "preexisting",
    "same failure",
    "same failures",
    "there before",
    "unrelated",
    "on main as well",
    "on main too",
    "on main",
    "on master as well",
    "on master",
    "on the base as well",
    "on the base",
    "on develop",
    "on trunk",
];

/// Words that name the state before the work.
const BASE: [&str; 26] = [
    "base branch",
    "baseline",
    "before my change",
    "before my changes",
    "before the change",
    "before the changes",
    "before these changes",
    "before this change",
    "checkout main",
    "checkout master",
    "clean tree",
    "git stash",
    "head~1",
    "main branch",
    "main has",
    "main:",
    "merge-base",
    "on base",
    "on develop",
    "on main",
    "on master",
    "on the base",
    "on trunk",
    "origin/main",
    "parent commit",
    "worktree",
];

/// Whether the failure at `at` is told of as over or wanted.
pub(super) fn is_settled(words: &str, bad: &Outcome) -> bool {
    let before = words.get(..bad.at.start).unwrap_or_default();
    let behind = words.get(bad.at.end..).unwrap_or_default();
    let mends_it = done(before).is_some_and(|mend| is_close(before.get(mend.end..).unwrap_or_default()));
    mends_it
        || is_mended(behind)
        || is_past(before)
        || find_phrase(behind, &PAST).is_some()
        || is_meant(words)
        || is_red(before)
        || bad.kind == Kind::ExitedBadly && (is_wrong_input(before) || is_empty_search(words, bad))
}

/// Whether what stands below these words is told of as over or wanted.
pub(super) fn settles(lead: &str) -> bool {
    is_over(lead) || is_meant(lead) || is_red(lead) || is_wrong_input(lead)
}

/// Whether something is told of as mended.
pub(super) fn is_mended(words: &str) -> bool {
    done(words).is_some() || turns(words)
}

/// Whether something is told of as mended, or as how it was before.
pub(super) fn is_over(words: &str) -> bool {
    is_mended(words) || is_past(words)
}

/// Whether a failure is told of as wanted.
pub(super) fn is_meant(words: &str) -> bool {
    let expected = hits(words, &["expected"]).any(|hit| {
        let behind = words.get(hit.end..).unwrap_or_default().trim_start_matches(['*', '_', '`']);
        behind.is_empty() || behind.starts_with([')', ',', ';', '.', ':']) || behind.trim_start().starts_with("exit")
    });
    let negated = |hit: TextRange| is_undone(words.get(..hit.start).unwrap_or_default());
    (expected || find_phrase(words, &MEANT).is_some())
        && !hits(words, &["expected", "intended", "allowed"]).any(negated)
}

/// A mend that was made; the last of several, as the nearest to what follows.
fn done(words: &str) -> Option<TextRange> {
    hits(words, &MENDS).filter(|hit| !is_undone(words.get(..hit.start).unwrap_or_default())).last()
}

/// Whether one of the last words before a verb takes it back.
fn is_undone(before: &str) -> bool {
    let near = tail(before).split_whitespace().rev().take(4).take_while(|word| !word.ends_with(['.', ';', ':', ',']));
    let takes_back = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        UNDONE.iter().any(|undone| word.eq_ignore_ascii_case(undone)) || word.ends_with("n't") || word.ends_with("n’t")
    };
    near.into_iter().any(takes_back)
}

/// How far from a word its neighbours are looked for; a line may be one long word.
const NEAR: usize = 64;

fn head(behind: &str) -> &str {
    (0..=NEAR.min(behind.len())).rev().find_map(|end| behind.get(..end)).unwrap_or_default()
}

fn tail(before: &str) -> &str {
    let start = before.len().saturating_sub(NEAR);
    (start..=before.len()).find_map(|start| before.get(start..)).unwrap_or_default()
}

/// Whether a mend is about what follows it after `between`: no clause ends, and few words stand there.
fn is_close(between: &str) -> bool {
    !between.trim_start_matches(':').contains(['.', ';', ',', ':']) && between.split_whitespace().take(5).count() < 5
}

/// `now 0`, `then 47 passed`, `re-run: all green`.
fn turns(words: &str) -> bool {
    hits(words, &TURNS).any(|turn| {
        let behind = head(words.get(turn.end..).unwrap_or_default());
        let near = behind.split_whitespace().take(5).map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
        let mut near = near.take_while(|word| !matches!(*word, "not" | "no" | "failed" | "fails"));
        near.any(|word| GOOD.iter().any(|good| word.eq_ignore_ascii_case(good)))
    })
}

fn is_past(words: &str) -> bool {
    let opens = |hit: TextRange| {
        let behind = words.get(hit.end..).unwrap_or_default();
        let behind = behind.trim_start_matches(['*', '_', ' ', '`']);
        behind.is_empty()
            || behind.starts_with([':', ',', ')', '|', '→'])
            || behind.starts_with(|c: char| c.is_ascii_digit())
    };
    find_phrase(words, &PAST).is_some() || hits(words, &["before"]).any(opens)
}

/// The step of test-driven work that has to fail: `RED: 4 failed`, but not `main is red`.
fn is_red(before: &str) -> bool {
    hits(before, &["red", "tdd"]).any(|hit| hit.start == 0 || slice(before, hit).starts_with(['R', 'T']))
}

fn is_wrong_input(before: &str) -> bool {
    find_phrase(before, &WRONG_INPUT).is_some() && find_phrase(before, &WORK).is_none()
}

/// `grep -rn old src/`: no output, exit code 1.
fn is_empty_search(words: &str, bad: &Outcome) -> bool {
    let one = slice(words, bad.at).rsplit(|c: char| !c.is_alphanumeric()).next() == Some("1");
    let searches = |command: &str| {
        let last = command.rsplit('|').next().unwrap_or_default().trim_start();
        find_phrase(last, &SEARCHES).is_some_and(|search| search.start == 0)
    };
    one && find_phrase(words, &NOTHING_FOUND).is_some() && words.split('`').skip(1).step_by(2).any(searches)
}

/// Every place of one of `phrases`.
fn hits<'a>(words: &'a str, phrases: &'a [&'a str]) -> impl Iterator<Item = TextRange> + 'a {
    let mut from = 0;
    std::iter::from_fn(move || {
        let hit = find_phrase(words.get(from..)?, phrases)?.shift(from);
        from = hit.end;
        Some(hit)
    })
}

/// Where a failure is blamed on what was there before.
pub(super) fn blame(words: &str) -> Option<TextRange> {
    find_phrase(words, &BLAMED)
}

/// Where the state before the work is named.
pub(super) fn base(words: &str) -> Option<TextRange> {
    find_phrase(words, &BASE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::results::read;

    fn settled(words: &str) -> bool {
        let bad: Vec<_> = read(words, false).into_iter().filter(Outcome::is_bad).collect();
        assert!(!bad.is_empty(), "no failure is read in {words}");
        bad.iter().all(|bad| is_settled(words, bad))
    }

    #[test]
    fn failures_that_are_over_or_meant() {
        for words in [
            "fixed 2 failing tests",
            "Fixed: 2 failures",
            "2 failed, fixed in 4be91f0",
            "previously 3 failed, now 0",
            "3 failed, then 47 passed",
            "2 failed; re-run: all green",
            "before: 2 failed",
            "**Before**: 2 failed",
            "2 failed on the first run",
            "exit code 1 as expected",
            "2 failed (expected)",
            "RED: 3 failed",
            "exit code 2 (negative test)",
            "with the fix reverted 2 tests failed",
            "Bad input: exit code 2",
            "`git grep -n old`: no output, exit code 1",
            "`cat a | grep b`: exit code 1 (no matches)",
        ] {
            assert!(settled(words), "{words}");
        }
    }

    #[test]
    fn failures_that_still_stand() {
        for words in [
            "45 passed, 2 failed (npm test)",
            "BUILD FAILED",
            "exit code 137",
            "2 failed (missing env var)",
            "2 failed, will be fixed later",
            "2 failed, not yet fixed",
            "2 failed and could not be fixed",
            "2 failed, they haven't been fixed",
            "2 failed, to be addressed in the next plan",
            "Fixed the parser; npm test: 2 failed",
            "2 failed, reason unknown",
            "2 failed, 45 passed now",
            "2 failed, then I stopped",
            "3 failed. Retry did not help",
            "3 failed after the retry",
            "2 failed if run in parallel",
            "2 failed because of an invalid certificate",
            "2 failed: expected true, got false",
            "2 failed, not expected",
            "2 failed: `handles empty input`",
            "Before submitting I ran the tests: 2 failed",
            "main is red: 2 failed",
            "Build: exit code 1 (missing module)",
            "Build without cache: exit code 1",
            "psql: exit code 2, connection refused",
            "exit code 1, empty output",
            "`npm test`: no output, exit code 1",
            "`grep -rn old src/`: exit code 2, nothing",
        ] {
            assert!(!settled(words), "{words}");
        }
    }

    #[test]
    fn failures_that_are_blamed() {
        for words in [
            "2 failed (pre-existing)",
            "2 failed; the 2 were there before this change",
            "2 failed on main as well",
            "2 flaky",
        ] {
            assert!(blame(words).is_some(), "{words}");
        }
        assert!(blame("2 failed (reason unknown)").is_none());
    }
}
