use super::{Context, Rule};
use crate::contract::paths::{is_within, key, same_system};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/outside-workspace", severity: Severity::Warning, summary: "An artifact lies outside the workspace." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A file outside the workspace is in no commit, and is often gone with the session. Say in its note why it is there, \
          or move it. The host gives `workspaceRoot`.",
    bad: Example::Sections("### Artifacts\n- Created: /tmp/report.md\n"),
    good: Example::Sections("### Artifacts\n- Created: /srv/app/docs/report.md\n"),
    options: r#"{"workspaceRoot": "/srv/app"}"#,
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let artifacts = &context.handoff.artifacts.items;
    if artifacts.is_empty() {
        return;
    }
    let Some(root) = context.facts.workspace_root.as_deref().and_then(key) else {
        context.leave_unchecked("Whether the artifacts lie in the workspace", "no absolute workspaceRoot given");
        return;
    };
    for artifact in artifacts {
        let outside = key(context.words(artifact.path)).is_some_and(|path| same_system(&path, &root) && !is_within(&path, &root));
        if outside {
            found.push(Finding::new(artifact.path, "This file lies outside the workspace. Move it there, or say in a note why it is not."));
        }
    }
}
