use super::{Context, Rule};
use crate::contract::status::StatusValue;
use crate::contract::substance::is_filler;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo {
        code: "evidence/incomplete",
        severity: Severity::Warning,
        summary: "The evidence for FAIL or PARTIAL names neither what was done nor what was not.",
    },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Whoever takes over a FAIL has to know what failed and what was tried; whoever resumes a PARTIAL, what is done and \
          what remains. \"Could not complete\" repeats the status.",
    bad: Example::Sections("### Status\nFAIL\nEvidence:\n- Could not complete the task\n"),
    good: Example::Sections(
        "### Status\nFAIL\nEvidence:\n- The migration fails on a duplicate key; tried a temporary index and a batch of 100 rows\n",
    ),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(first) = context.passages.first().filter(|_| context.passages.iter().all(is_filler)) else { return };
    let message = match context.handoff.claimed() {
        Some(StatusValue::Fail) => "The evidence says neither what failed nor what was tried. Name both.",
        Some(StatusValue::Partial) => "The evidence says neither what is done nor what remains. Name both.",
        Some(StatusValue::Pass) | None => return,
    };
    found.push(Finding::new(first.range, message));
}
