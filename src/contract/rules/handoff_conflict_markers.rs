use super::{Context, Rule};
use crate::document::Block;
use crate::source::TextRange;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "handoff/conflict-markers", severity: Severity::Error, summary: "The text holds an unresolved merge conflict." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Between the markers stand two versions of the same lines, and nothing tells which one counts. Resolve the \
          conflict, then check again. A conflict that is shown in a block of code is not meant.",
    bad: Example::Sections("### Deferred Items\n<<<<<<< HEAD\nNone\n=======\n- [bug] Clock skew -- needs a second machine\n>>>>>>> theirs\n"),
    good: Example::Sections("### Deferred Items\n- [bug] Clock skew -- needs a second machine\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let mut markers = context.handoff.conflicts.iter();
    let Some(first) = markers.next() else { return };
    if is_shown(context, *first) {
        return;
    }
    let finding = Finding::new(*first, "A merge conflict is left unresolved. Keep one of its versions and remove the markers.");
    found.push(markers.fold(finding, |finding, marker| finding.related(*marker, "The conflict goes on here.")));
}

/// Whether the conflict stands in one block of code: an example, or how one was resolved. A line of equals signs elsewhere
/// may be an underline.
fn is_shown(context: &Context<'_>, first: TextRange) -> bool {
    let markers = context.handoff.conflicts.iter().filter(|marker| !context.words(**marker).starts_with('='));
    let all = markers.fold(first, |all, marker| all.cover(*marker));
    let mut blocks = context.handoff.sections.found.iter().flat_map(|section| &section.blocks);
    blocks.any(|block| matches!(block, Block::Code(code) if code.range.contains(all)))
}
