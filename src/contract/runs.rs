//! What evidence claims about commands, held against what the host knows was run.

use super::commands::{commands, is_same};
use super::excuses::{is_meant, is_over};
use super::passages::Passage;
use super::results::Outcome;
use super::wording::find_phrase;
use crate::host::ExecutedCommand;
use crate::source::{TextRange, slice};

/// Words that tell of success without a figure.
const SUCCESS: [&str; 12] = [
    "clean",
    "green",
    "no errors",
    "no warnings",
    "ok",
    "pass",
    "passed",
    "passes",
    "passing",
    "succeeded",
    "succeeds",
    "success",
];

/// Words around a command that is named and was not run, or not by the author.
const NOT_RUN: [&str; 12] = [
    "could not",
    "did not run",
    "next",
    "not run",
    "please",
    "should",
    "skipped",
    "to check",
    "to reproduce",
    "to verify",
    "unable",
    "would",
];

/// The commands that a passage says were run, with places in the text.
pub(super) fn claimed(passage: &Passage<'_>) -> Vec<TextRange> {
    let result = !passage.outcomes.is_empty() || find_phrase(passage.words, &SUCCESS).is_some();
    if !result || find_phrase(passage.words, &NOT_RUN).is_some() || is_over(passage.words) {
        return Vec::new();
    }
    commands(passage.words, passage.form).into_iter().map(|range| passage.place(range)).collect()
}

/// Whether a passage says that what it names went well.
pub(super) fn says_success(passage: &Passage<'_>) -> bool {
    let good = passage.outcomes.iter().any(Outcome::is_good) || find_phrase(passage.words, &SUCCESS).is_some();
    good && !passage.outcomes.iter().any(Outcome::is_bad) && !is_meant(passage.words)
}

/// The last run of a command that the host knows of.
pub(super) fn last<'a>(text: &str, claim: TextRange, runs: &'a [ExecutedCommand]) -> Option<&'a ExecutedCommand> {
    let claim = slice(text, claim);
    runs.iter().rev().find(|run| is_same(claim, &run.command))
}
