//! From the parser's events to the outline.

use super::outline::{Block, Code, Heading, HeadingStyle, Item, List, Outline, Row, Table};
use super::{conflict, label, nesting};
use crate::source::{TextRange, lines, slice, trim};
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, OffsetIter, Options, Parser, Tag};
use std::borrow::Cow;

/// The outline of `part`, front matter aside.
pub(super) fn outline(text: &str, part: TextRange) -> Outline {
    let conflicts = conflict::markers(text, part);
    let masked = masked(text, part, &conflicts);
    let options = Options::ENABLE_TABLES | Options::ENABLE_TASKLISTS;
    let events = Parser::new_ext(&masked, options).into_offset_iter();
    let found = Outline { conflicts, ..Outline::default() };
    let mut builder = Builder { text, base: part.start, events, found };
    let blocks = builder.siblings();
    Outline { blocks, ..builder.found }
}

/// What the parser gets to see: `part` with conflict markers blanked, too deep blocks blotted out and no link definitions,
/// byte for byte, so that every offset still holds.
///
/// `- [decision]: [reason]` is a link definition to Markdown, of which nothing would be left; whoever wrote it did not
/// mean one.
fn masked<'t>(text: &'t str, part: TextRange, conflicts: &[TextRange]) -> Cow<'t, str> {
    let content = slice(text, part);
    let excess = nesting::excess(content);
    let definitions: Vec<_> = content.match_indices("]:").map(|(at, _)| at + 1).collect();
    if excess.is_empty() && conflicts.is_empty() && definitions.is_empty() {
        return Cow::Borrowed(content);
    }
    let mut bytes = content.as_bytes().to_vec();
    for line in conflicts {
        if let Some(line) = bytes.get_mut(line.start - part.start..line.end - part.start) {
            line.fill(b' ');
        }
    }
    for at in excess.into_iter().chain(definitions) {
        if let Some(byte) = bytes.get_mut(at) {
            *byte = b'x';
        }
    }
    String::from_utf8(bytes).map_or(Cow::Borrowed(content), Cow::Owned)
}

struct Builder<'t, 'e> {
    text: &'t str,
    base: usize,
    events: OffsetIter<'e>,
    /// What is listed apart from the blocks.
    found: Outline,
}

