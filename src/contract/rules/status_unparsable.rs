use super::{Context, Rule};
use crate::contract::status::Reading;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "status/unparsable", severity: Severity::Error, summary: "The status line is a sentence or a table, no single word." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "\"The suite does not PASS yet\" holds the word and means its opposite, so prose is never searched for a status. \
          Put the word on a line of its own, and the sentence below `Evidence:`.",
    bad: Example::Sections("### Status\nThe suite does not PASS yet, a second round is planned.\n"),
    good: Example::Sections("### Status\nPARTIAL\nEvidence:\n- 3 of 5 tasks done; the suite still fails in `auth_test`, a second round remains\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(status) = context.handoff.status.filter(|status| status.reading == Reading::Unparsable) else { return };
    found.push(Finding::new(status.line, "The status is no single word. Write PASS, FAIL or PARTIAL alone on the first line."));
}
