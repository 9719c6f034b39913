//! A handoff as plain data: what an orchestrator reads from it, and what the canonical form is made of.

use super::artifacts::Action;
use super::deferred::DeferredItem;
use super::handoff::Handoff;
use super::status::StatusValue;
use crate::document::without_directives;
use crate::source::{TextRange, slice};
use serde::{Deserialize, Serialize};

/// The parts of a handoff, without their places. Texts are single lines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct HandoffData {
    /// What was decided, and why.
    pub decisions: Vec<DecisionData>,
    /// The files created, modified and deleted.
    pub artifacts: Vec<ArtifactData>,
    /// The status; a handoff without one gets the section with nothing in it.
    pub status: Option<StatusValue>,
    /// What the status rests on.
    pub evidence: Vec<String>,
    /// Work that was found and not done.
    pub deferred: Vec<DeferredData>,
}

/// A decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionData {
    /// All of it, with its reason.
    pub text: String,
}

/// An artifact.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ArtifactData {
    /// What was done to the file.
    pub action: Option<Action>,
    /// Its path.
    pub path: String,
    /// What is said about it.
    pub note: Option<String>,
}

/// A deferred item.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DeferredData {
    /// The category: one of the four, or one that a project adds.
    pub category: Option<String>,
    /// What is left to do.
    pub description: String,
    /// Why it was left.
    pub reason: Option<String>,
}

impl HandoffData {
    /// What `handoff`, read from `text`, says.
    pub fn of(text: &str, handoff: &Handoff) -> Self {
        let blanked = without_directives(text, &handoff.comments);
        let text = blanked.as_deref().unwrap_or(text);
        let line = |range: TextRange| unescaped(&single_line(slice(text, range)));
        let artifacts = handoff.artifacts.as_written().into_iter().filter(|artifact| !artifact.path.is_empty());
        Self {
            decisions: handoff
                .decisions
                .items
                .iter()
                .map(|decision| DecisionData { text: line(decision.range) })
                .collect(),
            artifacts: artifacts
                .map(|artifact| ArtifactData {
                    action: artifact.action,
                    path: line(artifact.path),
                    note: artifact.note.map(line).and_then(|note| undashed(&note)),
                })
                .collect(),
            status: handoff.claimed(),
            evidence: handoff.evidence.iter().map(|range| line(*range)).collect(),
            deferred: handoff.deferred.as_written().into_iter().map(|item| deferred(item, line)).collect(),
        }
    }
}

/// An item that only says why is one that only says what.
fn deferred(item: &DeferredItem, line: impl Fn(TextRange) -> String) -> DeferredData {
    let word = item.category.map(|category| category.as_str().to_owned()).or_else(|| item.further.map(&line));
    let own_word = item.bracket.filter(|_| word.is_none()).map(|bracket| format!("[{}] ", line(bracket)));
    let (category, description) = (word, own_word.unwrap_or_default() + &line(item.description));
    let reason = item.reason.map(&line);
    match reason {
        Some(reason) if description.is_empty() => DeferredData { category, description: reason, reason: None },
        reason => DeferredData { category, description, reason },
    }
}

/// A note without the dashes in front of it, which the canonical form writes itself.
fn undashed(note: &str) -> Option<String> {
    let note = note.trim_start_matches(['-', '—', '–', ':', '.', '*', '_', ' ', '\\']);
    (!note.is_empty()).then(|| note.to_owned())
}

/// Words with single spaces between them.
pub(super) fn single_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Drops the backslash that `escaped` puts in.
fn unescaped(line: &str) -> String {
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = line.split_at_checked(digits).unwrap_or((line, ""));
    let plain = rest.strip_prefix('\\').filter(|rest| rest.starts_with(|c: char| c.is_ascii_punctuation()));
    let line = plain.map_or_else(|| line.to_owned(), |plain| format!("{number}{plain}"));
    DIRECTIVES.iter().fold(line, |line, [comment, text]| behind_first(&line, text, comment))
}

/// `line` such that Markdown reads it as running text, behind a list marker too.
pub(super) fn escaped(line: &str) -> String {
    let line = &DIRECTIVES.iter().fold(line.to_owned(), |line, [comment, text]| behind_first(&line, comment, text));
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = line.split_at_checked(digits).unwrap_or((line, ""));
    let numbered = digits > 0 && rest.starts_with(['.', ')', '\\']);
    if numbered || digits == 0 && opens_block(line) { format!("{number}\\{rest}") } else { line.to_owned() }
}

/// How comments that speak to the linter begin, and how the same is written as text: what was quoted switches nothing off.
const DIRECTIVES: [[&str; 2]; 2] =
    [["<!-- handoff-lint-", "\\<!-- handoff-lint-"], ["<!--handoff-lint-", "\\<!--handoff-lint-"]];

/// `line` with `from` replaced by `to` wherever it stands but at the very start.
fn behind_first(line: &str, from: &str, to: &str) -> String {
    let first = line.chars().next().map_or(0, char::len_utf8);
    let (head, tail) = line.split_at_checked(first).unwrap_or((line, ""));
    if tail.contains(from) { head.to_owned() + &tail.replace(from, to) } else { line.to_owned() }
}

/// Whether the start of a line is more than running text to Markdown.
fn opens_block(line: &str) -> bool {
    let bullet = ["-", "+", "*"].into_iter().any(|mark| line == mark || line.starts_with(&format!("{mark} ")));
    let rule = line.starts_with(['-', '*', '_']) && line.chars().all(|c| c == ' ' || line.starts_with(c));
    let check_box = ["[ ]", "[x]", "[X]"].into_iter().any(|mark| line.starts_with(mark));
    bullet
        || rule
        || check_box
        || line.starts_with(['#', '>', '<', '\\'])
        || line.starts_with("```")
        || line.starts_with("~~~")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_opens_a_block_is_escaped_and_comes_back() {
        let escapes = [
            ("- a", "\\- a"),
            ("1. a", "1\\. a"),
            ("***", "\\***"),
            ("[x] a", "\\[x] a"),
            ("\\- a", "\\\\- a"),
            ("<!-- a", "\\<!-- a"),
            ("a <!-- handoff-lint-x -->", "a \\<!-- handoff-lint-x -->"),
        ];
        for (line, written) in escapes {
            assert_eq!((escaped(line).as_str(), unescaped(written).as_str()), (written, line));
        }
        for line in ["**bold** text", "`code`", "[bug] a", "12 passed", "a - b", "_em_"] {
            assert_eq!(escaped(line), line);
        }
    }
}