impl<'e> Builder<'_, 'e> {
    fn next(&mut self) -> Option<(Event<'e>, TextRange)> {
        let (event, range) = self.events.next()?;
        Some((event, TextRange::from(range).shift(self.base)))
    }

    /// Blocks up to the end of the element they stand in.
    fn siblings(&mut self) -> Vec<Block> {
        let mut found = Vec::new();
        while let Some((event, range)) = self.next() {
            match event {
                Event::Start(tag) => self.block(&tag, range, &mut found),
                Event::Rule => found.push(Block::Rule(trim(self.text, range))),
                Event::End(_) => break,
                _ => {}
            }
        }
        found
    }

    fn block(&mut self, tag: &Tag<'e>, range: TextRange, found: &mut Vec<Block>) {
        let trimmed = trim(self.text, range);
        match tag {
            Tag::Heading { level, .. } => self.heading(*level, trimmed, found),
            Tag::Paragraph => {
                self.inline();
                self.paragraph(trimmed, found);
            }
            Tag::List(_) => found.push(Block::List(self.list(trimmed))),
            Tag::CodeBlock(kind) => {
                let code = self.code(kind, trimmed);
                self.found.code.push(code);
                found.push(Block::Code(code));
            }
            Tag::Table(_) => found.push(Block::Table(self.table(trimmed))),
            Tag::BlockQuote(_) => {
                self.siblings();
                self.found.quotes.push(trimmed);
                found.push(Block::Quote(trimmed));
            }
            Tag::HtmlBlock => {
                self.inline();
                self.html_comments(trimmed);
                found.push(Block::Html(trimmed));
            }
            _ => {
                self.inline();
            }
        }
    }

    /// Consumes everything up to the end of this element; gives what the inner events cover.
    fn inline(&mut self) -> Option<TextRange> {
        let mut depth = 0_usize;
        let mut cover: Option<TextRange> = None;
        while let Some((event, range)) = self.next() {
            match event {
                Event::End(_) if depth == 0 => break,
                Event::End(_) => depth -= 1,
                Event::Start(_) => depth += 1,
                Event::InlineHtml(_) => self.html_comments(range),
                _ => {}
            }
            cover = Some(cover.map_or(range, |covered| covered.cover(range)));
        }
        cover
    }

    fn html_comments(&mut self, range: TextRange) {
        let mut start = range.start;
        while let Some(rest) = self.text.get(start..range.end) {
            let Some(open) = rest.find("<!--") else { return };
            let tail = rest.get(open..).unwrap_or_default();
            let length = tail.find("-->").map_or(tail.len(), |end| end + "-->".len());
            let comment = TextRange::new(start + open, start + open + length);
            self.found.comments.push(comment);
            start = comment.end;
        }
    }

    fn heading(&mut self, level: HeadingLevel, range: TextRange, found: &mut Vec<Block>) {
        let title = self.inline().map_or(TextRange::empty(range.end), |cover| trim(self.text, cover));
        let setext = !slice(self.text, range).starts_with('#');
        let style = if setext { HeadingStyle::Setext } else { HeadingStyle::Atx };
        found.push(Block::Heading(Heading { range, title, level: level as u8, style }));
    }

    /// A paragraph, cut before each bold label in it.
    fn paragraph(&self, range: TextRange, found: &mut Vec<Block>) {
        let mut start = range.start;
        for line in lines(self.text, range) {
            let Some((heading, value)) = label::of_line(self.text, line) else { continue };
            self.push_text(TextRange::new(start, line.start), found);
            found.push(Block::Heading(heading));
            start = value.start;
        }
        self.push_text(TextRange::new(start, range.end), found);
    }

    fn push_text(&self, range: TextRange, found: &mut Vec<Block>) {
        let range = trim(self.text, range);
        if !range.is_empty() {
            found.push(Block::Paragraph(range));
        }
    }

    fn list(&mut self, range: TextRange) -> List {
        let mut items = Vec::new();
        while let Some((event, range)) = self.next() {
            match event {
                Event::Start(Tag::Item) => items.push(self.item(trim(self.text, range))),
                Event::End(_) => break,
                _ => {}
            }
        }
        List { range, items }
    }

    /// An item. Tight items hold their text bare, loose ones in a paragraph; both give the same here.
    fn item(&mut self, range: TextRange) -> Item {
        let mut text: Option<TextRange> = None;
        let mut checked = None;
        let mut children = Vec::new();
        let mut bare: Option<TextRange> = None;
        while let Some((event, at)) = self.next() {
            match event {
                Event::End(_) => break,
                Event::TaskListMarker(ticked) => checked = Some(ticked),
                Event::Start(Tag::Paragraph) => {
                    let cover = self.inline().map_or(TextRange::empty(at.start), |cover| cover);
                    self.item_text(cover, &mut text, &mut children);
                }
                Event::Start(tag) if is_block(&tag) => {
                    if let Some(cover) = bare.take() {
                        self.item_text(cover, &mut text, &mut children);
                    }
                    self.block(&tag, at, &mut children);
                }
                Event::Start(_) => {
                    self.inline();
                    bare = Some(bare.map_or(at, |covered| covered.cover(at)));
                }
                Event::InlineHtml(_) => {
                    self.html_comments(at);
                    bare = Some(bare.map_or(at, |covered| covered.cover(at)));
                }
                Event::Rule => children.push(Block::Rule(at)),
                _ => bare = Some(bare.map_or(at, |covered| covered.cover(at))),
            }
        }
        if let Some(cover) = bare {
            self.item_text(cover, &mut text, &mut children);
        }
        let text = text.unwrap_or(TextRange::empty(range.end));
        Item { range, text, checked, children }
    }

    /// The first text of an item is its own, later text is nested.
    fn item_text(&self, cover: TextRange, text: &mut Option<TextRange>, children: &mut Vec<Block>) {
        let cover = trim(self.text, with_escape(self.text, cover));
        if text.is_none() && children.is_empty() {
            *text = Some(cover);
        } else {
            children.push(Block::Paragraph(cover));
        }
    }

    fn code(&mut self, kind: &CodeBlockKind<'e>, range: TextRange) -> Code {
        let body = self.inline().unwrap_or(TextRange::empty(range.end));
        let fenced = matches!(kind, CodeBlockKind::Fenced(_));
        let first = lines(self.text, range).next().unwrap_or(range);
        let marks = slice(self.text, first).bytes().take_while(|byte| matches!(byte, b'`' | b'~')).count();
        let info = if fenced { TextRange::new(first.start + marks, first.end) } else { TextRange::empty(range.start) };
        Code { range, info: trim(self.text, info), body, fenced }
    }

    fn table(&mut self, range: TextRange) -> Table {
        let mut table = Table { range, header: Row::default(), rows: Vec::new() };
        while let Some((event, range)) = self.next() {
            match event {
                Event::Start(Tag::TableHead) => table.header = self.row(range),
                Event::Start(Tag::TableRow) => {
                    let row = self.row(range);
                    table.rows.push(row);
                }
                Event::End(_) => break,
                _ => {}
            }
        }
        table
    }

    fn row(&mut self, range: TextRange) -> Row {
        let mut cells = Vec::new();
        while let Some((event, range)) = self.next() {
            match event {
                Event::Start(Tag::TableCell) => {
                    let cover = self.inline().unwrap_or(TextRange::empty(range.start));
                    cells.push(trim(self.text, with_escape(self.text, cover)));
                }
                Event::End(_) => break,
                _ => {}
            }
        }
        Row { range: trim(self.text, range), cells }
    }
}

