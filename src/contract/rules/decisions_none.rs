use super::{Context, Rule};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "decisions/none", severity: Severity::Hint, summary: "Key Decisions says that there are none." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Small changes need no decision, so `None` is fine. But choices of technology, changes of scope and readings of \
          unclear requirements are decisions, and whoever comes next builds on them.",
    bad: Example::Sections("### Key Decisions\nNone\n"),
    good: Example::Sections("### Key Decisions\n- Read \"fast\" as under 50 ms because the dashboard shows that figure\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let decisions = &context.handoff.decisions;
    if let Some(none) = decisions.none.filter(|_| decisions.items.is_empty()) {
        found.push(Finding::new(none, "No decision is listed. If something was chosen, narrowed or interpreted, write it here with its reason."));
    }
}
