use super::{Context, Rule};
use crate::contract::names::SectionKind;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "section/duplicate", severity: Severity::Error, summary: "A section stands there twice." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Two Status sections can say two different things, and nothing tells which one counts. Each of the four \
          sections stands once.",
    bad: Example::Sections(
        "### Status\nPARTIAL\nEvidence:\n- 2 of 4 tasks completed\n\n### Status\nPASS\nEvidence:\n- Tests: 8 passed, 0 failed (npm test)\n",
    ),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 8 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for kind in SectionKind::ALL {
        let mut sections = context.handoff.sections.all(kind).filter(|section| !section.near_miss);
        let Some(first) = sections.next() else { continue };
        let title = kind.title();
        found.extend(sections.map(|again| {
            Finding::new(again.name, format!("The section {title} stands here a second time. Keep one of the two."))
                .related(first.name, format!("{title} stands here first."))
        }));
    }
}
