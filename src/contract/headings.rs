//! The level of the sections' headings, and how to change one.

use super::sections::{Section, Sections};
use crate::diagnostic::Edit;
use crate::document::{Block, Heading, HeadingStyle};
use crate::source::TextRange;

/// The level of the contract's own headings.
pub(crate) const CONTRACT: u8 = 3;

/// The level that all headings of sections share; bold lines and underlined ones have none that counts.
pub(crate) fn shared_level(sections: &Sections) -> Option<u8> {
    let mut levels = sections.found.iter().map(|section| section.heading).filter(is_atx).map(|heading| heading.level);
    let first = levels.next()?;
    levels.all(|level| level == first).then_some(first)
}

/// Whether a heading is written with `#`.
pub(crate) fn is_atx(heading: &Heading) -> bool {
    heading.style == HeadingStyle::Atx
}

/// The edits that bring a heading with `#`, and those nested below it, to `level`.
pub(crate) fn relevel(section: &Section, level: u8) -> Vec<Edit> {
    let own = Some(section.heading).filter(is_atx).map(|heading| set_level(&heading, level));
    own.into_iter().chain(relevel_nested(section, level)).collect()
}

/// The edits that keep the headings nested in a section below it when it is brought to `level`.
pub(crate) fn relevel_nested(section: &Section, level: u8) -> Vec<Edit> {
    let old = section.heading.level;
    let nested = section.blocks.iter().filter_map(|block| match block {
        Block::Heading(heading) if is_atx(heading) && heading.level > old && old != level => Some(heading),
        _ => None,
    });
    nested.map(|heading| set_level(heading, (heading.level - old).saturating_add(level).min(6))).collect()
}

/// The edit that gives a heading another number of `#`.
pub(crate) fn set_level(heading: &Heading, level: u8) -> Edit {
    let start = heading.range.start;
    let marks = TextRange::new(start, start + usize::from(heading.level));
    Edit { range: marks, new_text: "#".repeat(usize::from(level)) }
}
