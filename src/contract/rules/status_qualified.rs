use super::{Context, Rule};
use crate::contract::status::Reading;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "status/qualified", severity: Severity::Warning, summary: "The status line says more than the status." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "\"PASS with two open points\" leaves it to the reader whether that is a PASS. Say what holds in one word, and \
          the rest below `Evidence:` or in Deferred Items.",
    bad: Example::Sections("### Status\nPASS with two open points\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(status) = context.handoff.status else { return };
    let (Reading::Value(value), Some(qualifier)) = (status.reading, status.qualifier) else { return };
    let word = value.as_str();
    found.push(Finding::new(qualifier, format!("The status line says more than {word}. Move this below `Evidence:`.")));
}
