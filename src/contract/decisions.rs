//! Key decisions: what was decided, and why.
//!
//! Source: the handoff contract, "Key Decisions".

use super::entries::{Entry, Shape};
use super::wording::{find_phrase, says_none, split_reason};
use crate::source::{TextRange, slice};

/// One decision as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// All of it.
    pub range: TextRange,
    /// The reason, where one is set off.
    pub reason: Option<TextRange>,
}

/// What the Key Decisions section says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decisions {
    /// The decisions in order.
    pub items: Vec<Decision>,
    /// Where it says that there are none.
    pub none: Option<TextRange>,
}

/// Words after which a reason comes.
const BECAUSE: [&str; 11] = [
    "because",
    "since",
    "due to",
    "so that",
    "in order to",
    "to avoid",
    "to keep",
    "as it",
    "reason",
    "rationale",
    "why",
];

/// Reads the entries of a Key Decisions section.
pub fn read(text: &str, entries: &[Entry]) -> Decisions {
    let mut found = Decisions::default();
    let mut label: Option<TextRange> = None;
    for entry in entries {
        match entry.shape {
            Shape::Label => label = Some(entry.text),
            Shape::Code => label = None,
            Shape::Paragraph if slice(text, entry.text).ends_with(':') => {}
            Shape::Item | Shape::Paragraph if entry.depth > 0 => extend_last(text, entry.text, &mut found),
            _ if says_none(slice(text, entry.text)) => {
                found.none.get_or_insert(entry.text);
            }
            _ => {
                let label = label.take();
                let range = label.map_or(entry.text, |label| label.cover(entry.text));
                let explains = label.map(|_| entry.text);
                found.items.push(Decision { range, reason: reason_of(text, range).or(explains) });
            }
        }
    }
    found
}

/// What is nested below a decision explains it.
fn extend_last(text: &str, range: TextRange, found: &mut Decisions) {
    if let Some(last) = found.items.last_mut() {
        last.range = last.range.cover(range);
        last.reason = last.reason.or_else(|| reason_of(text, range)).or(Some(range));
    }
}

fn reason_of(text: &str, range: TextRange) -> Option<TextRange> {
    let content = slice(text, range);
    let word = find_phrase(content, &BECAUSE).map(|found| found.start);
    let set_off =
        || content.bytes().zip(content.bytes().skip(1)).position(|pair| matches!(pair, (b':', b' ') | (b' ', b'(')));
    let start = word.or_else(|| set_off().map(|at| at + 1));
    start.map(|start| TextRange::new(range.start + start, range.end)).or_else(|| split_reason(text, range).1)
}
