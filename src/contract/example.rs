//! Examples made whole: a rule's documentation shows the sections that matter, its test needs the others too.

use super::names::SectionKind;
use super::sections::Sections;
use super::vocabulary::Vocabulary;
use crate::diagnostic::Example;
use crate::document::Outline;
use crate::source::slice;

/// The section of a conforming handoff that stands in where an example has none.
fn stand_in(kind: SectionKind) -> &'static str {
    match kind {
        SectionKind::KeyDecisions => "### Key Decisions\n- Chose SQLite over files because two writers need locking\n",
        SectionKind::Artifacts => "### Artifacts\n- Created: /srv/app/src/store.ts\n",
        SectionKind::Status => "### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n",
        SectionKind::DeferredItems => "### Deferred Items\nNone\n",
    }
}

/// The whole document of an example.
pub fn document(example: Example) -> String {
    let shown = match example {
        Example::Whole(text) => return text.to_owned(),
        Example::Sections(text) => text,
    };
    let sections = Sections::of(shown, Outline::of(shown), &Vocabulary::default());
    let part = |kind| {
        let own: Vec<_> = sections.all(kind).map(|section| slice(shown, section.range).to_owned() + "\n").collect();
        if own.is_empty() { stand_in(kind).to_owned() } else { own.join("\n") }
    };
    SectionKind::ALL.map(part).join("\n")
}
