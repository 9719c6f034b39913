use super::{Context, Rule};
use crate::contract::progress::counts;
use crate::contract::status::StatusValue;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::TextRange;

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "status/contradicts-progress", severity: Severity::Error, summary: "PASS is claimed, and the evidence counts fewer tasks done than there are." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "3 of 5 tasks done is PARTIAL, whatever the status line says: the orchestrator resumes from the checkpoint. \
          Steps of a sequence (`step 2 of 3`) and counts of failures (`0 of 9 failed`) are not meant.",
    bad: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 9 passed, 0 failed (cargo test)\n- 3 of 5 plan tasks completed\n"),
    good: Example::Sections("### Status\nPARTIAL\nEvidence:\n- Tests: 9 passed, 0 failed (cargo test)\n- 3 of 5 plan tasks completed; 2 remain\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    if context.handoff.claimed() != Some(StatusValue::Pass) {
        return;
    }
    for line in &context.handoff.evidence {
        let unfinished = counts(context.words(*line)).into_iter().find(|count| count.done < count.all);
        let Some(count) = unfinished else { continue };
        let range = TextRange::from(count.at).shift(line.start);
        let quoted = context.words(range);
        let finding = Finding::new(range, format!("`{quoted}` stands under PASS. Unfinished work makes it PARTIAL."));
        found.push(match context.handoff.status {
            Some(status) => finding
                .related(status.token, "PASS is claimed here.")
                .fix(Fix::suggested("Change the status to PARTIAL", status.token, "PARTIAL")),
            None => finding,
        });
    }
}
