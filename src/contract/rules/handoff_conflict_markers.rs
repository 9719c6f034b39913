use super::{Context, Rule};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "handoff/conflict-markers", severity: Severity::Error, summary: "The text holds an unresolved merge conflict." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Between the markers stand two versions of the same lines, and nothing tells which one counts. Resolve the \
          conflict, then check again.",
    bad: Example::Sections("### Deferred Items\n<<<<<<< HEAD\nNone\n=======\n- [bug] Clock skew -- needs a second machine\n>>>>>>> theirs\n"),
    good: Example::Sections("### Deferred Items\n- [bug] Clock skew -- needs a second machine\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let mut markers = context.handoff.conflicts.iter();
    let Some(first) = markers.next() else { return };
    let finding = Finding::new(*first, "A merge conflict is left unresolved. Keep one of its versions and remove the markers.");
    found.push(markers.fold(finding, |finding, marker| finding.related(*marker, "The conflict goes on here.")));
}
