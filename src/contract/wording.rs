//! Small readings of words that all sections share.

use crate::source::{TextRange, slice, trim};

/// `range` without list markers, emphasis, emoji and brackets around the words.
pub(crate) fn bare(text: &str, range: TextRange) -> TextRange {
    let content = slice(text, range);
    let start = content.find(char::is_alphanumeric).unwrap_or(content.len());
    let end = content.trim_end_matches(|c: char| !c.is_alphanumeric()).len();
    TextRange::new(range.start + start, range.start + end.max(start))
}

/// Splits at the first dash that sets off a reason: what stands before, and what follows where there is a dash.
///
/// An em dash sets off by itself; an en dash, a hyphen and two hyphens do between spaces.
pub(crate) fn split_reason(text: &str, range: TextRange) -> (TextRange, Option<TextRange>) {
    let content = slice(text, range);
    let Some((at, length)) = dashes(content).next() else { return (range, None) };
    let before = trim(text, TextRange::new(range.start, range.start + at));
    let after = trim(text, TextRange::new(range.start + at + length, range.end));
    (before, (!after.is_empty()).then_some(after))
}

/// The dashes of `content` that set something off, by offset and length.
fn dashes(content: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    let bytes = content.as_bytes();
    bytes.iter().enumerate().filter_map(move |(at, byte)| {
        let rest = content.get(at..)?;
        let spaced = |length: usize| {
            let before = at.checked_sub(1).and_then(|before| bytes.get(before));
            let after = bytes.get(at + length);
            before.is_some_and(u8::is_ascii_whitespace) && after.is_none_or(u8::is_ascii_whitespace)
        };
        match byte {
            b'-' if rest.starts_with("--") => spaced(2).then_some((at, 2)),
            b'-' => spaced(1).then_some((at, 1)),
            0xE2 if rest.starts_with('—') => Some((at, '—'.len_utf8())),
            0xE2 if rest.starts_with('–') => spaced('–'.len_utf8()).then_some((at, '–'.len_utf8())),
            _ => None,
        }
    })
}

/// The first of `phrases` in `content`, at word boundaries and in any ASCII case. The phrases are in lower case.
pub(crate) fn find_phrase(content: &str, phrases: &[&str]) -> Option<TextRange> {
    let bytes = content.as_bytes();
    let inside_word = |at: usize| bytes.get(at).is_some_and(|byte| byte.is_ascii_alphanumeric() || !byte.is_ascii());
    for (at, byte) in bytes.iter().enumerate() {
        if !byte.is_ascii_alphabetic() || at.checked_sub(1).is_some_and(inside_word) {
            continue;
        }
        let matches = |phrase: &&&str| {
            let candidate = bytes.get(at..at + phrase.len());
            candidate.is_some_and(|words| words.eq_ignore_ascii_case(phrase.as_bytes()))
                && !inside_word(at + phrase.len())
        };
        let first = byte.to_ascii_lowercase();
        if let Some(phrase) = phrases.iter().filter(|phrase| phrase.as_bytes().first() == Some(&first)).find(matches) {
            return Some(TextRange::new(at, at + phrase.len()));
        }
    }
    None
}

/// Whether the words say that there is nothing: `None`, `(none)`, `None. All done as planned.`, but not `None of …`.
pub(crate) fn says_none(content: &str) -> bool {
    let words = content.trim_matches(|c: char| !c.is_alphanumeric());
    if !words.starts_with(['n', 'N']) {
        return false;
    }
    let words = words.to_ascii_lowercase();
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
    fn phrases_are_found_at_word_boundaries() {
        let found = |content: &str| find_phrase(content, &["since", "due to"]).map(|range| (range.start, range.end));
        assert_eq!(found("sincere, but DUE TO rain"), Some((13, 19)));
        assert_eq!(found("ésince"), None);
        assert_eq!(found("late since"), Some((5, 10)));
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
