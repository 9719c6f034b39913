//! Two handoffs in one text.

use super::names::SectionKind;
use super::sections::{Section, Sections};

/// So many kinds have to stand there again for a second handoff; fewer are sections that were written twice.
const MOST_ONCE: usize = 3;

/// The first section of the second handoff, and that of the first one.
pub(super) fn second(sections: &Sections) -> Option<(&Section, &Section)> {
    let repeated = |kind: &SectionKind| exact(sections).filter(|section| section.kind == *kind).count() > 1;
    if SectionKind::ALL.iter().filter(|kind| repeated(kind)).count() < MOST_ONCE {
        return None;
    }
    let mut seen = Vec::new();
    let again = exact(sections).find(|section| {
        let known = seen.contains(&section.kind);
        seen.push(section.kind);
        known
    });
    Some((again?, exact(sections).next()?))
}

/// Where the last of several handoffs starts.
pub(super) fn last_start(sections: &Sections) -> Option<usize> {
    second(sections)?;
    let mut seen = Vec::new();
    let mut start = None;
    for section in sections.found.iter().rev() {
        if seen.contains(&section.kind) {
            break;
        }
        seen.push(section.kind);
        start = Some(section.range.start);
    }
    start
}

fn exact(sections: &Sections) -> impl Iterator<Item = &Section> {
    sections.found.iter().filter(|section| !section.near_miss)
}
