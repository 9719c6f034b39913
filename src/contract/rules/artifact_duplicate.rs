use super::{Context, Rule};
use crate::contract::relisted::listed_again;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::{TextRange, slice};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/duplicate", severity: Severity::Warning, summary: "A file is listed twice." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Each file stands once in the list, so that it can be counted and compared with what was really changed. A line \
          number, another slash or, on a drive, another case does not make it another file.",
    bad: Example::Sections("### Artifacts\n- Modified: /srv/app/src/store.ts:12\n- Modified: /srv/app/src/store.ts\n"),
    good: Example::Sections("### Artifacts\n- Modified: /srv/app/src/store.ts\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for (first, again) in listed_again(context.text, &context.handoff.artifacts.items) {
        if first.action.is_some() && again.action.is_some() && first.action != again.action {
            continue;
        }
        let finding = Finding::new(again.path, "This file is listed above already. List it once.");
        let finding = finding.related(first.path, "It is listed here first.");
        let line = whole_line(context.text, again.range);
        found.push(line.map(|line| Fix::suggested("Remove the line", line, "")).into_iter().fold(finding, Finding::fix));
    }
}

/// The line of a list item with its line break, if nothing else stands there.
fn whole_line(text: &str, item: TextRange) -> Option<TextRange> {
    let start = text.get(..item.start)?.rfind(['\n', '\r']).map_or(0, |at| at + 1);
    let marker = slice(text, TextRange::new(start, item.start)).trim();
    let behind = text.get(item.end..)?;
    let gap = if behind.starts_with("\r\n") { 2 } else { usize::from(behind.starts_with(['\n', '\r'])) };
    let alone = (gap > 0 || behind.is_empty()) && !slice(text, item).contains(['\n', '\r']);
    (alone && matches!(marker, "-" | "*" | "+")).then_some(TextRange::new(start, item.end + gap))
}
