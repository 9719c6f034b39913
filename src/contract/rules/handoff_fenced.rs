use super::{Context, Rule};
use crate::diagnostic::{Edit, Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::{TextRange, lines, slice, trim};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "handoff/fenced", severity: Severity::Hint, summary: "A code fence wraps the whole handoff." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "The fence is looked through, once, so that nothing is lost; other readers see a block of code. Send the \
          handoff bare.",
    bad: Example::Whole(
        "```markdown\n### Key Decisions\n- Chose SQLite over files because two writers need locking\n\n### Artifacts\n\
         - Created: /srv/app/src/store.ts\n\n### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n\n\
         ### Deferred Items\nNone\n```\n",
    ),
    good: Example::Sections(""),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(fence) = context.handoff.fence else { return };
    found.push(Finding::new(fence, "A code fence wraps the whole handoff. Send it without the fence.").fix(unwrap(context.text, fence)));
}

fn unwrap(text: &str, fence: TextRange) -> Fix {
    let whole = trim(text, TextRange::new(0, text.len()));
    let last = lines(text, whole).last().unwrap_or(whole);
    let mark = slice(text, fence).get(..1).unwrap_or_default();
    let closes = last.start > fence.start && slice(text, last).chars().all(|c| mark.starts_with(c));
    let opening = Edit { range: with_break(text, fence), new_text: String::new() };
    let closing = Edit { range: with_break(text, last), new_text: String::new() };
    let edits = if closes { vec![opening, closing] } else { vec![opening] };
    Fix { title: "Remove the fence".into(), edits, preferred: true, safe: true }
}

/// A line together with the break that ends it.
fn with_break(text: &str, line: TextRange) -> TextRange {
    let behind = text.get(line.end..).unwrap_or_default();
    let length = if behind.starts_with("\r\n") { 2 } else { usize::from(behind.starts_with(['\n', '\r'])) };
    TextRange::new(line.start, line.end + length)
}
