use super::{Context, Rule};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};
use crate::instant::Instant;

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "handoff/stale", severity: Severity::Warning, summary: "Work went on after the handoff was written." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "What was done afterwards is in no section, and the evidence may no longer hold. Write the handoff last. The host \
          gives both times, `writtenAt` and `lastActivityAt`.",
    bad: Example::Sections(""),
    good: Example::Sections(""),
    options: r#"[{"writtenAt": "2026-01-31T08:00:00Z", "lastActivityAt": "2026-01-31T08:05:00Z"},
        {"writtenAt": "2026-01-31T08:05:00Z", "lastActivityAt": "2026-01-31T08:05:00Z"}]"#,
};

const QUESTION: &str = "Whether work went on after the handoff was written";

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(first) = context.handoff.sections.found.first() else { return };
    let (Some(written), Some(last)) = (&context.facts.written_at, &context.facts.last_activity_at) else {
        context.leave_unchecked(QUESTION, "no writtenAt and lastActivityAt given");
        return;
    };
    let (Some(written_at), Some(last_at)) = (Instant::read(written), Instant::read(last)) else {
        context.leave_unchecked(QUESTION, "writtenAt or lastActivityAt is no RFC 3339 time");
        return;
    };
    if written_at < last_at {
        let message = format!("The handoff was written at {written}, and work went on until {last}. Write it again, with what was done since.");
        found.push(Finding::new(first.name, message));
    }
}
