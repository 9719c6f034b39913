//! Counts of tests and errors.

use super::super::tokens::Token;
use super::{Kind, Outcome, Reader};

const FAILED: [&str; 9] = ["failed", "failure", "failures", "failing", "fail", "fails", "error", "errors", "errored"];
const PASSED: [&str; 6] = ["passed", "passing", "pass", "passes", "succeeded", "green"];
const TESTS: [&str; 6] = ["test", "tests", "spec", "specs", "scenario", "scenarios"];

/// Words that may stand between a number and what it counts.
const KINDS: [&str; 23] = [
    "test",
    "tests",
    "spec",
    "specs",
    "suite",
    "suites",
    "file",
    "files",
    "unit",
    "integration",
    "e2e",
    "snapshot",
    "case",
    "cases",
    "check",
    "checks",
    "type",
    "lint",
    "build",
    "compile",
    "compiler",
    "assertion",
    "of",
];

/// Words that may follow a count of failures; before any other word it describes something (`3 error codes`).
const BEHIND_FAILED: [&str; 34] = [
    "in",
    "on",
    "of",
    "out",
    "and",
    "with",
    "at",
    "from",
    "during",
    "found",
    "reported",
    "remaining",
    "remain",
    "left",
    "total",
    "test",
    "tests",
    "spec",
    "specs",
    "suites",
    "checks",
    "assertions",
    "jobs",
    "but",
    "as",
    "are",
    "is",
    "were",
    "was",
    "also",
    "still",
    "because",
    "due",
    "under",
];

/// Words that may follow `2 failed` besides; behind errors and failures they describe what happens.
const BEHIND_TESTS: [&str; 16] = [
    "after",
    "again",
    "even",
    "for",
    "if",
    "now",
    "since",
    "so",
    "then",
    "though",
    "unexpectedly",
    "until",
    "when",
    "which",
    "while",
    "without",
];

/// Words before a number that make it a name: `attempt 2 failed`.
const NAMES: [&str; 22] = [
    "attempt",
    "batch",
    "build",
    "case",
    "code",
    "http",
    "issue",
    "iteration",
    "job",
    "line",
    "part",
    "phase",
    "plan",
    "pr",
    "retry",
    "round",
    "run",
    "shard",
    "status",
    "step",
    "task",
    "test",
];

/// Words before a number that make it a limit and no count.
const LIMITS: [&str; 10] = ["after", "than", "least", "most", "to", "max", "maximum", "every", "each", "per"];

