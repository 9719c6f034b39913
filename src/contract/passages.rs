//! Evidence cut to the pieces that results are read from: a sentence over several lines is one, a line of output is one.

use super::evidence::{Form, Statement};
use super::results::{Kind, Outcome, read};
use crate::source::{TextRange, lines, slice, trim};

/// A piece of evidence with the results it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage<'t> {
    /// Where it stands.
    pub range: TextRange,
    /// Its words.
    pub words: &'t str,
    /// The words it stands below and has to be read with.
    pub lead: &'t str,
    /// Which statement it belongs to.
    pub statement: usize,
    /// How that is written.
    pub form: Form,
    /// The results, with places in `words`.
    pub outcomes: Vec<Outcome>,
}

impl Passage<'_> {
    /// The place in the text of a place in the words.
    pub fn place(&self, range: TextRange) -> TextRange {
        range.shift(self.range.start)
    }
}

/// The passages of all statements, in order.
pub fn passages<'t>(text: &'t str, statements: &[Statement]) -> Vec<Passage<'t>> {
    let mut pieces: Vec<(TextRange, usize, Statement)> = Vec::new();
    for (at, statement) in statements.iter().enumerate() {
        match (statement.form, pieces.last_mut()) {
            (Form::Code, _) => {
                pieces.extend(lines(text, statement.range).map(|line| (trim(text, line), at, *statement)));
            }
            (Form::Wrapped, Some((range, ..))) => *range = range.cover(statement.range),
            _ => pieces.push((statement.range, at, *statement)),
        }
    }
    let passage = |(range, statement, Statement { lead, form, .. }): (TextRange, usize, Statement)| {
        let words = slice(text, range);
        let lead = lead.map_or("", |lead| head(slice(text, lead)));
        Passage { range, words, lead, statement, form, outcomes: read(words, form == Form::Code) }
    };
    pieces.into_iter().filter(|(range, ..)| !range.is_empty()).map(passage).collect()
}

/// The beginning of a lead: read again for everything below it, it has to stay short.
fn head(lead: &str) -> &str {
    lead.char_indices().nth(300).and_then(|(end, _)| lead.get(..end)).unwrap_or(lead)
}

/// What the passages of one statement come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Tests passed.
    pub passed: bool,
    /// Tests failed, or errors were found.
    pub failed: bool,
    /// A command ended with exit code 0.
    pub exited_well: bool,
}

/// The summary of each of `count` statements.
pub fn summaries(passages: &[Passage<'_>], count: usize) -> Vec<Summary> {
    let mut found = vec![Summary::default(); count];
    for passage in passages {
        let Some(summary) = found.get_mut(passage.statement) else { continue };
        for outcome in &passage.outcomes {
            match outcome.kind {
                Kind::Passed(1..) => summary.passed = true,
                Kind::Failed(1..) => summary.failed = true,
                Kind::ExitedWell => summary.exited_well = true,
                _ => {}
            }
        }
    }
    found
}
