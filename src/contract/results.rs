//! Results in evidence: counts of tests and errors, exit codes, and the words that tools print.
//!
//! Descriptions of behaviour (`exits 2 when a flag is unknown`, `3 error codes added`) are no results.

mod counts;

use super::tokens::{Token, tokens};
use crate::source::TextRange;

/// One result as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What came out.
    pub kind: Kind,
    /// Where it stands, in bytes of the text it was read from.
    pub at: TextRange,
}

/// What came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// So many tests failed, or errors were found.
    Failed(u64),
    /// So many tests passed.
    Passed(u64),
    /// A command ended with exit code 0.
    ExitedWell,
    /// A command ended with another exit code.
    ExitedBadly,
    /// A tool says that it failed.
    SaysFailed,
    /// No test ran.
    NoTests,
}

impl Outcome {
    /// Whether it speaks of a failure.
    pub fn is_bad(&self) -> bool {
        matches!(self.kind, Kind::Failed(1..) | Kind::ExitedBadly | Kind::SaysFailed)
    }

    /// Whether it speaks of success.
    pub fn is_good(&self) -> bool {
        matches!(self.kind, Kind::Passed(1..) | Kind::Failed(0) | Kind::ExitedWell)
    }
}

/// Words that turn an exit code into a description of what a program does.
const DESCRIBES: [&str; 16] = [
    "should", "must", "will", "would", "exits", "returns", "return", "produces", "gives", "yields", "expect",
    "expects", "expected", "want", "wants", "non",
];
const CONDITIONS: [&str; 9] = ["on", "when", "if", "for", "unless", "otherwise", "means", "is", "or"];

/// Numbers in words.
const NUMBERS: [&str; 5] = ["one", "two", "three", "four", "five"];

/// The results in `content`, in order; `code` says whether that is a line of a tool's own output.
pub fn read(content: &str, code: bool) -> Vec<Outcome> {
    let tokens = tokens(content);
    let reader = Reader { tokens: &tokens, code };
    (0..tokens.len()).filter_map(|at| reader.outcome(at)).collect()
}

struct Reader<'a> {
    tokens: &'a [Token<'a>],
    code: bool,
}

