//! The status line: one token on its own line, and what stands in for it in practice.
//!
//! Source: the handoff contract, "Status". The word is never searched for in prose.

use super::entries::{Entry, Shape};
use super::sections::Section;
use super::vocabulary::Vocabulary;
use super::wording::bare;
use crate::source::{TextRange, lines, slice, trim};
use serde::{Deserialize, Serialize};

/// The three values of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum StatusValue {
    /// All tasks done, verification passed.
    Pass,
    /// Could not complete; stopped.
    Fail,
    /// Some tasks done; stopped at a checkpoint.
    Partial,
}

impl StatusValue {
    /// All three, in the order of the contract.
    pub const ALL: [Self; 3] = [Self::Pass, Self::Fail, Self::Partial];

    /// The contract's word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Pass => "PASS",
            Self::Fail => "FAIL",
            Self::Partial => "PARTIAL",
        }
    }

    /// Reads the contract's word, in any case.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.as_str().eq_ignore_ascii_case(word))
    }
}

/// What a status line turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// One of the three values.
    Value(StatusValue),
    /// The template's list of values, left as it was.
    Template,
    /// Another word, with the value it most likely means.
    Unknown(Option<StatusValue>),
    /// No word on its own but a sentence, a table, a block of code.
    Unparsable,
}

/// The status line as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatusLine {
    /// What it says.
    pub reading: Reading,
    /// The line, without its list marker.
    pub line: TextRange,
    /// The word itself.
    pub token: TextRange,
    /// What follows the word on its line.
    pub qualifier: Option<TextRange>,
    /// Whether the line is more, or other, than the plain token.
    pub decorated: bool,
}

/// Reads the status line of a section; `None` where evidence starts at once or nothing is there.
pub fn read(text: &str, section: &Section, entries: &[Entry], words: &Vocabulary) -> Option<StatusLine> {
    if let Some(suffix) = section.suffix {
        let line = bare(text, suffix);
        if !line.is_empty() {
            return Some(StatusLine {
                decorated: true,
                ..read_line(text, TextRange::new(line.start, suffix.end), words)
            });
        }
    }
    let first = entries.first()?;
    let line = lines(text, first.text).find(|line| !slice(text, *line).trim().is_empty())?;
    let line = trim(text, line);
    if is_evidence_label(slice(text, line)) {
        return None;
    }
    match first.shape {
        Shape::Paragraph => Some(read_line(text, line, words)),
        Shape::Item | Shape::Code | Shape::Label | Shape::Quote => {
            let found = StatusLine { decorated: true, ..read_line(text, line, words) };
            (found.reading != Reading::Unparsable).then_some(found)
        }
        Shape::Row(_) => Some(unparsable(first.text)),
    }
}

fn unparsable(line: TextRange) -> StatusLine {
    StatusLine { reading: Reading::Unparsable, line, token: line, qualifier: None, decorated: false }
}

/// Reads one line as a status.
fn read_line(text: &str, line: TextRange, words: &Vocabulary) -> StatusLine {
    let content = without_label(text, bare(text, line));
    let (token, counts_as) = token(text, content, words);
    let word = slice(text, token);
    let rest = TextRange::new(token.end, line.end);
    let qualifier = Some(bare(text, rest))
        .filter(|found| !found.is_empty())
        .map(|found| TextRange::new(found.start, content.end.max(found.end)));
    let plain = counts_as.is_some() || !word.chars().any(char::is_lowercase);
    let decorated = slice(text, line) != word || !plain;
    let found = |reading| StatusLine { reading, line, token, qualifier, decorated };
    if is_template(slice(text, content)) {
        return StatusLine { qualifier: None, ..found(Reading::Template) };
    }
    let set_off = qualifier.is_none() || is_set_off(slice(text, rest));
    match StatusValue::of_word(word).or(counts_as) {
        Some(StatusValue::Pass) if takes_back(slice(text, rest)) => found(Reading::Unparsable),
        Some(value) if set_off || word == value.as_str() && !reads_on(slice(text, rest)) => {
            found(Reading::Value(value))
        }
        Some(_) => found(Reading::Unparsable),
        None => read_other_word(text, content, found(Reading::Unparsable)),
    }
}

/// A word that is none of the three: named where it is one, left where it is a sentence.
fn read_other_word(text: &str, content: TextRange, line: StatusLine) -> StatusLine {
    let phrase = phrase_of(text, content);
    let words = slice(text, phrase);
    let suggestion = suggest(words);
    let count = words.split_whitespace().count();
    let short = (1..=3).contains(&count) && (suggestion.is_some() || phrase == content);
    let opens = suggest(slice(text, line.token));
    match (short, opens) {
        (true, _) => {
            let qualifier = line.qualifier.filter(|_| phrase != content);
            StatusLine { reading: Reading::Unknown(suggestion), token: phrase, qualifier, ..line }
        }
        (false, Some(value)) if count <= 8 => StatusLine { reading: Reading::Unknown(Some(value)), ..line },
        _ => line,
    }
}

