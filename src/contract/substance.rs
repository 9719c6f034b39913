//! Whether a statement says anything that somebody could check.

use super::commands::names_tool;
use super::evidence::Form;
use super::passages::Passage;
use super::tokens::{Token, tokens};
use super::wording::find_phrase;

const NUMBERS: [&str; 12] =
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "both"];

/// Words that say nothing by themselves about what failed, was tried, is done or remains.
const FILLERS: [&str; 66] = [
    "a",
    "able",
    "all",
    "an",
    "and",
    "are",
    "as",
    "at",
    "be",
    "been",
    "blocked",
    "but",
    "complete",
    "completed",
    "could",
    "did",
    "do",
    "done",
    "error",
    "errors",
    "everything",
    "fail",
    "failed",
    "finish",
    "finished",
    "for",
    "in",
    "incomplete",
    "is",
    "issue",
    "issues",
    "it",
    "job",
    "left",
    "more",
    "most",
    "mostly",
    "not",
    "of",
    "partial",
    "partially",
    "parts",
    "pending",
    "problem",
    "problems",
    "progress",
    "remain",
    "remaining",
    "remains",
    "rest",
    "so",
    "some",
    "something",
    "stopped",
    "task",
    "tasks",
    "the",
    "things",
    "this",
    "to",
    "unable",
    "was",
    "went",
    "work",
    "wrong",
    "yet",
];

/// Whether a passage names something to check: a command, count, exit code, path, URL, commit, name in code, quotation.
pub(super) fn is_checkable(passage: &Passage<'_>) -> bool {
    passage.form == Form::Code
        || !passage.outcomes.is_empty()
        || counts(passage.words)
        || names(passage.words)
        || is_foreign(passage.words)
}

/// Whether a passage is a result or names where one comes from, beyond a mere number.
pub(super) fn is_real(passage: &Passage<'_>) -> bool {
    passage.outcomes.iter().any(super::results::Outcome::is_good) || names(passage.words)
}

/// Whether there is a number in it; percentages of everything are none.
fn counts(words: &str) -> bool {
    let tokens = tokens(words);
    let percent = |at: usize| tokens.get(at + 1).is_some_and(|next: &Token<'_>| next.text == "%");
    let number = |(at, token): (usize, &Token<'_>)| {
        token.is_any(&NUMBERS) || token.text.bytes().any(|byte| byte.is_ascii_digit()) && !percent(at)
    };
    tokens.iter().enumerate().any(number)
}

/// Whether something is named: code, a path, a URL, a program, an identifier.
fn names(words: &str) -> bool {
    words.contains(['`', '"', '“', '「'])
        || names_tool(words)
        || find_phrase(words, &["exit code"]).is_some()
        || words.split_whitespace().any(is_name)
}

fn is_name(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '/' | '_' | '~' | '\\'));
    let rooted = word.starts_with(['/', '~', '\\']) && word.len() > 2;
    let nested = word.matches(['/', '\\']).count() > 1;
    let camel = word.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'z', b'A'..=b'Z']));
    let file = word.rsplit_once('.').is_some_and(|(stem, end)| {
        stem.len() > 1 && (1..=5).contains(&end.len()) && end.bytes().all(|byte| byte.is_ascii_alphanumeric())
    });
    rooted || nested || camel || file || word.contains('_') || word.contains("::")
}

/// Whether most letters are of another script: its words are not judged.
fn is_foreign(words: &str) -> bool {
    let letters = words.chars().filter(|c| c.is_alphabetic()).count();
    2 * words.chars().filter(|c| c.is_alphabetic() && !c.is_ascii()).count() > letters
}

/// Whether a passage is made of words that say nothing by themselves.
pub(super) fn is_filler(passage: &Passage<'_>) -> bool {
    !is_checkable(passage) && tokens(passage.words).iter().all(|token| !token.is_word() || token.is_any(&FILLERS))
}

/// Whether a passage is a blank of a template.
pub(super) fn is_blank(passage: &Passage<'_>) -> bool {
    let words = passage.words.trim();
    words.starts_with('[') && words.ends_with(']') || words.starts_with('<') && words.ends_with('>')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::TextRange;

    fn passage(words: &str) -> Passage<'_> {
        let range = TextRange::new(0, words.len());
        Passage { range, words, lead: "", statement: 0, form: Form::Line, outcomes: Vec::new() }
    }

    #[test]
    fn vague_words() {
        for words in [
            "All tests pass",
            "Everything works",
            "looks good",
            "verified manually",
            "100% done",
            "make sure it works and/or runs",
            "All green ✅",
            "Build succeeded.",
        ] {
            assert!(!is_checkable(&passage(words)), "{words}");
        }
    }

    #[test]
    fn checkable_words() {
        let checkable = [
            "47 passed",
            "all three plan tasks completed",
            "tsc is clean",
            "see docs/review/security.md",
            "README.md renders",
            "`make check`",
            "https://example.com/run",
            "renderHandoff returns the same text",
            "the page says \"saved\"",
            "所有测试通过",
            "C:\\app\\log",
        ];
        for words in checkable {
            assert!(is_checkable(&passage(words)), "{words}");
        }
    }

    #[test]
    fn words_that_say_nothing() {
        for words in ["Could not complete the task.", "Some tasks done, more remain", "Blocked", "Work in progress"] {
            assert!(is_filler(&passage(words)), "{words}");
        }
        for words in ["Blocked by missing credentials", "2 failed", "Parser done; lexer remains", "作業中"] {
            assert!(!is_filler(&passage(words)), "{words}");
        }
    }
}
