use super::{Context, Rule};
use crate::contract::commands::commands;
use crate::contract::evidence::Form;
use crate::contract::excuses::{base, blame, is_mended, is_settled, settles};
use crate::contract::passages::{Passage, Summary, summaries};
use crate::contract::results::{Kind, Outcome};
use crate::contract::runs;
use crate::contract::status::StatusValue;
use crate::contract::wording::find_phrase;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::{Names, slice};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "evidence/contradicts-status", severity: Severity::Error, summary: "PASS is claimed, and the evidence names a failure." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A failed test, an error or an exit code other than 0 under PASS is a FAIL that nobody has noticed yet. Failures \
          that were mended (`previously 3 failed, now 0`), meant (`exit code 1 as expected`) or run again with success are \
          not meant. Where the host names the commands that were run, their real exit codes count too.",
    bad: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 45 passed, 2 failed (npm test)\n- Build: exit code 0\n"),
    good: Example::Sections("### Status\nFAIL\nEvidence:\n- Tests: 45 passed, 2 failed (npm test)\n- Build: exit code 0\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    if context.handoff.claimed() != Some(StatusValue::Pass) {
        return;
    }
    let mut last = None;
    for (passage, outcome) in contradictions(context) {
        if last == Some(passage.statement) {
            continue;
        }
        last = Some(passage.statement);
        let range = passage.place(outcome.at);
        let message = format!("`{}` stands under PASS. Correct the evidence, or change the status to FAIL.", context.words(range));
        found.push(under_pass(context, Finding::new(range, message)));
    }
    check_runs(context, found);
}

fn under_pass(context: &Context<'_>, finding: Finding) -> Finding {
    let Some(status) = context.handoff.status else { return finding };
    let fix = Fix::suggested("Change the status to FAIL", status.token, "FAIL");
    finding.related(status.token, "PASS is claimed here.").fix(fix)
}

/// Commands that are said to have gone well, and did not.
fn check_runs(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(executed) = &context.facts.executed_commands else { return };
    for passage in context.passages.iter().filter(|passage| runs::says_success(passage)) {
        for claim in runs::claimed(passage) {
            let code = runs::last(context.text, claim, executed).map_or(0, |run| run.exit_code);
            if code != 0 {
                let message = format!("This command ended with exit code {code}. Correct the evidence, or change the status to FAIL.");
                found.push(under_pass(context, Finding::new(claim, message)));
            }
        }
    }
}

/// The worst result of each passage that stands unexcused.
fn contradictions<'a>(context: &Context<'a>) -> Vec<(&'a Passage<'a>, Outcome)> {
    let totals = summaries(context.passages, context.handoff.statements.len());
    let mut later = Later::default();
    let mut found = Vec::new();
    for passage in context.passages.iter().rev() {
        let total = totals.get(passage.statement).copied().unwrap_or_default();
        let worst = worst(passage, total).filter(|outcome| !is_excused(passage, outcome) && !later.takes_back(passage));
        found.extend(worst.map(|outcome| (passage, outcome)));
        later.note(passage);
    }
    found.reverse();
    found
}

/// A count says more than an exit code, and that more than a word; a word amid the output of tests that passed, nothing.
fn worst(passage: &Passage<'_>, total: Summary) -> Option<Outcome> {
    let rank = |outcome: &&Outcome| match outcome.kind {
        Kind::Failed(_) => 0,
        Kind::ExitedBadly => 1,
        _ => 2,
    };
    let noise = total.passed && !total.failed && passage.form == Form::Code;
    let counts = |outcome: &&Outcome| outcome.is_bad() && !(noise && outcome.kind == Kind::SaysFailed);
    passage.outcomes.iter().filter(counts).min_by_key(rank).copied()
}

fn is_excused(passage: &Passage<'_>, outcome: &Outcome) -> bool {
    let old = |words: &str| blame(words).is_some() || base(words).is_some();
    let (words, lead) = (passage.words, passage.lead);
    is_settled(words, outcome) || settles(lead) || old(words) || old(lead) || gives_way(passage, outcome)
}

/// `2 failed → 47 passed`.
fn gives_way(passage: &Passage<'_>, outcome: &Outcome) -> bool {
    let behind = passage.words.get(outcome.at.end..).unwrap_or_default();
    let arrow = behind.trim_start().starts_with(['→', '⇒', '➜']) || behind.trim_start().starts_with("->");
    arrow && passage.outcomes.iter().any(|other| other.at.start > outcome.at.end && other.is_good())
}

/// What comes later in the evidence.
#[derive(Default)]
struct Later {
    /// What went well: the label or command, in output with its statement.
    good: Names,
    /// Tests are said to have been run again, and passed.
    mended: bool,
    /// Failures are blamed on what was there before.
    blamed: bool,
}

impl Later {
    fn note(&mut self, passage: &Passage<'_>) {
        let outcomes = &passage.outcomes;
        let passed = outcomes.iter().any(|outcome| matches!(outcome.kind, Kind::Passed(1..)));
        let good = outcomes.iter().any(Outcome::is_good) && !outcomes.iter().any(Outcome::is_bad);
        if good {
            for subject in subjects(passage) {
                self.good.add(subject, 0);
            }
        }
        self.mended |= good && passed && is_mended(passage.words);
        self.blamed |= blame(passage.words).is_some() && find_phrase(passage.words, &FAILURES).is_some();
    }

    fn takes_back(&self, passage: &Passage<'_>) -> bool {
        self.mended || self.blamed || subjects(passage).iter().any(|subject| self.good.has(subject))
    }
}

const FAILURES: [&str; 8] = ["fail", "failed", "failing", "fails", "failure", "failures", "error", "errors"];

/// What a passage is about: the label before its colon, and its commands.
///
/// What stands in output is known by its statement too: the same words in another block are about another run.
fn subjects(passage: &Passage<'_>) -> Vec<String> {
    let place = (passage.form == Form::Code).then_some(passage.statement);
    let of_place = |words: &str| place.map_or_else(String::new, |place| format!("{place} ")) + words;
    let label = passage.words.split_once(':').map(|(label, _)| label.trim_matches(|c: char| !c.is_alphanumeric()));
    let label = if place.is_some() { Some(label.unwrap_or_default()) } else { label.filter(|label| !label.is_empty()) };
    let mut subjects: Vec<_> = label.map(of_place).into_iter().collect();
    for command in commands(passage.words, passage.form) {
        subjects.push(of_place(slice(passage.words, command)));
    }
    subjects
}
