//! Every text fixture through the native core. The same files go through the npm package in `tests/package`.

mod support;

use handoff_lint::check;
use support::fixture::{Fixture, show};

#[test]
fn every_fixture_gets_exactly_what_it_expects() {
    let fixtures = Fixture::all();
    assert!(fixtures.len() >= 20, "only {} fixtures were found", fixtures.len());
    let wrong: Vec<_> = fixtures.iter().filter_map(mismatch).collect();
    assert!(wrong.is_empty(), "{} of {} fixtures differ:\n\n{}", wrong.len(), fixtures.len(), wrong.join("\n\n"));
}

fn mismatch(fixture: &Fixture) -> Option<String> {
    let report = check(&fixture.input, &fixture.options);
    let found = show(&fixture.input, &report);
    let expected: Vec<_> = fixture.expected.iter().map(|line| line.text.clone()).collect();
    if found != expected {
        return Some(format!(
            "{}\n  expected\n    {}\n  found\n    {}",
            fixture.name,
            expected.join("\n    "),
            found.join("\n    ")
        ));
    }
    let messages = report.diagnostics.iter().map(|diagnostic| diagnostic.message.as_str());
    let wanted = fixture.expected.iter().skip(1).map(|line| line.message.as_deref());
    messages.zip(wanted).find_map(|(message, wanted)| {
        let wanted = wanted?;
        (!message.contains(wanted)).then(|| format!("{}\n  message {message:?} does not hold {wanted:?}", fixture.name))
    })
}
