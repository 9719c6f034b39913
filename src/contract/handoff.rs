//! A handoff, read: typed data with the place of every part.

use super::names::SectionKind;
use super::sections::{Section, Sections};
use super::status::{Reading, StatusLine, StatusValue};
use super::vocabulary::Vocabulary;
use super::{artifacts, decisions, deferred, ending, entries, evidence, repeated, status, unwrap};
use crate::document::{Code, Outline, without_directives};
use crate::source::{TextRange, slice};
use serde::{Deserialize, Serialize};

/// Which of several handoffs in one text counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Take {
    /// The last one, as clients do that keep an agent's last answer.
    Last,
}

/// Everything that the contract asks of a text, as far as it is there.
#[derive(Clone, Debug, Default)]
pub struct Handoff {
    /// The sections as they stand in the text.
    pub sections: Sections,
    /// The opening line of the fence that wraps the whole message.
    pub fence: Option<TextRange>,
    /// The opening line of a fence that is never closed.
    pub open_fence: Option<TextRange>,
    /// The lines of merge-conflict markers.
    pub conflicts: Vec<TextRange>,
    /// Every HTML comment outside code.
    pub comments: Vec<TextRange>,
    /// Every code block.
    pub code: Vec<Code>,
    /// Every block quote.
    pub quotes: Vec<TextRange>,
    /// The decisions.
    pub decisions: decisions::Decisions,
    /// The artifacts.
    pub artifacts: artifacts::Artifacts,
    /// The status line.
    pub status: Option<StatusLine>,
    /// What the status rests on.
    pub evidence: Vec<TextRange>,
    /// The same, with how each statement stands among the others.
    pub statements: Vec<evidence::Statement>,
    /// The deferred items.
    pub deferred: deferred::Deferred,
}

impl Handoff {
    /// Reads `text`. Never fails: what is not there is not there.
    ///
    /// ```
    /// use handoff_lint::contract::{Handoff, StatusValue};
    /// let handoff = Handoff::read("### Status\nPASS\nEvidence:\n- Build: exit code 0\n");
    /// assert_eq!(handoff.claimed(), Some(StatusValue::Pass));
    /// assert_eq!(handoff.evidence.len(), 1);
    /// ```
    pub fn read(text: &str) -> Self {
        Self::read_with(text, &Vocabulary::default(), None)
    }

    /// Reads `text`, or only the last handoff in it; other words may count as those of the contract.
    pub fn read_with(text: &str, words: &Vocabulary, take: Option<Take>) -> Self {
        let (mut outline, fence) = unwrap::outline(text, words);
        let comments = std::mem::take(&mut outline.comments);
        let handoff = match without_directives(text, &comments) {
            Some(blanked) => Self::of_outline(&blanked, unwrap::outline(&blanked, words).0, fence, words, take),
            None => Self::of_outline(text, outline, fence, words, take),
        };
        Self { comments, ..handoff }
    }

    fn of_outline(
        text: &str,
        mut outline: Outline,
        fence: Option<TextRange>,
        words: &Vocabulary,
        take: Option<Take>,
    ) -> Self {
        if take == Some(Take::Last) {
            let start = repeated::last_start(&Sections::scan(text, outline.clone(), words)).unwrap_or(0);
            outline.blocks.retain(|block| block.range().start >= start);
        }
        let open_fence = if fence.is_none() { ending::open_fence(text, &outline) } else { None };
        let conflicts = std::mem::take(&mut outline.conflicts);
        let code = std::mem::take(&mut outline.code);
        let quotes = std::mem::take(&mut outline.quotes);
        let sections = Sections::of(text, outline, words);
        let body = |kind| {
            sections.first(kind).map(|section: &Section| entries::entries(text, &section.blocks)).unwrap_or_default()
        };
        let status_body = body(SectionKind::Status);
        let status =
            sections.first(SectionKind::Status).and_then(|section| status::read(text, section, &status_body, words));
        let statements = evidence::read(text, status.as_ref(), &status_body);
        Self {
            comments: Vec::new(),
            fence,
            open_fence,
            conflicts,
            code,
            quotes,
            decisions: decisions::read(text, &body(SectionKind::KeyDecisions)),
            artifacts: read_artifacts(text, &sections, &body(SectionKind::Artifacts)),
            evidence: statements.iter().map(|statement| statement.range).collect(),
            statements,
            status,
            deferred: deferred::read(text, &body(SectionKind::DeferredItems), words),
            sections,
        }
    }

    /// The status that is claimed: readable, and claimed once.
    pub fn claimed(&self) -> Option<StatusValue> {
        let once = self.sections.all(SectionKind::Status).count() == 1;
        match self.status.map(|status| status.reading) {
            Some(Reading::Value(value)) if once => Some(value),
            _ => None,
        }
    }

    /// Whether no section is there, by its name or nearly so.
    pub fn is_absent(&self) -> bool {
        self.sections.found.is_empty()
    }
}

/// The artifacts, with the action that a heading such as `Files created` gives them.
fn read_artifacts(text: &str, sections: &Sections, body: &[entries::Entry]) -> artifacts::Artifacts {
    let section = sections.first(SectionKind::Artifacts);
    let heading = section.and_then(|section| artifacts::Action::of_heading(slice(text, section.name)));
    let mut found = artifacts::read(text, heading, body);
    if section.is_some_and(|section| section.near_miss) {
        // Under a heading of another name, what names no file need not have been meant as an artifact.
        found.items.retain(|artifact| !artifact.path.is_empty());
    }
    found
}
