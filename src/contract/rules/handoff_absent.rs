use super::{Context, Rule};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};
use crate::source::{TextRange, lines, trim};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "handoff/absent", severity: Severity::Error, summary: "The text holds no handoff." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Empty output, an apology or a chat message carries nothing that an orchestrator can act on. It is treated \
          as PARTIAL and the agent is asked for the handoff. A handoff inside a code fence is a quotation, unless the \
          fence wraps the whole message.",
    bad: Example::Whole("I'm sorry, I could not finish the review in the time given.\n"),
    good: Example::Sections(""),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    if !context.handoff.is_absent() {
        return;
    }
    let whole = trim(context.text, TextRange::new(0, context.text.len()));
    let first = lines(context.text, whole).next().unwrap_or(whole);
    let message = if whole.is_empty() {
        "The text is empty. Send a handoff with the sections Key Decisions, Artifacts, Status and Deferred Items."
    } else {
        "No handoff found: none of the sections Key Decisions, Artifacts, Status and Deferred Items is there."
    };
    found.push(Finding::new(first, message));
}
