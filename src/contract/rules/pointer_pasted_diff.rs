use super::{Context, Rule};
use crate::content::pasted::diff;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "pointer/pasted-diff", severity: Severity::Warning, summary: "A diff is pasted where a pointer would do." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "The repository has the diff; the handoff should save the reader's context, not fill it. Name the path, the commit \
          or the pull request. Such a text is not forwardable.",
    bad: Example::Sections(
        "### Key Decisions\n- Changed two constants because the limits were too low\n\n```diff\n--- a/src/limits.ts\n\
         +++ b/src/limits.ts\n@@ -1 +1,2 @@\n-const most = 1\n+const most = 2\n+const least = 1\n```\n",
    ),
    good: Example::Sections(
        "### Key Decisions\n- Changed two constants in `src/limits.ts` because the limits were too low\n",
    ),
    options: "",
};

/// Files that the pointer names.
const MOST_FILES: usize = 5;

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for pasted in diff::diffs(context.text, &context.handoff.code) {
        let message = format!("A diff of {} lines is pasted here. Name the path, commit or pull request instead.", pasted.lines);
        let finding = Finding::new(pasted.range, message);
        let pointer = pointer(&diff::files(context.words(pasted.range)));
        found.push(match pointer {
            Some(pointer) => finding.fix(Fix::suggested("Replace the diff by the paths of its files", pasted.range, pointer)),
            None => finding,
        });
    }
}

/// A sentence in the place of the diff that says where it can be read.
fn pointer(files: &[&str]) -> Option<String> {
    let plain = |file: &&&str| !file.contains(['`', '<', '>', '\\']);
    let named: Vec<_> = files.iter().take(MOST_FILES).filter(plain).map(|file| format!("`{file}`")).collect();
    let more = files.len().saturating_sub(named.len());
    let rest = if more > 0 { format!(" and {more} more") } else { String::new() };
    (!named.is_empty()).then(|| format!("The diff is left out because it can be read in {}{rest}.", named.join(", ")))
}
