//! Bodies that are pasted where a pointer is due: diffs, logs, plans. Told by their structure, fenced or not.

pub mod diff;
pub mod log;
pub mod plan;

use crate::document::Code;
use crate::source::{TextRange, lines, slice};

/// A pasted body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// All of it, fences included.
    pub range: TextRange,
    /// How many lines it has, blank ones aside.
    pub lines: usize,
}

/// The lines of a code block, without what indents or quotes the whole block.
fn block_lines<'t>(text: &'t str, block: &Code) -> impl Iterator<Item = &'t str> {
    let before = text.get(..block.range.start).unwrap_or_default();
    let margin = before.len() - before.rfind(['\n', '\r']).map_or(0, |at| at + 1);
    slice(text, block.body).lines().map(move |line| {
        let marks = line.bytes().take(margin).take_while(|byte| matches!(byte, b' ' | b'>' | b'\t')).count();
        line.get(marks..).unwrap_or_default()
    })
}

/// The lines of `text` outside `code`, which is in document order.
fn bare_lines<'t>(text: &'t str, code: &'t [Code]) -> impl Iterator<Item = TextRange> + 't {
    let mut code = code.iter().peekable();
    lines(text, TextRange::new(0, text.len())).filter(move |line| {
        while code.next_if(|block| block.range.end <= line.start).is_some() {}
        code.peek().is_none_or(|block| line.end < block.range.start || line.start >= block.range.end)
    })
}
