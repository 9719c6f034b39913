//! Every safe fix mends what it is about, and every fix leaves a text that is no worse.

#![allow(clippy::unwrap_used, reason = "a broken fixture stops the test")]

mod support;

use handoff_lint::contract::example::document;
use handoff_lint::diagnostic::Fix;
use handoff_lint::{CheckOptions, Report, check, rules};
use support::fixture::Fixture;

/// What the rules' own examples and all fixtures are made of.
fn documents() -> Vec<(String, CheckOptions)> {
    let pages = rules::pages().map(|(_, page)| {
        let json = if page.options.is_empty() { "{}" } else { page.options };
        let options: serde_json::Value = serde_json::from_str(json).unwrap();
        let options = options.get(0).cloned().unwrap_or(options);
        (document(page.bad), serde_json::from_value(options).unwrap())
    });
    pages.chain(Fixture::all().into_iter().map(|fixture| (fixture.input, fixture.options))).collect()
}

fn applied(text: &str, fix: &Fix) -> String {
    let mut mended = text.to_owned();
    for edit in fix.edits.iter().rev() {
        mended.replace_range(edit.range.start..edit.range.end, &edit.new_text);
    }
    mended
}

fn count(report: &Report, code: &str) -> usize {
    report.diagnostics.iter().filter(|found| found.code == code).count()
}

fn errors(report: &Report) -> usize {
    report.diagnostics.iter().filter(|found| found.severity.as_str() == "error").count()
}

#[test]
fn safe_fixes_mend() {
    let mut tried = 0;
    for (text, options) in documents() {
        let before = check(&text, &options);
        for found in &before.diagnostics {
            for fix in found.fixes.iter().filter(|fix| fix.safe) {
                tried += 1;
                let mended = applied(&text, fix);
                let after = check(&mended, &options);
                let title = &fix.title;
                assert!(count(&after, found.code) < count(&before, found.code), "{}: {title}\n{mended}", found.code);
                assert!(
                    errors(&after) <= errors(&before),
                    "{}: {title}\n{mended}\n{:?}",
                    found.code,
                    after.diagnostics
                );
            }
        }
    }
    assert!(tried > 20, "only {tried} fixes were found");
}

/// Those that their author has to agree with are not always the whole mend, but these are.
#[test]
fn suggested_fixes_mend_too() {
    let whole = ["artifact/duplicate", "artifact/unlisted-change", "handoff/trailing-text", "section/unexpected"];
    for code in whole {
        let mut tried = 0;
        for (text, options) in documents() {
            let before = check(&text, &options);
            for found in before.diagnostics.iter().filter(|found| found.code == code) {
                for fix in &found.fixes {
                    tried += 1;
                    let mended = applied(&text, fix);
                    let after = check(&mended, &options);
                    assert!(count(&after, code) < count(&before, code), "{code}: {}\n{mended}", fix.title);
                }
            }
        }
        assert!(tried > 0, "{code} has no fix");
    }
}
