use super::{Context, Rule};
use crate::contract::entries::entries;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "section/empty", severity: Severity::Error, summary: "A section has a heading and nothing below it." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "An empty section may mean that there is nothing to say, or that it was forgotten. Only the author knows: write \
          the content, or `None`.",
    bad: Example::Sections("### Deferred Items\n"),
    good: Example::Sections("### Deferred Items\nNone\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for section in &context.handoff.sections.found {
        let empty = section.suffix.is_none() && entries(context.text, &section.blocks).is_empty();
        if empty {
            let title = section.kind.title();
            found.push(Finding::new(section.name, format!("The section {title} is empty. Write its content, or `None`.")));
        }
    }
}
