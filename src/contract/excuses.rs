//! Words that set a failure in evidence aside: it is mended, meant, or blamed on what was there before.

use super::wording::find_phrase;
use crate::source::TextRange;

/// Words that tell of a failure that is over.
const MENDED: [&str; 36] = [
    "at first",
    "corrected",
    "down from",
    "eliminated",
    "eventually",
    "first attempt",
    "first run",
    "fixed",
    "fixes",
    "gone",
    "green again",
    "initially",
    "later",
    "now",
    "originally",
    "previously",
    "re-ran",
    "re-run",
    "repaired",
    "reran",
    "rerun",
    "resolved",
    "resolves",
    "retried",
    "retry",
    "second attempt",
    "second run",
    "solved",
    "subsequently",
    "then",
    "until",
    "used to",
    "addressed",
    "earlier",
    "repro",
    "reproduced",
];

/// Words that tell of a failure that was wanted.
const MEANT: [&str; 45] = [
    "allowed",
    "as designed",
    "bad",
    "broken",
    "by design",
    "correctly",
    "deliberate",
    "deliberately",
    "empty",
    "expected",
    "expectedly",
    "expects",
    "handled",
    "if",
    "injected",
    "intended",
    "intentional",
    "intentionally",
    "invalid",
    "malformed",
    "missing",
    "mutant",
    "mutants",
    "mutation",
    "must fail",
    "negative",
    "on purpose",
    "properly",
    "red",
    "refused",
    "refuses",
    "rejected",
    "rejects",
    "should fail",
    "simulated",
    "tdd",
    "test-first",
    "unknown",
    "without",
    "reverted",
    "old code",
    "old release",
    "old version",
    "xfail",
    "xfailed",
];

/// Words that blame what was there before.
const BLAMED: [&str; 33] = [
    "already broken",
    "already failed",
    "already failing",
    "also fail",
    "also failed",
    "also failing",
    "also fails",
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

/// Whether a failure is told of as over or wanted.
pub(super) fn is_settled(words: &str) -> bool {
    is_over(words) || find_phrase(words, &MEANT).is_some()
}

/// Whether something is told of as mended.
pub(super) fn is_mended(words: &str) -> bool {
    find_phrase(words, &MENDED).is_some()
}

/// Whether something is told of as mended, or as how it was before.
pub(super) fn is_over(words: &str) -> bool {
    is_mended(words) || find_phrase(words, &["before"]).is_some()
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

    #[test]
    fn failures_that_are_over_or_meant() {
        for words in [
            "fixed 2 failing tests",
            "previously 3 failed, now 0",
            "before: 2 failed",
            "exit code 1 as expected",
            "RED: 3 failed",
            "exit code 2 (negative test)",
        ] {
            assert!(is_settled(words), "{words}");
        }
        for words in ["45 passed, 2 failed (npm test)", "BUILD FAILED", "exit code 137"] {
            assert!(!is_settled(words), "{words}");
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
