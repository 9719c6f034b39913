//! The catalogue keeps its promises: every rule's bad example is found, and every good one is clean.

use handoff_lint::contract::example::document;
use handoff_lint::diagnostic::{Example, Page};
use handoff_lint::{CheckOptions, Report, check, rules};
use std::collections::HashSet;

#[expect(clippy::expect_used, reason = "a broken page stops the test")]
fn report(example: Example, page: &Page, at: usize) -> Report {
    let json = if page.options.is_empty() { "{}" } else { page.options };
    let options: serde_json::Value = serde_json::from_str(json).expect("options are JSON");
    let options = options.get(at).cloned().unwrap_or(options);
    let options: CheckOptions = serde_json::from_value(options).expect("options of a check");
    check(&document(example), &options)
}

fn codes(report: &Report) -> Vec<&'static str> {
    report.diagnostics.iter().map(|diagnostic| diagnostic.code).collect()
}

#[test]
fn bad_examples_are_found_with_the_rules_own_severity() {
    for (rule, page) in rules::pages() {
        let found = report(page.bad, page, 0);
        let own = found.diagnostics.iter().find(|diagnostic| diagnostic.code == rule.code);
        let severity = own.map(|diagnostic| diagnostic.severity);
        assert_eq!(severity, Some(rule.severity), "{}: the bad example has {:?}", rule.code, codes(&found));
    }
}

#[test]
fn good_examples_are_clean() {
    for (rule, page) in rules::pages() {
        let found = codes(&report(page.good, page, 1));
        assert!(found.is_empty(), "{}: the good example has {found:?}", rule.code);
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
