use super::{Context, Rule};
use crate::contract::status::Reading;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::contract::status::StatusValue;

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "status/template", severity: Severity::Error, summary: "The status still is the template's list of values." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "`PASS | FAIL | PARTIAL` is the form, not an answer. Keep the one that holds.",
    bad: Example::Sections("### Status\nPASS | FAIL | PARTIAL\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(status) = context.handoff.status.filter(|status| status.reading == Reading::Template) else { return };
    let finding = Finding::new(status.line, "The status still is the template. Keep one of PASS, FAIL and PARTIAL.");
    found.push(StatusValue::ALL.into_iter().fold(finding, |finding, value| {
        let fix = Fix::suggested(format!("Keep {}", value.as_str()), status.line, value.as_str());
        finding.fix(Fix { preferred: false, ..fix })
    }));
}
