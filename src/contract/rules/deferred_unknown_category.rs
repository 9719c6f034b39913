use super::{Context, Rule};
use crate::contract::deferred::Category;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "deferred/unknown-category", severity: Severity::Error, summary: "A deferred item's category is none of the four." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "There are four categories: feature, bug, refactor, investigation. Others can be added in the configuration.",
    bad: Example::Sections("### Deferred Items\n- [chore] Tidy the imports -- not part of this change\n"),
    good: Example::Sections("### Deferred Items\n- [refactor] Tidy the imports -- not part of this change\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for item in context.handoff.deferred.items.iter().filter(|item| item.category.is_none() && item.further.is_none()) {
        let Some(bracket) = item.bracket else { continue };
        let word = context.words(bracket);
        let suggestion = Category::suggest(word.trim());
        let advice = suggestion.map_or("feature, bug, refactor or investigation", Category::as_str);
        let finding = Finding::new(bracket, format!("`{word}` is no category of the contract. Use {advice}."));
        found.push(match suggestion {
            Some(category) => finding.fix(Fix::suggested(format!("Use [{}]", category.as_str()), bracket, category.as_str())),
            None => finding,
        });
    }
}