/// The parser's text starts behind the backslash of an escape, as in `\\\\host\\share`.
fn with_escape(text: &str, range: TextRange) -> TextRange {
    let escaped = text.get(..range.start).is_some_and(|before| before.ends_with('\\'));
    TextRange::new(range.start - usize::from(escaped), range.end)
}

fn is_block(tag: &Tag<'_>) -> bool {
    matches!(
        tag,
        Tag::List(_) | Tag::CodeBlock(_) | Tag::Table(_) | Tag::BlockQuote(_) | Tag::HtmlBlock | Tag::Heading { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::super::Outline;
    use super::*;
    use std::fmt::Write as _;

    /// The outline as indented lines, for reading.
    fn show(text: &str) -> String {
        let mut out = String::new();
        show_blocks(text, &Outline::of(text).blocks, 0, &mut out);
        out
    }

    fn show_blocks(text: &str, blocks: &[Block], depth: usize, out: &mut String) {
        for block in blocks {
            let name = match block {
                Block::Heading(heading) => {
                    format!("{:?}{} {}", heading.style, heading.level, slice(text, heading.title))
                }
                Block::Paragraph(range) => format!("text {:?}", slice(text, *range)),
                Block::List(_) => "list".into(),
                Block::Code(code) => format!("code [{}] {:?}", slice(text, code.info), slice(text, code.body)),
                Block::Table(table) => format!("table {}", table.rows.len()),
                Block::Quote(_) => "quote".into(),
                Block::Html(_) => "html".into(),
                Block::Rule(_) => "rule".into(),
            };
            let _ = writeln!(out, "{}{name}", "  ".repeat(depth));
            if let Block::List(list) = block {
                for item in &list.items {
                    let _ = writeln!(out, "{}- {:?}", "  ".repeat(depth + 1), slice(text, item.text));
                    show_blocks(text, &item.children, depth + 2, out);
                }
            }
        }
    }

    #[test]
    fn headings_of_three_styles() {
        assert_eq!(show("## A ##\n\nB\n===\n\n**C:** d\ne\n"), "Atx2 A\nSetext1 B\nBold7 C:\ntext \"d\\ne\"\n");
    }

    #[test]
    fn what_is_fenced_quoted_or_commented_is_no_heading() {
        let text = "```md\n# A\n```\n\n> # B\n\n<!--\n# C\n-->\n";
        assert_eq!(show(text), "code [md] \"# A\\n\"\nquote\nhtml\n");
        assert_eq!(Outline::of(text).comments.len(), 1);
    }

    #[test]
    fn tight_loose_and_nested_items_read_alike() {
        let tight = "- a\n  wrapped\n  - b\n- c\n";
        let loose = "- a\n  wrapped\n\n  - b\n\n- c\n";
        assert_eq!(show(tight), "list\n  - \"a\\n  wrapped\"\n    list\n      - \"b\"\n  - \"c\"\n");
        assert_eq!(show(loose), show(tight));
    }

    #[test]
    fn an_item_keeps_its_brackets_code_and_bold() {
        assert_eq!(
            show("- [bug] a `b`\n- **c**: d\n- [x] e\n"),
            "list\n  - \"[bug] a `b`\"\n  - \"**c**: d\"\n  - \"e\"\n"
        );
    }

    #[test]
    fn a_bracket_before_a_colon_defines_no_link() {
        assert_eq!(show("- [decision]: [reason]\n\n[a]: b\n"), "list\n  - \"[decision]: [reason]\"\ntext \"[a]: b\"\n");
    }

    #[test]
    fn a_conflict_separator_is_no_underline() {
        let text = "<<<<<<< ours\nNone\n=======\nNone\n>>>>>>> theirs\n";
        assert!(!show(text).contains("Setext"), "{}", show(text));
    }

    #[test]
    fn ranges_hold_behind_front_matter_and_byte_order_mark() {
        assert_eq!(show("\u{feff}# T\n"), "Atx1 T\n");
        assert_eq!(show("---\na: 1\n---\n# T\n"), "Atx1 T\n");
    }
}
