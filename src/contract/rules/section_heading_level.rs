use super::{Context, Rule};
use crate::contract::headings::{CONTRACT, is_atx, relevel, shared_level};
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "section/heading-level", severity: Severity::Hint, summary: "The headings of the sections have different levels." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "The contract writes its headings with `###`. Any level is read, and a level that all sections share is fine; where \
          they differ, an outline shows one section inside another, and other readers lose it.",
    bad: Example::Sections("## Status\nPASS\nEvidence:\n- Tests: 5 passed, 0 failed (npm test)\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 5 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let sections = &context.handoff.sections;
    if shared_level(sections).is_some() {
        return;
    }
    let other = sections.found.iter().filter(|section| is_atx(&section.heading) && section.heading.level != CONTRACT);
    found.extend(other.map(|section| {
        let message = "The headings of the sections have different levels. Write this one with `###`.";
        let edits = relevel(section, CONTRACT);
        Finding::new(section.name, message).fix(Fix { title: "Write it with ###".into(), edits, preferred: true, safe: true })
    }));
}
