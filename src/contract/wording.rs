//! Small readings of words that all sections share.

use crate::source::{TextRange, slice, trim};

/// What stands between a statement and its reason, the longest first where one is part of another.
const SEPARATORS: [&str; 6] = [" -- ", " — ", " – ", " - ", "—", " --"];

/// `range` without list markers, emphasis, emoji and brackets around the words.
pub(super) fn bare(text: &str, range: TextRange) -> TextRange {
    let content = slice(text, range);
    let start = content.find(is_word).unwrap_or(content.len());
    let end = content.trim_end_matches(|c| !is_word(c)).len();
    TextRange::new(range.start + start, range.start + end.max(start))
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// Splits at the first dash that sets off a reason: what stands before, and what follows where there is a dash.
pub(super) fn split_reason(text: &str, range: TextRange) -> (TextRange, Option<TextRange>) {
    let content = slice(text, range);
    let first =
        SEPARATORS.iter().filter_map(|mark| content.find(mark).map(|at| (at, mark.len()))).min_by_key(|found| found.0);
    let Some((at, length)) = first else { return (range, None) };
    let before = trim(text, TextRange::new(range.start, range.start + at));
    let after = trim(text, TextRange::new(range.start + at + length, range.end));
    (before, (!after.is_empty()).then_some(after))
}

/// Whether the words say that there is nothing: `None`, `(none)`, `None. All done as planned.`, but not `None of …`.
pub(super) fn says_none(content: &str) -> bool {
    let words = content.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let whole = [
        "n/a",
        "nothing",
        "nothing deferred",
        "no deferred items",
        "no items deferred",
        "nil",
        "no artifacts",
        "no files changed",
    ];
    if whole.contains(&words.as_str()) {
        return true;
    }
    words.strip_prefix("none").is_some_and(|rest| {
        let rest = rest.trim_start();
        rest.is_empty() || rest.starts_with(|c: char| !c.is_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn none_in_the_words_of_the_wild() {
        let yes = [
            "None",
            "None.",
            "NONE",
            "(none)",
            "*None*",
            "None (all committed)",
            "None — all complete",
            "None. Plan executed as specified.",
            "N/A",
        ];
        for words in yes {
            assert!(says_none(words), "{words}");
        }
        let no = ["None of the tests ran", "Nonetheless", "", "[bug] none -- x"];
        for words in no {
            assert!(!says_none(words), "{words}");
        }
    }

    #[test]
    fn reasons_stand_behind_dashes() {
        let split = |content: &'static str| {
            let (before, after) = split_reason(content, TextRange::new(0, content.len()));
            (slice(content, before), after.map(|after| slice(content, after)))
        };
        assert_eq!(split("a b -- c - d"), ("a b", Some("c - d")));
        assert_eq!(split("a—b"), ("a", Some("b")));
        assert_eq!(split("well-known thing"), ("well-known thing", None));
        assert_eq!(split("a --"), ("a", None));
    }
}
