//! Evidence: what a status rests on.
//!
//! Source: the handoff contract, "Status": a claim without evidence is treated as FAIL.

use super::entries::{Entry, Shape};
use super::status::{StatusLine, is_evidence_label};
use super::wording::{bare, says_none};
use crate::source::{TextRange, lines, slice, trim};

/// One statement of evidence, and how it stands among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The statement.
    pub range: TextRange,
    /// The item, label or line it stands below and has to be read with.
    pub lead: Option<TextRange>,
    /// How it is written.
    pub form: Form,
}

/// How a statement of evidence is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An item, a quotation or a line that starts a sentence.
    Line,
    /// A line that goes on with the sentence of the line before.
    Wrapped,
    /// A row of a table.
    Row,
    /// A block of code, which may hold the output of many commands.
    Code,
}

/// The evidence of a Status section: every statement below the status line, labelled or not.
pub fn read(text: &str, status: Option<&StatusLine>, entries: &[Entry]) -> Vec<Statement> {
    let after = status.map_or(0, |status| status.line.end);
    let mut scan = Scan { text, after, label: None, above: None, parents: Vec::new(), found: Vec::new() };
    if let Some(qualifier) = status.and_then(|status| status.qualifier) {
        let range = unlabelled(text, qualifier);
        scan.found.push(Statement { range, lead: None, form: Form::Line });
    }
    for entry in entries {
        scan.entry(entry);
    }
    scan.found
}

struct Scan<'t> {
    text: &'t str,
    after: usize,
    /// A label whose value has not come yet.
    label: Option<TextRange>,
    /// The last label or line of running text.
    above: Option<TextRange>,
    /// The items that the current entry is nested in, outermost first.
    parents: Vec<TextRange>,
    found: Vec<Statement>,
}

impl Scan<'_> {
    fn entry(&mut self, entry: &Entry) {
        let form = match entry.shape {
            Shape::Label => {
                self.label = Some(entry.text).filter(|label| label.start >= self.after);
                self.above = self.label;
                return;
            }
            Shape::Paragraph => {
                self.paragraph(entry.text);
                return;
            }
            Shape::Row(_) => Form::Row,
            Shape::Code => Form::Code,
            Shape::Item | Shape::Quote => Form::Line,
        };
        self.label = None;
        self.parents.truncate(entry.depth);
        let lead = self.parents.last().copied().or_else(|| self.opening(form));
        let range = unlabelled(self.text, entry.text);
        self.push(Statement { range, lead, form });
        if entry.shape == Shape::Item {
            self.parents.push(range);
        }
    }

    /// The label or line above that introduces what follows it.
    fn opening(&self, form: Form) -> Option<TextRange> {
        let introduces = |line: &TextRange| {
            let words = slice(self.text, *line).trim_end_matches(['*', '_', ' ']);
            form == Form::Code || words.ends_with(':') || self.text.get(line.end..).is_some_and(is_label_end)
        };
        self.above.filter(introduces)
    }

    fn paragraph(&mut self, range: TextRange) {
        let label = self.label.take();
        for (at, line) in lines(self.text, range).enumerate() {
            let line = unlabelled(self.text, trim(self.text, line));
            let start = label
                .filter(|label| at == 0 && !is_evidence_label(slice(self.text, *label)))
                .map_or(line.start, |label| label.start);
            let wrapped = at > 0 && slice(self.text, line).starts_with(char::is_lowercase);
            let range = TextRange::new(start, line.end);
            self.push(Statement { range, lead: None, form: if wrapped { Form::Wrapped } else { Form::Line } });
            self.above = Some(range);
        }
    }

    /// Takes a statement that says something and stands below the status line.
    fn push(&mut self, statement: Statement) {
        let range = statement.range;
        let says_something = !bare(self.text, range).is_empty() && !says_none(slice(self.text, range));
        if range.start >= self.after && says_something {
            self.found.push(statement);
        }
    }
}

/// Whether a label ends here: its closing marks stand outside its words, a heading's words end with their line.
fn is_label_end(rest: &str) -> bool {
    rest.starts_with(['*', '_', ':', '\n', '\r'])
}

/// `line` without a leading `Evidence:`, however often it is repeated.
fn unlabelled(text: &str, line: TextRange) -> TextRange {
    let mut rest = line;
    while is_evidence_label(slice(text, rest)) {
        let colon = slice(text, rest).find(':').map_or(rest.len(), |at| at + 1);
        let behind = TextRange::new(rest.start + colon, rest.end);
        let marks =
            slice(text, behind).len() - slice(text, behind).trim_start_matches(['*', '_', ' ', '\t', '\r', '\n']).len();
        rest = TextRange::new(behind.start + marks, behind.end);
    }
    rest
}
