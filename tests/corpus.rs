//! The corpus: whole handoffs as agents write them. Good ones get nothing above a hint, bad ones exactly what is due.

mod support;

use handoff_lint::contract::Action;
use handoff_lint::diagnostic::Severity;
use handoff_lint::source::{TextRange, slice};
use handoff_lint::{CheckOptions, check};
use support::corpus::{Good, bad};
use support::fixture::mismatch;

#[test]
fn the_corpus_is_large_enough_to_mean_something() {
    let (good, bad) = (Good::all().len(), bad().len());
    assert!(good >= 45 && bad >= 30, "{good} good and {bad} bad handoffs were found");
}

#[test]
fn good_handoffs_get_nothing_above_a_hint_and_the_status_they_claim() {
    let wrong: Vec<_> = Good::all().iter().filter_map(fault).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn fault(good: &Good) -> Option<String> {
    let report = check(&good.text, &CheckOptions::default());
    let loud = report.diagnostics.iter().filter(|found| found.severity != Severity::Hint);
    let mut faults: Vec<_> = loud
        .map(|found| {
            let line = slice(&good.text, TextRange::new(0, found.range.start)).matches('\n').count() + 1;
            let flagged = slice(&good.text, found.range);
            format!("{} {} in line {line}, {flagged:?}: {}", found.severity.as_str(), found.code, found.message)
        })
        .collect();
    let verdict = report.verdict?;
    let right = verdict.conforming
        && verdict.forwardable
        && verdict.claimed.is_some_and(|claimed| claimed.as_str() == good.status)
        && verdict.effective.as_str() == good.status
        && verdict.action == action(&good.status);
    if !right {
        faults.push(format!("the verdict is {verdict:?}"));
    }
    (!faults.is_empty()).then(|| format!("{}\n    {}", good.name, faults.join("\n    ")))
}

fn action(status: &str) -> Action {
    match status {
        "PASS" => Action::Advance,
        "FAIL" => Action::Escalate,
        _ => Action::Resume,
    }
}

#[test]
fn bad_handoffs_get_exactly_what_they_expect() {
    let wrong: Vec<_> = bad().iter().filter_map(mismatch).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n\n"));
}