impl Reader<'_> {
    fn outcome(&self, at: usize) -> Option<Outcome> {
        let token = self.get(at)?;
        if let Some(number) = token.number() {
            return self.count(at, number);
        }
        if let Some(number) = NUMBERS.iter().position(|word| token.is_any(&[word])) {
            return self.count(at, number as u64 + 1);
        }
        if matches!(token.text, "✗" | "✘" | "❌" | "✖") {
            return self.marked(at);
        }
        let word = token.is_word().then_some(token)?;
        self.labelled(at, word)
            .or_else(|| self.exit(at, word))
            .or_else(|| self.no_tests(at, word))
            .or_else(|| self.says_failed(at, word))
    }

    fn get(&self, at: usize) -> Option<&Token<'_>> {
        self.tokens.get(at)
    }

    fn before(&self, at: usize, back: usize) -> Option<&Token<'_>> {
        self.tokens.get(at.checked_sub(back)?)
    }

    fn is(&self, at: usize, words: &[&str]) -> bool {
        self.get(at).is_some_and(|token| token.is_any(words))
    }

    fn found(&self, kind: Kind, first: usize, last: usize) -> Option<Outcome> {
        let at = self.get(first)?.range().cover(self.get(last)?.range());
        Some(Outcome { kind, at })
    }

    /// Whether a clause ends before `at`.
    fn ends(&self, at: usize) -> bool {
        self.get(at).is_none_or(|token| !token.is_word() && token.number().is_none() && !self.joins(at))
    }

    /// Whether the mark at `at` joins its neighbours to one name: `fail-fast`, `error.ts`, `a/b`.
    fn joins(&self, at: usize) -> bool {
        let adjacent = |at: usize| self.get(at).is_some_and(|token| !token.spaced);
        let joint = self
            .get(at)
            .is_some_and(|token| matches!(token.text, "-" | "." | "/" | "\\" | ":" | "@" | "(" | "'" | "’"));
        joint
            && adjacent(at)
            && adjacent(at + 1)
            && self.get(at + 1).is_some_and(|token| token.is_word() || token.text == ":")
    }

    fn arrow(&self, at: usize) -> bool {
        self.is(at, &["→", "⇒", "➜"]) || self.is(at, &["-", "="]) && self.is(at + 1, &[">"])
    }

    /// `exit code 1`, `exited with 137`, `exit: 1`, `rc=1`, `exit code 0xC000013A`.
    fn exit(&self, at: usize, word: &Token<'_>) -> Option<Outcome> {
        // `npm test || exit 1` says what would be done.
        let command = self.is(at.wrapping_sub(1), &["|", "&"]) && self.is(at.wrapping_sub(2), &["|", "&"]);
        if command || !word.is_any(&["exit", "exited", "exitcode", "exit_code", "rc", "errorlevel"]) {
            return None;
        }
        let fill = ["code", "status", "with", "was", "of", ":", "=", "-", "a", "an", "exit", "→", ">"];
        let value = (at + 1..at + 6).find(|at| !self.is(*at, &fill))?;
        let bad = self.exit_value(value)?;
        if !bad {
            return self.found(Kind::ExitedWell, at, value);
        }
        let described = (1..=3).any(|back| self.before(at, back).is_some_and(|token| token.is_any(&DESCRIBES)));
        let conditional = self.is(value + 1, &CONDITIONS) || self.is(value + 1, &["/"]);
        (!described && !conditional).then(|| self.found(Kind::ExitedBadly, at, value))?
    }

    /// Whether the exit code at `at` is another than 0; none where no exit code stands there.
    fn exit_value(&self, at: usize) -> Option<bool> {
        let token = self.get(at)?;
        let version =
            self.is(at + 1, &["."]) && self.get(at + 2).is_some_and(|next| !next.spaced && next.number().is_some());
        if let Some(number) = token.number() {
            return (!version).then_some(number != 0);
        }
        let digits = token.text.strip_prefix("0x").or_else(|| token.text.strip_prefix("0X"))?;
        let hexadecimal = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        hexadecimal.then(|| digits.bytes().any(|byte| byte != b'0'))
    }

    /// `BUILD FAILED`, `BUILD FAILED in 12s`, `Lint: failed`, `FAILED tests/test_a.py::test_b`, and in output `error: …`.
    fn says_failed(&self, at: usize, word: &Token<'_>) -> Option<Outcome> {
        let loud = matches!(word.text, "FAILED" | "FAILURE" | "FAIL");
        if loud || word.is_any(&["failed"]) {
            return self.fails(at, loud);
        }
        let quiet = ["none", "no", "n", "0"];
        let printed = self.code || matches!(word.text, "error");
        let error = at == 0 && printed && word.is_any(&["error", "fatal"]);
        let typed = self.is(1, &["["]) && self.get(1).is_some_and(|token| !token.spaced)
            || self.get(1).is_some_and(|token| token.text.starts_with("TS"));
        let colon = self.is(1, &[":"]) && !self.is(2, &quiet) && self.get(2).is_some();
        let compiler = self.code && word.is_any(&["error"]) && self.is_of_a_compiler(at);
        if compiler {
            return self.found(Kind::SaysFailed, at, at + 1);
        }
        (error && (typed || colon)).then(|| self.found(Kind::SaysFailed, 0, 1))?
    }

    /// `src/a.ts(14,3): error TS2322: …`, `a.c:3:5: error: …`.
    fn is_of_a_compiler(&self, at: usize) -> bool {
        let place = |token: &Token<'_>| token.number().is_some() || token.text == ")";
        let placed = self.before(at, 1).is_some_and(|colon| colon.text == ":") && self.before(at, 2).is_some_and(place);
        placed && self.get(at + 1).is_some_and(|next| next.text == ":" || next.text.starts_with("TS"))
    }

    fn fails(&self, at: usize, loud: bool) -> Option<Outcome> {
        let builds = ["build", "tests", "test", "lint", "compilation", "typecheck", "suite"];
        let subject = self.before(at, 1).is_some_and(|before| before.is_any(&builds)) && (loud || at == 1);
        let separated = self.before(at, 1).is_some_and(|before| ":|→>…❌✗✘".contains(before.text));
        let dots = loud
            && self.before(at, 1).is_some_and(|before| before.text == ".")
            && self.before(at, 2).is_some_and(|before| before.text == ".");
        let opens = loud && at == 0;
        let closed = self.ends(at + 1) && !self.arrow(at + 1) && !self.is(at + 1, &[":", "=", "/"]);
        let named = opens
            && self.get(at + 1).is_some_and(|next| next.spaced)
            && (at + 2..at + 6).any(|at| self.is(at, &["/", ".", ":"]));
        let timed = loud && subject && self.is(at + 1, &["in", "after"]);
        // `PASS | FAIL | PARTIAL` is a choice.
        let choice = self.is(at + 1, &["|", "/"]) && self.is(at + 2, &["PARTIAL"]);
        if choice || !(timed || closed && (subject || separated || dots || opens) || named || opens && self.code) {
            return None;
        }
        let first = if subject { at - 1 } else { at };
        self.found(Kind::SaysFailed, first, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Kind::{ExitedBadly, ExitedWell, Failed, NoTests, Passed, SaysFailed};

    fn kinds(content: &str) -> Vec<Kind> {
        read(content, false).into_iter().map(|outcome| outcome.kind).collect()
    }

    #[test]
    fn counts() {
        let known: [(&str, &[Kind]); 18] = [
            ("Tests: 45 passed, 2 failed (npm test)", &[Passed(45), Failed(2)]),
            ("Tests: 2 failed, 45 passed", &[Failed(2), Passed(45)]),
            ("**3** failures", &[Failed(3)]),
            ("Found 1 error in 1 file", &[Failed(1)]),
            ("FAILED (failures=2)", &[SaysFailed, Failed(2)]),
            ("✗ 3", &[Failed(3)]),
            ("45 passing, 2 failing", &[Passed(45), Failed(2)]),
            ("1,000 tests failed", &[Failed(1000)]),
            ("2 of 9 failed, 0/3 failed", &[Failed(2), Failed(0)]),
            ("passed: 45, failed: 2", &[Passed(45), Failed(2)]),
            ("# pass 10\n# fail 2", &[Passed(10), Failed(2)]),
            ("Tests  2 failed | 45 passed (47)", &[Failed(2), Passed(45)]),
            ("test result: FAILED. 3 passed; 1 failed; 0 ignored", &[SaysFailed, Passed(3), Failed(1)]),
            ("2 failed 45 passed", &[Failed(2), Passed(45)]),
            ("Failed: 0, Errors: 0.", &[Failed(0), Failed(0)]),
            ("2 errors", &[Failed(2)]),
            ("3 type errors remain", &[Failed(3)]),
            ("One test fails, 2 tests are failing", &[Failed(1), Failed(2)]),
        ];
        for (content, expected) in known {
            assert_eq!(kinds(content), expected, "{content}");
        }
    }

    #[test]
    fn what_only_looks_like_a_failure() {
        let other = [
            "npm test || exit 1",
            "3 error codes added",
            "2 failed logins lock the account",
            "attempt 2 failed, see #12 failed",
            "v1.2 failed over",
            "5% failed",
            "errors handled",
            "src/error.ts, test_failed.py, fail-fast: on",
            "retry_failed_jobs()",
            "CLI exits 2 when a flag is unknown",
            "should exit with code 1",
            "returns exit code 2",
            "exit code 1 if the file is missing",
            "exit codes 0/1/2 documented",
            "the state FAILED is shown in red",
            "PASS/FAIL column",
            "error messages reworded",
            "Error: shows a toast",
            "failures: 2 → 0",
            "failed over to the second node",
            "at 12:30 failed",
            "the circuit opens after 5 errors in 10 s, or after 3 failures",
            "2 errors in 10000 requests",
            "one error page, one failed login",
        ];
        for content in other {
            assert!(read(content, false).iter().all(|found| !found.is_bad()), "{content}: {:?}", kinds(content));
        }
    }

    #[test]
    fn exit_codes() {
        for bad in [
            "exit code 1",
            "exited with 137",
            "exit status 2",
            "exit: 1",
            "(exit 1)",
            "exit code: 0xC000013A",
            "exit code -1",
            "EXIT=1",
            "rc=2",
            "exited with code `3`",
            "exit code was 4",
        ] {
            assert_eq!(kinds(bad), [ExitedBadly], "{bad}");
        }
        for good in ["exit code 0", "exit 0", "EXIT=0", "exited with code 0", "exit code 0x0"] {
            assert_eq!(kinds(good), [ExitedWell], "{good}");
        }
    }

    #[test]
    fn words_of_tools() {
        for bad in [
            "BUILD FAILED",
            "Build failed",
            "Build: FAILED",
            "Lint: failed",
            "FAILED tests/test_a.py::test_b",
            "| lint | FAILED |",
            "error: could not compile",
            "error TS2304: no",
            "error[E0308]: mismatched",
        ] {
            assert_eq!(kinds(bad), [SaysFailed], "{bad}");
        }
    }

    #[test]
    fn nothing_ran() {
        for none in [
            "0 tests",
            "no tests ran",
            "No tests found",
            "collected 0 items",
            "Tests: 0 passed",
            "0 passing",
            "ran 0 tests",
            "no tests were run.",
            "0 tests ran",
            "Tests: 0 total",
        ] {
            assert_eq!(kinds(none), [NoTests], "{none}");
        }
        for other in [
            "0 tests failed",
            "0 tests skipped",
            "no tests found that use the old name",
            "0/12 tests passed",
            "10 tests",
            "no test changed",
        ] {
            assert!(!kinds(other).contains(&NoTests), "{other}");
        }
    }

    #[test]
    fn compilers_and_builds_that_stop() {
        for line in [
            "src/a.ts(14,3): error TS2322: Type 'string' is not",
            "a.c:3:5: error: expected ';'",
            "BUILD FAILED in 12s",
        ] {
            let kinds: Vec<_> = read(line, true).into_iter().map(|outcome| outcome.kind).collect();
            assert_eq!(kinds, [SaysFailed], "{line}");
        }
        for line in ["src/error: moved", "catches error TS2322: fine", "app: error page drawn"] {
            assert_eq!(read(line, true), [], "{line}");
        }
    }
}
