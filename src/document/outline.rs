//! The outline: blocks in document order, by range.

use super::{build, front_matter};
use crate::source::{TextRange, slice};

/// The blocks of a Markdown text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// YAML front matter, with both of its fences.
    pub front_matter: Option<TextRange>,
    /// The blocks at the top level.
    pub blocks: Vec<Block>,
    /// Every HTML comment outside code.
    pub comments: Vec<TextRange>,
    /// Every code block, however deeply nested.
    pub code: Vec<Code>,
    /// Every block quote, however deeply nested.
    pub quotes: Vec<TextRange>,
    /// The lines of merge-conflict markers; they belong to no block.
    pub conflicts: Vec<TextRange>,
}

impl Outline {
    /// The outline of a whole text.
    ///
    /// ```
    /// use handoff_lint::document::{Block, Outline};
    /// let outline = Outline::of("# Title\n\ntext\n");
    /// assert!(matches!(outline.blocks.as_slice(), [Block::Heading(_), Block::Paragraph(_)]));
    /// ```
    pub fn of(text: &str) -> Self {
        Self::within(text, TextRange::new(0, text.len()))
    }

    /// The outline of a part of `text`; all ranges are ranges of `text`.
    pub fn within(text: &str, part: TextRange) -> Self {
        let front_matter = front_matter::find(text, part);
        let bom = if slice(text, part).starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        let start = front_matter.map_or(part.start + bom, |found| found.end);
        Self { front_matter, ..build::outline(text, TextRange::new(start, part.end)) }
    }
}

/// One block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading, or a bold line that stands for one.
    Heading(Heading),
    /// Running text.
    Paragraph(TextRange),
    /// A bulleted or numbered list.
    List(List),
    /// A fenced or indented code block.
    Code(Code),
    /// A table.
    Table(Table),
    /// A block quote.
    Quote(TextRange),
    /// Raw HTML, comments included.
    Html(TextRange),
    /// A thematic break.
    Rule(TextRange),
}

impl Block {
    /// The bytes of the block.
    pub fn range(&self) -> TextRange {
        match self {
            Self::Heading(heading) => heading.range,
            Self::List(list) => list.range,
            Self::Code(code) => code.range,
            Self::Table(table) => table.range,
            Self::Paragraph(range) | Self::Quote(range) | Self::Html(range) | Self::Rule(range) => *range,
        }
    }
}

/// How a heading is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadingStyle {
    /// `## Title`
    Atx,
    /// A title underlined with `===` or `---`.
    Setext,
    /// `**Title**` or `**Title:** value` at the start of a line.
    Bold,
}

/// A heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The heading with its markers; of a bold one, the bold text only.
    pub range: TextRange,
    /// The title without markers.
    pub title: TextRange,
    /// 1 to 6; 7, below every other, for a bold line.
    pub level: u8,
    /// How it is written.
    pub style: HeadingStyle,
}

/// A list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// All of it.
    pub range: TextRange,
    /// Its items in order.
    pub items: Vec<Item>,
}

/// One item of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Marker, text and everything nested.
    pub range: TextRange,
    /// The first paragraph, with all its wrapped lines and without the marker or check box.
    pub text: TextRange,
    /// Whether its check box is ticked, where it has one.
    pub checked: Option<bool>,
    /// What is nested below the first paragraph.
    pub children: Vec<Block>,
}

/// A code block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// Fences included.
    pub range: TextRange,
    /// What stands behind the opening fence; empty for indented code.
    pub info: TextRange,
    /// The lines of code.
    pub body: TextRange,
    /// Whether it has fences.
    pub fenced: bool,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// All of it.
    pub range: TextRange,
    /// The header row.
    pub header: Row,
    /// The body rows.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The line.
    pub range: TextRange,
    /// The text of each cell, trimmed.
    pub cells: Vec<TextRange>,
}