/// The words up to a dash, bracket, colon or the end of a sentence.
fn phrase_of(text: &str, content: TextRange) -> TextRange {
    let words = slice(text, content);
    let end = [" -", "—", "–", "(", ":", ". ", ",", ";"].into_iter().filter_map(|mark| words.find(mark)).min();
    bare(text, TextRange::new(content.start, content.start + end.unwrap_or(words.len())))
}

/// Drops a repeated `Status:` in front of the value.
fn without_label(text: &str, content: TextRange) -> TextRange {
    let words = slice(text, content);
    let Some((label, _)) = words.split_once(':') else { return content };
    let name = label.trim_matches(|c: char| !c.is_alphanumeric());
    if !name.eq_ignore_ascii_case("status") {
        return content;
    }
    let behind = TextRange::new(content.start + label.len(), content.end);
    TextRange::new(bare(text, behind).start, content.end)
}

/// The word that opens a line, or the words that count as a value, with that value.
fn token(text: &str, content: TextRange, words: &Vocabulary) -> (TextRange, Option<StatusValue>) {
    let first = first_word(text, content);
    let known = [phrase_of(text, content), first];
    let counts_as = known.into_iter().find_map(|range| Some((range, Some(words.status(slice(text, range))?))));
    counts_as.unwrap_or((first, None))
}

fn first_word(text: &str, content: TextRange) -> TextRange {
    let words = slice(text, content);
    let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '\'' | '’');
    let end = words.find(|c| !part(c)).unwrap_or(words.len());
    bare(text, TextRange::new(content.start, content.start + end))
}

/// Whether what follows the token is set off by punctuation.
fn is_set_off(rest: &str) -> bool {
    let rest = rest.trim_start_matches(['*', '_', '`', '~']);
    let dashes = ["-", "—", "–", ":", "(", "[", ",", ";", ".", "!", "|", "/", "✅"];
    dashes.into_iter().any(|mark| rest.trim_start().starts_with(mark))
}

/// Whether a capital token is only the first word of a longer sentence.
fn reads_on(rest: &str) -> bool {
    rest.split_whitespace().count() > 6
}

/// Whether PASS is only half of it: `PASS for Linux, FAIL for Windows`, but not `PASS (0 FAIL)` or `PASS, was FAIL`.
fn takes_back(rest: &str) -> bool {
    let mut before = "";
    rest.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).any(|word| {
        let other = matches!(word, "FAIL" | "PARTIAL");
        let aside = before.ends_with(|c: char| c.is_ascii_digit())
            || ["no", "not", "from", "previously", "was", "zero"]
                .iter()
                .any(|aside| before.eq_ignore_ascii_case(aside));
        before = word;
        other && !aside
    })
}

/// Whether the line still is the template's choice of values, or a blank to fill in.
fn is_template(content: &str) -> bool {
    let words: Vec<_> = content.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let values = words.iter().filter(|word| StatusValue::of_word(word).is_some()).count();
    let others =
        words.iter().filter(|word| StatusValue::of_word(word).is_none() && !word.eq_ignore_ascii_case("or")).count();
    values >= 2 && others == 0
}

/// The value that another word comes down to.
pub fn suggest(phrase: &str) -> Option<StatusValue> {
    const PARTIAL: [&str; 24] = [
        "concern",
        "concerns",
        "partial",
        "partially",
        "incomplete",
        "gap",
        "gaps",
        "progress",
        "ongoing",
        "wip",
        "pending",
        "remaining",
        "mostly",
        "some",
        "not",
        "human",
        "review",
        "paused",
        "draft",
        "almost",
        "started",
        "mixed",
        "unfinished",
        "issues",
    ];
    const FAIL: [&str; 15] = [
        "fail",
        "failed",
        "failure",
        "failing",
        "blocked",
        "blocker",
        "error",
        "errors",
        "aborted",
        "stuck",
        "cancelled",
        "canceled",
        "rejected",
        "broken",
        "stopped",
    ];
    const PASS: [&str; 24] = [
        "pass",
        "passed",
        "passing",
        "complete",
        "completed",
        "done",
        "success",
        "successful",
        "succeeded",
        "ok",
        "okay",
        "ready",
        "finished",
        "green",
        "approved",
        "verified",
        "shipped",
        "merged",
        "resolved",
        "fixed",
        "implemented",
        "working",
        "delivered",
        "closed",
    ];
    let lower = phrase.to_lowercase();
    let words: Vec<_> = lower.split(|c: char| !c.is_alphanumeric()).collect();
    let any = |list: &[&str]| words.iter().any(|word| list.contains(word));
    if any(&FAIL) {
        Some(StatusValue::Fail)
    } else if any(&PARTIAL) {
        Some(StatusValue::Partial)
    } else if any(&PASS) {
        Some(StatusValue::Pass)
    } else {
        None
    }
}

