use super::{Context, Rule};
use crate::contract::headings::is_atx;
use crate::contract::sections::{Section, Sections};
use crate::diagnostic::{Edit, Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::{TextRange, slice, sort_by_place};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "section/order", severity: Severity::Hint, summary: "The sections stand in another order than the contract's." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Every section is found wherever it stands; people who read many handoffs look for them in the contract's order.",
    bad: Example::Whole(
        "### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n\n### Key Decisions\n\
         - Chose SQLite over files because two writers need locking\n\n### Artifacts\n- Created: /srv/app/src/store.ts\n\n### Deferred Items\nNone\n",
    ),
    good: Example::Sections(""),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let sections = &context.handoff.sections;
    let mut sorted: Vec<_> = sections.found.iter().collect();
    sort_by_place(&mut sorted, |section| (section.kind as usize, 0));
    let twice = sorted.windows(2).any(|pair| matches!(pair, [a, b] if a.kind == b.kind));
    let pairs = sections.found.iter().zip(sections.found.iter().skip(1));
    let Some((before, late)) = pairs.into_iter().find(|(a, b)| a.kind > b.kind).filter(|_| !twice) else { return };
    let message = format!(
        "{} stands after {}. The contract's order is Key Decisions, Artifacts, Status, Deferred Items.",
        late.kind.title(),
        before.kind.title()
    );
    let finding = Finding::new(late.name, message).related(before.name, format!("{} stands here.", before.kind.title()));
    found.push(if can_move(context, sections) { finding.fix(sort(context.text, sections, &sorted)) } else { finding });
}

/// Whether the sections can change places and still be what they are: nothing between them, and each closed in itself.
fn can_move(context: &Context<'_>, sections: &Sections) -> bool {
    let gaps = sections.found.iter().zip(sections.found.iter().skip(1));
    let set_off = |(a, b): (&Section, &Section)| {
        let gap = context.words(TextRange::new(a.range.end, b.range.start));
        gap.trim().is_empty() && gap.matches('\n').count() > 1
    };
    sections.found.iter().all(|section| is_atx(&section.heading))
        && gaps.into_iter().all(set_off)
        && context.handoff.open_fence.is_none()
        && context.handoff.conflicts.is_empty()
}

/// Each place gets the section that belongs there.
fn sort(text: &str, sections: &Sections, sorted: &[&Section]) -> Fix {
    let places = sections.found.iter().zip(sorted).filter(|(place, section)| place.range != section.range);
    let edits = places.map(|(place, section)| Edit { range: place.range, new_text: slice(text, section.range).to_owned() });
    Fix { title: "Put the sections in order".into(), edits: edits.collect(), preferred: true, safe: true }
}
