use super::{Context, Rule};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "handoff/ambiguous", severity: Severity::Error, summary: "The text holds two handoffs." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Two handoffs can claim two things, and nothing tells which one counts. Send one. A host whose client keeps every \
          answer of an agent can ask for the last one with the option `take: \"last\"`.",
    bad: Example::Whole(
        "### Key Decisions\n- First pass, because the plan has two\n\n### Artifacts\n- Modified: /srv/app/c.ts\n\n### Status\nPARTIAL\nEvidence:\n\
         - 2 of 4 tasks completed\n\n### Deferred Items\nNone\n\n### Key Decisions\n- Second pass, because the plan has two\n\n### Artifacts\n\
         - Modified: /srv/app/c.ts\n\n### Status\nPASS\nEvidence:\n- Tests: 8 passed, 0 failed (npm test)\n\n### Deferred Items\nNone\n",
    ),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 8 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some((second, first)) = context.handoff.sections.second_handoff() else { return };
    let message = "A second handoff starts here, and nothing tells which one counts. Keep one of the two.";
    found.push(Finding::new(second.name, message).related(first.name, "The first handoff starts here."));
}