impl Reader<'_> {
    /// `2 failed`, `45 tests passed`, `2 of 9 failed`, `0 tests`.
    pub(super) fn count(&self, at: usize, number: u64) -> Option<Outcome> {
        let (first, number, total) = self.counted(at, number)?;
        let kinds = (at + 1..at + 4).take_while(|at| self.is(*at, &KINDS)).count();
        let spelled = self.get(at).is_some_and(|token| token.number().is_none());
        if spelled && kinds == 0 {
            return None;
        }
        let verb = kinds > 0 && self.is(at + 1 + kinds, &["is", "are"]);
        let word = at + 1 + kinds + usize::from(verb);
        let last = self.get(word);
        if last.is_some_and(|word| word.is_any(&FAILED)) && self.counts_failures(first, word) {
            return self.found(Kind::Failed(number), first, word);
        }
        if last.is_some_and(|word| word.is_any(&PASSED)) && !self.joins(word + 1) {
            let none = number == 0 && !total;
            return self.found(if none { Kind::NoTests } else { Kind::Passed(number) }, first, word);
        }
        let items = self.is(at + 1, &["items"]) && self.before(at, 1).is_some_and(|word| word.is_any(&["collected"]));
        let tests = kinds > 0 && self.is(word - 1, &TESTS);
        let ran = ["ran", "run", "executed", "collected", "found", "total", "were"];
        let nothing = number == 0 && !total && (items || tests && (self.ends(word) || self.is(word, &ran)));
        nothing.then(|| self.found(Kind::NoTests, first, if items { at + 1 } else { word - 1 }))?
    }

    /// The number that counts: the first of `2 of 9` and `2/9`; none where it is a part of a name, a date, a version.
    fn counted(&self, at: usize, number: u64) -> Option<(usize, u64, bool)> {
        let token = self.get(at)?;
        let Some(before) = self.before(at, 1) else { return Some((at, number, false)) };
        let earlier = self.before(at, 2).and_then(Token::number);
        if let (Some(part), true) = (earlier, before.is_any(&["of", "/"])) {
            return Some((at - 2, part, true));
        }
        let name = before.is_any(&NAMES) || !token.spaced && ".-#~$@/\\–+<>≤≥".contains(before.text);
        let time = !token.spaced && before.text == ":" && earlier.is_some();
        (!name && !time).then_some((at, number, false))
    }

    /// Whether the word at `at` is what is counted, and not the first word of something longer.
    ///
    /// Tests fail; errors also happen to programs (`opens after 5 errors in 10 s`), so these are read more narrowly.
    fn counts_failures(&self, first: usize, at: usize) -> bool {
        let next = at + 1;
        let number = self.get(next).is_some_and(|token| token.number().is_some());
        let limit = self.before(first, 1).is_some_and(|before| before.is_any(&LIMITS));
        let happens =
            self.is(at, &["error", "errors"]) && self.is(next, &["in", "on", "at", "from", "during", "reported"]);
        let files = self.is(next, &["in"]) && self.is(next + 2, &["file", "files"]);
        let tests = self.is(at, &["failed", "failing"]) && self.is(next, &BEHIND_TESTS);
        !limit && (!happens || files) && (self.ends(next) || number || tests || self.is(next, &BEHIND_FAILED))
    }

    /// `failures=2`, `Failed: 2`, `# fail 2`, `passed: 45`.
    pub(super) fn labelled(&self, at: usize, word: &Token<'_>) -> Option<Outcome> {
        let sign = self.is(at + 1, &[":", "="]);
        let value = at + 1 + usize::from(sign);
        let number = self.get(value)?.number()?;
        let opens = self
            .before(at, 1)
            .is_none_or(|before| !before.is_word() && before.number().is_none() || before.is_any(&TESTS));
        let closes = self.ends(value + 1) && !self.arrow(value + 1) && !self.is(value + 1, &["/", "%", "."])
            || self.number_follows(value + 1)
            || self.is(value + 1, &["total"]);
        let list_ends = self.ends(value + 1) && self.is(value + 1, &["."]) && self.get(value + 2).is_none();
        if !opens || !(closes || list_ends) {
            return None;
        }
        if word.is_any(&["failed", "failures", "errors", "fail"]) && (sign || !word.is_any(&["errors", "failures"])) {
            return self.found(Kind::Failed(number), at, value);
        }
        let kind = if number == 0 { Kind::NoTests } else { Kind::Passed(number) };
        let none = number == 0 && word.is_any(&["tests"]) && at == 0;
        (none || word.is_any(&["passed", "pass", "passing"])).then(|| self.found(kind, at, value))?
    }

    fn number_follows(&self, at: usize) -> bool {
        self.get(at).is_some_and(|token| token.spaced && token.number().is_some())
    }

    /// `✗ 3`.
    pub(super) fn marked(&self, at: usize) -> Option<Outcome> {
        let number = self.get(at + 1)?.number()?;
        let next = at + 2;
        let closed =
            self.get(next).is_none() || self.is(next, &[",", ";", ")", "|"]) || self.is(next, &["✓", "✔", "✅"]);
        let counts = closed || self.is(next, &TESTS) && self.ends(next + 1);
        (number > 0 && counts).then(|| self.found(Kind::Failed(number), at, at + 1))?
    }

    /// `no tests ran`, `no tests found`, `no tests were run`.
    pub(super) fn no_tests(&self, at: usize, word: &Token<'_>) -> Option<Outcome> {
        if !word.is_any(&["no"]) || !self.is(at + 1, &TESTS) {
            return None;
        }
        let verb = at + 2 + usize::from(self.is(at + 2, &["were", "was", "have", "files"]));
        let ran = self.is(verb, &["ran", "run", "found", "executed", "collected", "specified"]);
        (ran && self.ends(verb + 1)).then(|| self.found(Kind::NoTests, at, verb))?
    }
}
