use super::{Context, Rule};
use crate::contract::progress::counts;
use crate::contract::status::StatusValue;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::{Names, TextRange};

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
    // From the end, so that a count completed later (`first 3 of 5 tasks`, `then 5 of 5 tasks`) is known by then.
    let mut completed = Names::default();
    let mut unfinished = Vec::new();
    for line in context.handoff.evidence.iter().rev() {
        let words = context.words(*line);
        let mut open = None;
        for count in counts(words).into_iter().rev() {
            let what = format!("{} {}", count.all, word_behind(words, count.at.end));
            if count.done == count.all {
                completed.add(what, 0);
            } else if count.done < count.all && !completed.has(&what) {
                open = Some(count);
            }
        }
        unfinished.extend(open.map(|count| (line, count)));
    }
    for (line, count) in unfinished.into_iter().rev() {
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

/// What is counted: the word behind a count.
fn word_behind(words: &str, end: usize) -> &str {
    let behind = words.get(end..).unwrap_or_default().trim_start();
    behind.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
}
