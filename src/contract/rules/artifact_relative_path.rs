use super::{Context, Rule};
use crate::contract::artifacts::is_absolute;
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

/// `path` below `root`, in the root's own form, without `.` and `..`.
///
/// What is no path (words with spaces, a home path) and what leaves the root is not joined.
fn join(root: &str, path: &str) -> Option<String> {
    let plain = !path.is_empty() && !path.starts_with(['~', '$', '<', '{', '%']) && !path.contains(char::is_whitespace);
    let separator = if root.contains('\\') && !root.contains('/') { '\\' } else { '/' };
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split(['/', '\\']) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    let root = root.trim_end_matches(['/', '\\']);
    let below = parts.join(&separator.to_string());
    (plain && !parts.is_empty()).then(|| format!("{root}{separator}{below}"))
}

#[cfg(test)]
mod tests {
    use super::join;

    #[test]
    fn joins_in_the_roots_own_form() {
        assert_eq!(join("/srv/app", "./src/a.ts").as_deref(), Some("/srv/app/src/a.ts"));
        assert_eq!(join("/srv/app/", "src/../a.ts").as_deref(), Some("/srv/app/a.ts"));
        assert_eq!(join(r"C:\app", "src/a.ts").as_deref(), Some(r"C:\app\src\a.ts"));
    }

    #[test]
    fn does_not_join_what_is_no_path_below_the_root() {
        for path in ["../other/a.ts", "~/a.ts", "$HOME/a.ts", "14 generated files", "", "."] {
            assert_eq!(join("/srv/app", path), None, "{path}");
        }
    }
}
