use super::{Context, Rule};
use crate::contract::relisted::listed_again;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/conflicting-actions", severity: Severity::Warning, summary: "A file is listed with two actions." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "The list says what the work comes to in the end, not each step: a file that was created and then changed is \
          Created, one that was created and deleted is not listed.",
    bad: Example::Sections("### Artifacts\n- Created: /srv/app/src/store.ts\n- Deleted: /srv/app/src/store.ts\n"),
    good: Example::Sections("### Artifacts\n- Created: /srv/app/src/store.ts\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for (first, again) in listed_again(context.text, &context.handoff.artifacts.items) {
        let (Some(was), Some(is)) = (first.action, again.action) else { continue };
        if was != is {
            let (was, is) = (was.as_str(), is.as_str());
            let message = format!("The file is listed as {was} and as {is}. List it once, as it is in the end.");
            found.push(Finding::new(again.path, message).related(first.path, format!("It is listed as {was} here.")));
        }
    }
}
