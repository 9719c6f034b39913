//! The catalogue keeps its promises: every rule's bad example is found, and every good one is clean.

use handoff_lint::contract::example::document;
use handoff_lint::diagnostic::{RuleInfo, Severity};
use handoff_lint::{CheckOptions, Report, check, rules};
use std::collections::HashSet;

fn report(example: handoff_lint::diagnostic::Example) -> Report {
    check(&document(example), &CheckOptions::default())
}

fn codes(report: &Report) -> Vec<&'static str> {
    report.diagnostics.iter().map(|diagnostic| diagnostic.code).collect()
}

#[test]
fn bad_examples_are_found() {
    for rule in rules::all() {
        let found = codes(&report(rule.bad));
        assert!(found.contains(&rule.code), "{}: the bad example has only {found:?}", rule.code);
    }
}

#[test]
fn good_examples_are_clean() {
    for rule in rules::all() {
        let found = codes(&report(rule.good));
        assert!(found.is_empty(), "{}: the good example has {found:?}", rule.code);
    }
}

#[test]
fn a_severity_is_kept_in_the_bad_example() {
    let severity = |rule: &RuleInfo| -> Vec<Severity> {
        let found = report(rule.bad).diagnostics;
        found
            .into_iter()
            .filter(|diagnostic| diagnostic.code == rule.code)
            .map(|diagnostic| diagnostic.severity)
            .collect()
    };
    for rule in rules::all() {
        assert!(severity(rule).contains(&rule.severity), "{}", rule.code);
    }
}

#[test]
fn codes_are_unique_and_well_formed() {
    let mut seen = HashSet::new();
    for rule in rules::all() {
        let (group, name) = rule.code.split_once('/').expect("group/name");
        let plain = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(plain(group) && plain(name), "{}", rule.code);
        assert!(seen.insert(rule.code), "{} twice", rule.code);
        assert!(rule.summary.ends_with('.') && !rule.summary.contains('\n'), "{}", rule.code);
    }
}
