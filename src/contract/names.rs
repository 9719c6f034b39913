//! The four sections and the headings that people write for them.
//!
//! Source: the handoff contract, "Required Sections"; the near misses were counted in public handoffs.

use super::vocabulary::Vocabulary;
use crate::source::{TextRange, slice};
use serde::{Deserialize, Serialize};

/// One of the four sections of a handoff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SectionKind {
    /// What was decided, and why.
    KeyDecisions,
    /// The files created, modified and deleted.
    Artifacts,
    /// PASS, FAIL or PARTIAL, with evidence.
    Status,
    /// Work that was found and not done.
    DeferredItems,
}

impl SectionKind {
    /// All four, in the order of the contract.
    pub const ALL: [Self; 4] = [Self::KeyDecisions, Self::Artifacts, Self::Status, Self::DeferredItems];

    /// The heading of the contract.
    pub fn title(self) -> &'static str {
        match self {
            Self::KeyDecisions => "Key Decisions",
            Self::Artifacts => "Artifacts",
            Self::Status => "Status",
            Self::DeferredItems => "Deferred Items",
        }
    }

    fn near_misses(self) -> &'static [&'static str] {
        match self {
            Self::KeyDecisions => &[
                "choices",
                "decision",
                "decision log",
                "decisions",
                "decisions & rationale",
                "decisions and rationale",
                "decisions made",
                "design decisions",
                "key choices",
                "key decision",
                "key decisions made",
                "key design decisions",
                "main decisions",
                "technical decisions",
            ],
            Self::Artifacts => &[
                "affected files",
                "artefact",
                "artefacts",
                "artifact",
                "changed files",
                "changes",
                "changes made",
                "created files",
                "deliverables",
                "file changes",
                "files",
                "files affected",
                "files changed",
                "files created",
                "files created and modified",
                "files created/modified",
                "files modified",
                "files touched",
                "key files",
                "modified files",
                "new files",
                "outputs",
            ],
            Self::Status => &[
                "completion status",
                "current state",
                "current status",
                "final status",
                "outcome",
                "overall status",
                "result",
                "state",
                "status report",
                "task status",
                "verdict",
            ],
            Self::DeferredItems => &[
                "deferred",
                "deferred issues",
                "deferred item",
                "deferred tasks",
                "deferred work",
                "deferred / out of scope",
                "follow up items",
                "follow ups",
                "follow-up",
                "follow-up items",
                "follow-ups",
                "followups",
                "future work",
                "known issues",
                "next steps",
                "open issues",
                "open items",
                "out of scope",
                "remaining",
                "remaining work",
                "to do",
                "todo",
                "todos",
            ],
        }
    }
}

/// How well a title names a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// The contract's own word, or one that the vocabulary lets count as it.
    Exact(SectionKind),
    /// Another word for it, or a slip of the pen.
    Near(SectionKind),
}

/// A title taken apart: the name, and what stands behind a colon, dash or bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    /// The words that name the section.
    pub name: TextRange,
    /// What follows them, as in `Status: PASS`.
    pub suffix: Option<TextRange>,
    /// Which section it names.
    pub names: Match,
}

/// Reads a title; `None` where it names no section.
pub fn read_title(text: &str, title: TextRange, words: &Vocabulary) -> Option<Title> {
    let whole = undecorated(text, title);
    if let Some(names) = match_name(slice(text, whole), words) {
        return Some(Title { name: whole, suffix: None, names });
    }
    let content = slice(text, whole);
    let at = [":", "—", "–", " - ", " -- ", "("].into_iter().filter_map(|mark| content.find(mark)).min()?;
    let name = undecorated(text, TextRange::new(whole.start, whole.start + at));
    let names = match_name(slice(text, name), words)?;
    let suffix = TextRange::new(whole.start + at, title.end);
    Some(Title { name, suffix: Some(suffix), names })
}

/// `range` without numbering, emoji, emphasis marks and punctuation around the words.
fn undecorated(text: &str, range: TextRange) -> TextRange {
    let content = slice(text, range);
    let mut start = content.find(char::is_alphanumeric).unwrap_or(content.len());
    let numbered = content.get(start..).unwrap_or_default();
    let digits = numbered.len() - numbered.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let behind = numbered.get(digits..).unwrap_or_default();
    if digits > 0 && behind.starts_with(['.', ')', ':', ' ']) {
        start += digits + behind.find(char::is_alphanumeric).unwrap_or(behind.len());
    }
    let end = content.trim_end_matches(|c: char| !c.is_alphanumeric()).len();
    TextRange::new(range.start + start, range.start + end)
}

fn match_name(name: &str, words: &Vocabulary) -> Option<Match> {
    let name = name.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let exact = SectionKind::ALL.into_iter().find(|kind| kind.title().to_lowercase() == name);
    if let Some(kind) = exact.or_else(|| words.section(&name)) {
        return Some(Match::Exact(kind));
    }
    let listed = |kind: &SectionKind| kind.near_misses().contains(&name.as_str());
    SectionKind::ALL.into_iter().find(|kind| listed(kind) || is_slip(&name, *kind)).map(Match::Near)
}

/// Whether a name is one slip of the pen away from the title. Too short names have too many neighbours.
fn is_slip(name: &str, kind: SectionKind) -> bool {
    let title = kind.title().to_lowercase();
    let close = name.len().abs_diff(title.len()) <= 2 && name.len() > 5;
    close && strsim::damerau_levenshtein(name, &title) <= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(title: &str) -> Option<(Match, Option<&str>)> {
        let found = read_title(title, TextRange::new(0, title.len()), &Vocabulary::default())?;
        Some((found.names, found.suffix.map(|suffix| slice(title, suffix))))
    }

    #[test]
    fn decoration_does_not_hide_a_name() {
        for title in ["Status", "STATUS:", "3. Status", "✅ Status", "`status`", "*Status*", "3) status :"] {
            assert_eq!(read(title), Some((Match::Exact(SectionKind::Status), None)), "{title}");
        }
        assert_eq!(read("Key  decisions"), Some((Match::Exact(SectionKind::KeyDecisions), None)));
    }

    #[test]
    fn a_suffix_is_kept() {
        assert_eq!(read("Status: PASS"), Some((Match::Exact(SectionKind::Status), Some(": PASS"))));
        assert_eq!(read("Artifacts (3 files)"), Some((Match::Exact(SectionKind::Artifacts), Some("(3 files)"))));
        assert_eq!(read("Deferred Items — none"), Some((Match::Exact(SectionKind::DeferredItems), Some("— none"))));
    }

    #[test]
    fn near_misses_and_slips() {
        assert_eq!(read("Files changed"), Some((Match::Near(SectionKind::Artifacts), None)));
        assert_eq!(read("Key Decsions"), Some((Match::Near(SectionKind::KeyDecisions), None)));
        assert_eq!(read("Follow-ups"), Some((Match::Near(SectionKind::DeferredItems), None)));
    }

    #[test]
    fn other_titles_name_nothing() {
        for title in ["Summary", "", "Statistics", "Keyboard", "2026", "Evidence"] {
            assert_eq!(read(title), None, "{title}");
        }
    }
}
