use super::{Context, Rule};
use crate::contract::names::SectionKind;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::TextRange;

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "section/missing", severity: Severity::Error, summary: "One of the four sections is missing." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Every handoff has exactly four sections. The orchestrator reads them for state, files and the next step; a \
          missing one breaks the pipeline, so the result counts as PARTIAL and the agent is asked again. Where there \
          is nothing to say, the section says `None`: that is a claim which only the author can make.",
    bad: Example::Whole(
        "### Key Decisions\n- Chose SQLite over files because two writers need locking\n\n### Artifacts\n\
         - Created: /srv/app/src/store.ts\n\n### Status\nPASS\nEvidence:\n- Tests: 18 passed, 0 failed (npm test)\n",
    ),
    good: Example::Sections("### Deferred Items\nNone\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    if context.handoff.is_absent() {
        return;
    }
    for kind in SectionKind::ALL {
        if context.section(kind).is_none() {
            found.push(missing(context, kind));
        }
    }
}

fn missing(context: &Context<'_>, kind: SectionKind) -> Finding {
    let title = kind.title();
    let before = SectionKind::ALL.into_iter().take_while(|other| *other != kind).filter_map(|other| context.section(other)).last();
    let anchor = before.or(context.handoff.sections.found.first());
    let range = anchor.map_or(TextRange::empty(0), |section| section.name);
    let place = match before {
        Some(section) => format!("after {}", section.kind.title()),
        None => "at the start".to_owned(),
    };
    let finding = Finding::new(range, format!("The section {title} is missing. Add it {place} with the heading `### {title}`."));
    match before {
        Some(section) if kind == SectionKind::DeferredItems => finding.fix(append_none(section.range.end)),
        _ => finding,
    }
}

/// `None` is a claim, so the fix is offered and never applied unasked.
fn append_none(at: usize) -> Fix {
    Fix::suggested("Add the section Deferred Items, saying None", TextRange::empty(at), "\n\n### Deferred Items\nNone")
}