/// Whether a line is, or starts with, the label `Evidence`.
pub fn is_evidence_label(line: &str) -> bool {
    let words = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let Some(rest) = words
        .get(.."evidence".len())
        .filter(|head| head.eq_ignore_ascii_case("evidence"))
        .and(words.get("evidence".len()..))
    else {
        return false;
    };
    let rest = rest.trim_start_matches(['*', '_', '`', ' ']);
    rest.is_empty() || rest.starts_with(':')
}

#[cfg(test)]
mod tests {
    use super::*;
    use StatusValue::{Fail, Partial, Pass};

    fn of(line: &str) -> StatusLine {
        read_line(line, TextRange::new(0, line.len()), &Vocabulary::default())
    }

    #[test]
    fn a_plain_token_is_not_decorated() {
        for value in StatusValue::ALL {
            let found = of(value.as_str());
            assert_eq!((found.reading, found.decorated, found.qualifier), (Reading::Value(value), false, None));
        }
    }

    #[test]
    fn decoration_is_seen_through() {
        for line in
            ["**PASS**", "`PASS`", "✅ PASS", "pass", "PASS.", "Status: PASS", "**Status:** PASS", "[PASS]", "PASS ✅"]
        {
            let found = of(line);
            assert_eq!((found.reading, found.decorated, found.qualifier), (Reading::Value(Pass), true, None), "{line}");
        }
    }

    #[test]
    fn a_qualifier_is_kept() {
        let qualified = [
            ("PASS — all green", "all green"),
            ("FAIL: no disk", "no disk"),
            ("PARTIAL (2 of 3)", "2 of 3"),
            ("PASS with two warnings", "with two warnings"),
        ];
        for (line, qualifier) in qualified {
            let found = of(line);
            assert!(matches!(found.reading, Reading::Value(_)), "{line}");
            assert_eq!(found.qualifier.map(|range| slice(line, range)), Some(qualifier), "{line}");
        }
    }

    #[test]
    fn half_a_pass_is_none() {
        for line in ["PASS for Linux, FAIL for Windows", "PASS (unit), PARTIAL (e2e)", "**PASS** / FAIL on ARM"] {
            assert_eq!(of(line).reading, Reading::Unparsable, "{line}");
        }
        for line in ["PASS (0 FAIL)", "PASS, was FAIL", "PASS: 12 PASS / 0 FAIL", "PASS -- no FAIL left"] {
            assert_eq!(of(line).reading, Reading::Value(Pass), "{line}");
        }
    }

    #[test]
    fn templates() {
        for line in ["PASS | FAIL | PARTIAL", "PASS/FAIL/PARTIAL", "[PASS|FAIL]", "PASS, FAIL or PARTIAL"] {
            assert_eq!(of(line).reading, Reading::Template, "{line}");
        }
    }

    #[test]
    fn words_of_relatives() {
        let known = [
            ("Complete", Pass),
            ("✅ COMPLETE - All 8 tests passing", Pass),
            ("COMPLETE (Build verified)", Pass),
            ("DONE_WITH_CONCERNS", Partial),
            ("gaps_found", Partial),
            ("human_needed", Partial),
            ("Blocked only by the missing key", Fail),
            ("complete -- root cause identified", Pass),
            ("READY_FOR_AUDIT", Pass),
            ("In progress", Partial),
            ("Not done", Partial),
        ];
        for (line, value) in known {
            assert_eq!(of(line).reading, Reading::Unknown(Some(value)), "{line}");
        }
        assert_eq!(of("Purple").reading, Reading::Unknown(None));
        assert_eq!(of("Blocked").reading, Reading::Unknown(Some(Fail)));
    }

    #[test]
    fn prose_is_never_searched() {
        let prose = [
            "The suite does not PASS yet, a second round is planned.",
            "We pass the salt to everyone who asks for it",
            "Pass the parcel",
        ];
        for line in prose {
            assert_eq!(of(line).reading, Reading::Unparsable, "{line}");
        }
    }
}
