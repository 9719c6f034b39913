//! Evidence: what a status rests on.
//!
//! Source: the handoff contract, "Status": a claim without evidence is treated as FAIL.

use super::entries::{Entry, Shape};
use super::status::{StatusLine, is_evidence_label};
use super::wording::{bare, says_none};
use crate::source::{TextRange, lines, slice, trim};

/// The evidence of a Status section: every statement below the status line, labelled or not.
pub fn read(text: &str, status: Option<&StatusLine>, entries: &[Entry]) -> Vec<TextRange> {
    let mut found = Vec::new();
    let mut label: Option<TextRange> = None;
    let after = status.map_or(0, |status| status.line.end);
    found.extend(status.and_then(|status| status.qualifier).map(|qualifier| unlabelled(text, qualifier)));
    for entry in entries {
        match entry.shape {
            Shape::Label => label = Some(entry.text).filter(|label| label.start >= after),
            Shape::Paragraph => read_lines(text, entry.text, after, label.take(), &mut found),
            Shape::Item | Shape::Row(_) | Shape::Code | Shape::Quote => {
                label = None;
                push(text, unlabelled(text, entry.text), after, &mut found);
            }
        }
    }
    found
}

fn read_lines(text: &str, range: TextRange, after: usize, label: Option<TextRange>, found: &mut Vec<TextRange>) {
    for (at, line) in lines(text, range).enumerate() {
        let line = unlabelled(text, trim(text, line));
        let start = label
            .filter(|label| at == 0 && !is_evidence_label(slice(text, *label)))
            .map_or(line.start, |label| label.start);
        push(text, TextRange::new(start, line.end), after, found);
    }
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

/// Takes a statement that says something and stands below the status line.
fn push(text: &str, range: TextRange, after: usize, found: &mut Vec<TextRange>) {
    let says_something = !bare(text, range).is_empty() && !says_none(slice(text, range));
    if range.start >= after && says_something {
        found.push(range);
    }
}
