//! The body of a section as a flat list of entries, whatever blocks they were written in.

use crate::document::{Block, Heading, Item, Row};
use crate::source::{TextRange, trim};

/// One thing that a section says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// How it is written.
    pub shape: Shape,
    /// Its words, without the list marker.
    pub text: TextRange,
    /// How deeply it is nested; 0 at the top.
    pub depth: usize,
}

/// How an entry is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// An item of a list.
    Item,
    /// Running text, of one or more lines.
    Paragraph,
    /// A heading or bold label inside the section.
    Label,
    /// A row of a table, by its cells.
    Row(Vec<TextRange>),
    /// A code block, by its body.
    Code,
    /// A quotation.
    Quote,
}

/// The entries of `blocks`, in document order.
pub fn entries(text: &str, blocks: &[Block]) -> Vec<Entry> {
    let mut found = Vec::new();
    collect(text, blocks, 0, &mut found);
    found
}

fn collect(text: &str, blocks: &[Block], depth: usize, found: &mut Vec<Entry>) {
    for block in blocks {
        match block {
            Block::Heading(heading) => found.push(label(heading, depth)),
            Block::Paragraph(range) => found.push(Entry { shape: Shape::Paragraph, text: *range, depth }),
            Block::List(list) => list.items.iter().for_each(|item| collect_item(text, item, depth, found)),
            Block::Table(table) => found.extend(table.rows.iter().map(|row| table_row(row, depth))),
            Block::Code(code) => found.push(Entry { shape: Shape::Code, text: trim(text, code.body), depth }),
            Block::Quote(range) => found.push(Entry { shape: Shape::Quote, text: *range, depth }),
            Block::Html(_) | Block::Rule(_) => {}
        }
    }
}

fn collect_item(text: &str, item: &Item, depth: usize, found: &mut Vec<Entry>) {
    found.push(Entry { shape: Shape::Item, text: item.text, depth });
    collect(text, &item.children, depth + 1, found);
}

fn label(heading: &Heading, depth: usize) -> Entry {
    Entry { shape: Shape::Label, text: heading.title, depth }
}

fn table_row(row: &Row, depth: usize) -> Entry {
    Entry { shape: Shape::Row(row.cells.clone()), text: row.range, depth }
}
