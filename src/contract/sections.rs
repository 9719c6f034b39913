//! Which blocks belong to which section.

use super::names::{Match, SectionKind, Title, read_title};
use super::vocabulary::Vocabulary;
use crate::document::{Block, Heading, HeadingStyle, Outline};
use crate::source::{TextRange, slice, sort_by_place};

/// A section of a handoff: its heading and the blocks below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Which of the four it is, or stands for.
    pub kind: SectionKind,
    /// Its heading.
    pub heading: Heading,
    /// The heading's words, without decoration and suffix.
    pub name: TextRange,
    /// What stands behind the name in the heading, as in `Status: PASS`.
    pub suffix: Option<TextRange>,
    /// Whether the heading only comes close to the contract's.
    pub near_miss: bool,
    /// From the heading to the end of the body.
    pub range: TextRange,
    /// The blocks of the body.
    pub blocks: Vec<Block>,
}

/// A heading on the level of the sections that is none of the four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extra {
    /// The heading.
    pub heading: Heading,
    /// From the heading to the next one.
    pub range: TextRange,
}

/// Everything found in one pass over the outline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sections {
    /// Sections by exact name, and near misses for those that have none, in document order.
    pub found: Vec<Section>,
    /// Headings between and around them.
    pub extras: Vec<Extra>,
    /// What follows the closing rule of the last section.
    pub trailing: Option<TextRange>,
}

impl Sections {
    /// Sorts the blocks of an outline into sections.
    pub fn of(text: &str, outline: Outline, words: &Vocabulary) -> Self {
        let end = outline.blocks.last().map_or(0, |block| block.range().end);
        let mut sections = Self::scan(text, outline, words);
        sections.drop_needless_near_misses();
        sections.cut_trailing(text, end);
        sections
    }

    /// The same with every near miss, needed or not.
    pub(super) fn scan(text: &str, outline: Outline, words: &Vocabulary) -> Self {
        let mut scan = Scan { text, words, sections: Self::default(), open: Open::Preamble };
        outline.blocks.into_iter().for_each(|block| scan.block(block));
        scan.sections
    }

    /// The first section of a second handoff, and that of the first one.
    pub fn second_handoff(&self) -> Option<(&Section, &Section)> {
        super::repeated::second(self)
    }

    /// The first section of a kind.
    pub fn first(&self, kind: SectionKind) -> Option<&Section> {
        self.all(kind).next()
    }

    /// Every section of a kind, in document order.
    pub fn all(&self, kind: SectionKind) -> impl Iterator<Item = &Section> {
        self.found.iter().filter(move |section| section.kind == kind)
    }

    /// How many of the four are there under their own name.
    pub fn exact_kinds(&self) -> usize {
        SectionKind::ALL.into_iter().filter(|kind| self.all(*kind).any(|section| !section.near_miss)).count()
    }

    /// A near miss counts only where the section itself is missing; else it is one more heading.
    fn drop_needless_near_misses(&mut self) {
        let exact: Vec<_> =
            self.found.iter().filter(|section| !section.near_miss).map(|section| section.kind).collect();
        let (kept, extra): (Vec<_>, Vec<_>) = std::mem::take(&mut self.found)
            .into_iter()
            .partition(|section| !section.near_miss || !exact.contains(&section.kind));
        self.found = kept;
        self.extras.extend(extra.into_iter().map(|section| Extra { heading: section.heading, range: section.range }));
        sort_by_place(&mut self.extras, |extra| (extra.range.start, 0));
    }

    /// The last section ends at a rule; what follows is a signature or small talk.
    fn cut_trailing(&mut self, text: &str, end: usize) {
        let Some(last) = self.found.last_mut() else { return };
        if self.extras.last().is_some_and(|extra| extra.range.start > last.range.start) {
            return;
        }
        let Some(at) = last.blocks.iter().position(|block| matches!(block, Block::Rule(_))) else { return };
        let Some(rule) = last.blocks.get(at).map(Block::range) else { return };
        last.blocks.truncate(at);
        last.range.end = last.blocks.last().map_or(last.heading.range.end, |block| block.range().end);
        let rest = crate::source::trim(text, TextRange::new(rule.end, end));
        self.trailing = (!rest.is_empty()).then_some(rest);
    }
}

enum Open {
    Preamble,
    Section,
    Extra,
}

struct Scan<'t> {
    text: &'t str,
    words: &'t Vocabulary,
    sections: Sections,
    open: Open,
}

impl Scan<'_> {
    fn block(&mut self, block: Block) {
        match block {
            Block::Heading(heading) => self.heading(heading),
            other => self.content(other),
        }
    }

    fn heading(&mut self, heading: Heading) {
        let title = read_title(self.text, heading.title, self.words);
        match title {
            Some(title) if self.starts_section(&heading, &title) => self.start(heading, title),
            _ if heading.style == HeadingStyle::Setext => self.unwrap_setext(heading),
            _ if self.is_inside(&heading) => self.content(Block::Heading(heading)),
            _ => {
                self.sections.extras.push(Extra { heading, range: heading.range });
                self.open = Open::Extra;
            }
        }
    }

    /// An exact name starts a section wherever it stands; a near miss only beside the others.
    fn starts_section(&self, heading: &Heading, title: &Title) -> bool {
        matches!(title.names, Match::Exact(_)) || !self.is_inside(heading)
    }

    /// `PASS` above a `---` is a line and a rule to whoever wrote it, and a heading only to Markdown.
    fn unwrap_setext(&mut self, heading: Heading) {
        self.content(Block::Paragraph(heading.title));
        let underline = TextRange::new(heading.title.end, heading.range.end);
        self.content(Block::Rule(crate::source::trim(self.text, underline)));
    }

    /// Whether a heading belongs to the body of the open section.
    fn is_inside(&self, heading: &Heading) -> bool {
        let (Open::Section, Some(section)) = (&self.open, self.sections.found.last()) else {
            return matches!(self.open, Open::Extra) && heading.style == HeadingStyle::Bold;
        };
        heading.level > section.heading.level || belongs_to(section.kind, slice(self.text, heading.title))
    }

    fn start(&mut self, heading: Heading, title: Title) {
        let (kind, near_miss) = match title.names {
            Match::Exact(kind) => (kind, false),
            Match::Near(kind) => (kind, true),
        };
        let section = Section {
            kind,
            heading,
            name: title.name,
            suffix: title.suffix,
            near_miss,
            range: heading.range,
            blocks: Vec::new(),
        };
        self.sections.found.push(section);
        self.open = Open::Section;
    }

    fn content(&mut self, block: Block) {
        match self.open {
            Open::Preamble => {}
            Open::Section => {
                if let Some(section) = self.sections.found.last_mut() {
                    section.range = section.range.cover(block.range());
                    section.blocks.push(block);
                }
            }
            Open::Extra => {
                if let Some(extra) = self.sections.extras.last_mut() {
                    extra.range = extra.range.cover(block.range());
                }
            }
        }
    }
}

/// Headings that are part of a section's own form, at whatever level they stand.
fn belongs_to(kind: SectionKind, title: &str) -> bool {
    match kind {
        SectionKind::Artifacts => super::artifacts::Action::of_heading(title).is_some(),
        SectionKind::Status => super::status::is_evidence_label(title),
        SectionKind::KeyDecisions | SectionKind::DeferredItems => false,
    }
}
