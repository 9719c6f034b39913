use super::{Context, Rule};
use crate::contract::artifacts::Action;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/unknown-action", severity: Severity::Error, summary: "An artifact's action is none of the three." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "The contract knows Created, Modified and Deleted. A file that was renamed is deleted in one place and created \
          in another: list both.",
    bad: Example::Sections("### Artifacts\n- Added: /srv/app/src/store.ts\n"),
    good: Example::Sections("### Artifacts\n- Created: /srv/app/src/store.ts\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for artifact in context.handoff.artifacts.items.iter().filter(|artifact| artifact.action.is_none() && !artifact.path.is_empty()) {
        let Some(verb) = artifact.verb else { continue };
        let word = context.words(verb);
        let suggestion = Action::of_synonym(word);
        let advice = suggestion.map_or("Created, Modified or Deleted", Action::as_str);
        let finding = Finding::new(verb, format!("`{word}` is no action of the contract. Use {advice}."));
        found.push(match suggestion {
            Some(action) => finding.fix(Fix::safe(format!("Use {}", action.as_str()), verb, action.as_str())),
            None => finding,
        });
    }
}
