use super::{Context, Rule};
use crate::contract::deferred::{Category, DeferredItem};
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::TextRange;

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "deferred/no-category", severity: Severity::Error, summary: "A deferred item has no category." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "The category decides into which list the item goes. Begin with [feature], [bug], [refactor] or [investigation].",
    bad: Example::Sections("### Deferred Items\n- Add a caching layer -- not in current plan scope\n"),
    good: Example::Sections("### Deferred Items\n- [feature] Add a caching layer -- not in current plan scope\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for item in context.handoff.deferred.items.iter().filter(|item| item.category.is_none() && item.bracket.is_none() && item.further.is_none()) {
        let finding = Finding::new(item.range, "The deferred item has no category. Begin with [feature], [bug], [refactor] or [investigation].");
        found.push(fixes(item).into_iter().fold(finding, Finding::fix));
    }
}

fn fixes(item: &DeferredItem) -> Vec<Fix> {
    let title = |category: Category| format!("Begin with [{}]", category.as_str());
    if let Some((category, range)) = item.unbracketed {
        return vec![Fix::safe(title(category), range, format!("[{}] ", category.as_str()))];
    }
    let start = TextRange::empty(item.range.start);
    let choice = |category: Category| Fix::suggested(title(category), start, format!("[{}] ", category.as_str()));
    Category::ALL.into_iter().map(|category| Fix { preferred: false, ..choice(category) }).collect()
}
