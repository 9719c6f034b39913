use super::{Context, Rule};
use crate::contract::ending::{breaks_off, ends_with_cut_mark, is_cut_mark};
use crate::contract::names::SectionKind;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};
use crate::document::Block;
use crate::source::{TextRange, slice, trim};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "handoff/truncated", severity: Severity::Error, summary: "The text looks cut off." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A run that reaches its output limit, or is interrupted, ends in the middle of things; what is left must not pass \
          for the whole. It is found by the mark that clients leave, by a code fence that is never closed, and by a last \
          line that breaks off while sections are missing.",
    bad: Example::Whole(
        "### Key Decisions\n- Chose SQLite over files because two writers need locking\n\n### Artifacts\n\
         - Created: /srv/app/src/store.ts\n- Modified: `/srv/app/pack\n",
    ),
    good: Example::Sections("### Artifacts\n- Created: /srv/app/src/store.ts\n- Modified: `/srv/app/package.json`\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let line = last_line(context.text);
    let words = context.words(line);
    let missing = SectionKind::ALL.into_iter().filter(|kind| context.section(*kind).is_none());
    let missing: Vec<_> = missing.map(SectionKind::title).collect();
    let absent = context.handoff.is_absent();
    if is_cut_mark(words) || !missing.is_empty() && ends_with_cut_mark(words) {
        found.push(Finding::new(line, "The text says itself that it was cut off here. Send the complete handoff."));
    } else if let Some(fence) = open_fence(context, missing.is_empty()).filter(|_| !absent) {
        let message = "The code fence opened here is never closed: the text looks cut off. Send the complete handoff, with the fence closed.";
        found.push(Finding::new(fence, message));
    } else if !missing.is_empty() && ends_inside(context, line) {
        let message = format!("The text breaks off here, and {} missing. Send the complete handoff.", listed(&missing));
        found.push(Finding::new(line, message));
    }
}

/// A fence that is left open, where it hides sections or is the end of one.
fn open_fence(context: &Context<'_>, all_there: bool) -> Option<TextRange> {
    let last = context.handoff.sections.found.last()?;
    context.handoff.open_fence.filter(|fence| !all_there || last.range.contains(*fence))
}

/// Whether the last line is running text of the last section, and breaks off.
fn ends_inside(context: &Context<'_>, line: TextRange) -> bool {
    let last = context.handoff.sections.found.last();
    let block = last.and_then(|section| section.blocks.last());
    let text = block.filter(|block| matches!(block, Block::Paragraph(_) | Block::List(_)));
    text.is_some_and(|block| block.range().contains(line)) && breaks_off(context.words(line))
}

/// The last line that is not blank.
fn last_line(text: &str) -> TextRange {
    let whole = trim(text, TextRange::new(0, text.len()));
    let start = slice(text, whole).rfind(['\n', '\r']).map_or(whole.start, |at| whole.start + at + 1);
    trim(text, TextRange::new(start, whole.end))
}

fn listed(titles: &[&str]) -> String {
    let (last, before) = titles.split_last().map_or(("", [].as_slice()), |(last, before)| (*last, before));
    if before.is_empty() { format!("{last} is") } else { format!("{} and {last} are", before.join(", ")) }
}
