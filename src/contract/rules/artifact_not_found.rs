use super::{Context, Rule};
use crate::contract::artifacts::Action;
use crate::contract::paths::{PathSet, is_within, key};
use crate::contract::several::of_artifact;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/not-found", severity: Severity::Error, summary: "A listed file is not there, or a deleted one still is." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A file that is said to be created and does not exist was written to another place, or not at all. The host gives \
          `existingFiles`; what lies outside its `workspaceRoot` is not judged.",
    bad: Example::Sections("### Artifacts\n- Created: /srv/app/src/store.ts\n- Deleted: /srv/app/src/files.ts\n"),
    good: Example::Sections("### Artifacts\n- Modified: /srv/app/src/files.ts\n"),
    options: r#"{"existingFiles": ["/srv/app/src/files.ts"]}"#,
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let artifacts = &context.handoff.artifacts.items;
    if artifacts.is_empty() {
        return;
    }
    let Some(files) = &context.facts.existing_files else {
        context.leave_unchecked("Whether the listed files exist", "no existingFiles given");
        return;
    };
    let root = context.facts.workspace_root.as_deref();
    let mut existing = PathSet::default();
    for path in files {
        existing.add(root, path);
    }
    let root = root.and_then(key);
    for artifact in artifacts {
        let Some(action) = artifact.action else { continue };
        let named = of_artifact(context.text, artifact);
        let gone = action == Action::Deleted;
        let known = |key: &String| root.as_ref().is_none_or(|root| is_within(key, root));
        let wrong = |path: &String| key(path).filter(known).is_some_and(|key| existing.has(&key) == gone);
        if !named.pattern && named.paths.iter().any(wrong) {
            let message = if gone {
                "This file is listed as Deleted and is still there. Delete it, or name the action that was taken."
            } else {
                "This file does not exist. Correct the path, or leave the line out."
            };
            found.push(Finding::new(artifact.path, message));
        }
    }
}
