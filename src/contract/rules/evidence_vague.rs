use super::{Context, Rule};
use crate::contract::status::StatusValue;
use crate::contract::substance::{is_blank, is_checkable};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "evidence/vague", severity: Severity::Error, summary: "PASS rests on nothing that could be checked." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "\"All tests pass\" can be said without running one. A command with its result, a count, an exit code, a path, an \
          address or a commit lets the reader check. One such line is enough; the others may say what they like.",
    bad: Example::Sections("### Status\nPASS\nEvidence:\n- All tests pass\n- Verified manually\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- All 47 tests pass (npm test)\n- Verified manually\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let passages = context.passages;
    let Some(first) = passages.first().filter(|_| context.handoff.claimed() == Some(StatusValue::Pass)) else { return };
    if passages.iter().any(|passage| is_checkable(passage) || is_blank(passage)) {
        return;
    }
    let message = "Nothing in the evidence can be checked. Name what was run and what came out, such as `Tests: 47 passed, 0 failed (npm test)`.";
    let finding = Finding::new(first.range, message);
    found.push(match context.handoff.status {
        Some(status) => finding.related(status.token, "PASS is claimed here."),
        None => finding,
    });
}
