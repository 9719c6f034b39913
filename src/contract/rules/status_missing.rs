use super::{Context, Rule};
use crate::contract::entries::entries;
use crate::contract::names::SectionKind;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "status/missing", severity: Severity::Error, summary: "The Status section does not begin with a status." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "The status is a word on its own first line: PASS, FAIL or PARTIAL. It is never guessed from the evidence.",
    bad: Example::Sections("### Status\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(section) = context.section(SectionKind::Status) else { return };
    let has_content = !entries(context.text, &section.blocks).is_empty();
    if has_content && context.handoff.status.is_none() {
        found.push(Finding::new(section.name, "The section has no status. Write PASS, FAIL or PARTIAL on its first line."));
    }
}
