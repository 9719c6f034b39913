use super::{Context, Rule};
use crate::contract::status::Reading;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "status/unknown-value", severity: Severity::Error, summary: "The status is another word than PASS, FAIL or PARTIAL." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Orchestrators act on three values only. Other words are named with the value they most likely mean; the choice \
          is the author's, for `done with concerns` may well be a FAIL.",
    bad: Example::Sections("### Status\nComplete\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(status) = context.handoff.status else { return };
    let Reading::Unknown(suggestion) = status.reading else { return };
    let word = context.words(status.token);
    let finding = |advice: &str| Finding::new(status.token, format!("`{word}` is no status of the contract. {advice}"));
    found.push(match suggestion {
        Some(value) => finding(&format!("Use {}, if that is what it means.", value.as_str()))
            .fix(Fix::suggested(format!("Use {}", value.as_str()), status.token, value.as_str())),
        None => finding("Use PASS, FAIL or PARTIAL."),
    });
}
