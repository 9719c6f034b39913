//! The catalogue keeps its promises: every rule's bad example is found, every good one is clean, and there are more cases
//! of both among the fixtures and in the corpus.

mod support;

use handoff_lint::contract::example::document;
use handoff_lint::diagnostic::{Example, Page};
use handoff_lint::{CheckOptions, Report, check, rules};
use std::collections::HashSet;
use support::corpus;
use support::fixture::Fixture;

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
        let plain = |part: &str| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        };
        assert!(plain(group) && plain(name), "{}", rule.code);
        assert!(seen.insert(rule.code), "{} twice", rule.code);
        assert!(rule.summary.ends_with('.') && !rule.summary.contains('\n'), "{}", rule.code);
    }
}

/// The documents that a rule is tried on, its page's two examples among them.
fn cases(code: &str, fixtures: &[Fixture]) -> (usize, usize) {
    let names = |fixture: &&Fixture| fixture.expected.iter().any(|line| line.text.split(' ').nth(1) == Some(code));
    let silent = |fixture: &&Fixture| fixture.silent.iter().any(|silent| silent == code);
    (1 + fixtures.iter().filter(names).count(), 1 + fixtures.iter().filter(silent).count())
}

/// The detectors have cases of their own, made at run time.
#[test]
fn every_rule_has_two_bad_and_two_good_cases() {
    let fixtures: Vec<_> = Fixture::all().into_iter().chain(corpus::bad()).collect();
    let short: Vec<_> = rules::pages()
        .map(|(rule, _)| rule)
        .map(|rule| (rule.code, cases(rule.code, &fixtures)))
        .filter(|(_, (bad, good))| *bad < 2 || *good < 2)
        .map(|(code, (bad, good))| format!("{code}: {bad} bad, {good} good"))
        .collect();
    assert!(short.is_empty(), "too few cases:\n{}", short.join("\n"));
}

#[test]
fn fixtures_are_silent_where_they_say_so() {
    for fixture in Fixture::all() {
        for code in &fixture.silent {
            assert!(rules::all().any(|rule| rule.code == code), "{}: there is no rule {code}", fixture.name);
            let named = fixture.expected.iter().any(|line| line.text.split(' ').nth(1) == Some(code));
            assert!(!named, "{}: {code} is expected", fixture.name);
        }
    }
}
