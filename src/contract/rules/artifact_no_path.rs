use super::{Context, Rule};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/no-path", severity: Severity::Error, summary: "An artifact names no file." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "`Deleted: 14 generated files` cannot be checked, reviewed or rolled back: list each file. A remark without an \
          action is no artifact and only a warning; it belongs into Key Decisions.",
    bad: Example::Sections("### Artifacts\n- Created: /srv/app/src/store.ts\n- Deleted: 14 generated files\n"),
    good: Example::Sections("### Artifacts\n- Created: /srv/app/src/store.ts\n- Deleted: /srv/app/generated/a.ts\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for artifact in context.handoff.artifacts.items.iter().filter(|artifact| artifact.path.is_empty()) {
        found.push(if artifact.action.is_some() {
            Finding::new(artifact.range, "The artifact names no file. List each file by its absolute path.")
        } else {
            let message = "This names no file. List files only; remarks belong into Key Decisions.";
            Finding::new(artifact.range, message).severity(Severity::Warning)
        });
    }
}
