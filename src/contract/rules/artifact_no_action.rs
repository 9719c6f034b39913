use super::{Context, Rule};
use crate::contract::artifacts::{Action, Artifact};
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::TextRange;

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/no-action", severity: Severity::Error, summary: "An artifact does not say what was done to it." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Whether a file is new, changed or gone decides what the next agent reads and what a rollback undoes. Begin \
          each artifact with Created, Modified or Deleted.",
    bad: Example::Sections("### Artifacts\n- /srv/app/src/store.ts\n"),
    good: Example::Sections("### Artifacts\n- Created: /srv/app/src/store.ts\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let actionless = |artifact: &&Artifact| artifact.action.is_none() && artifact.verb.is_none() && !artifact.path.is_empty();
    for artifact in context.handoff.artifacts.items.iter().filter(actionless) {
        let finding = Finding::new(artifact.range, "The artifact has no action. Begin with `Created:`, `Modified:` or `Deleted:`.");
        found.push(Action::ALL.into_iter().fold(finding, |finding, action| {
            let word = action.as_str();
            let fix = Fix::suggested(format!("Begin with {word}:"), TextRange::empty(artifact.range.start), format!("{word}: "));
            finding.fix(Fix { preferred: false, ..fix })
        }));
    }
}
