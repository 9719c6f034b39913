use super::{Context, Rule};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "deferred/no-reason", severity: Severity::Warning, summary: "A deferred item does not say why it was left." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Whoever plans the next step has to know whether the item is blocked, out of scope or merely late. Add the reason \
          behind ` -- `.",
    bad: Example::Sections("### Deferred Items\n- [feature] Add a caching layer\n"),
    good: Example::Sections("### Deferred Items\n- [feature] Add a caching layer -- not in current plan scope\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for item in context.handoff.deferred.items.iter().filter(|item| item.reason.is_none()) {
        found.push(Finding::new(item.description, "The deferred item has no reason. Add ` -- ` and why it was left."));
    }
}
