use super::{Context, Rule};
use crate::contract::artifacts::is_absolute;
use crate::contract::paths::join;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/relative-path", severity: Severity::Error, summary: "An artifact's path is not absolute." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "The next agent may work in another folder, worktree or container, where a relative path names another file or \
          none. POSIX, drive, UNC and `file:` forms are absolute; `~` is not, for it depends on who reads it. Where the \
          host names its workspace root, a fix joins the two.",
    bad: Example::Sections("### Artifacts\n- Created: docs/review/security.md\n"),
    good: Example::Sections("### Artifacts\n- Created: /srv/app/docs/review/security.md\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for artifact in context.handoff.artifacts.items.iter().filter(|artifact| !artifact.path.is_empty()) {
        let path = context.words(artifact.path);
        if is_absolute(path) {
            continue;
        }
        let message = format!("`{}` is not an absolute path. Write it out from the root.", shortened(path));
        let finding = Finding::new(artifact.path, message);
        let joined = context.facts.workspace_root.as_deref().and_then(|root| join(root, path));
        found.push(match joined {
            Some(absolute) => finding.fix(Fix::safe(format!("Write {absolute}"), artifact.path, absolute)),
            None => finding,
        });
    }
}

/// The head of a path that is too long to quote.
fn shortened(path: &str) -> String {
    let line = path.lines().next().unwrap_or_default();
    if line.chars().count() <= 80 { line.to_owned() } else { line.chars().take(79).chain(['…']).collect() }
}
