//! Every text fixture through the native core. The same files go through the npm package in `tests/package`.

mod support;

use support::fixture::{Fixture, mismatch};

#[test]
fn every_fixture_gets_exactly_what_it_expects() {
    let fixtures = Fixture::all();
    assert!(fixtures.len() >= 20, "only {} fixtures were found", fixtures.len());
    let wrong: Vec<_> = fixtures.iter().filter_map(mismatch).collect();
    assert!(wrong.is_empty(), "{} of {} fixtures differ:\n\n{}", wrong.len(), fixtures.len(), wrong.join("\n\n"));
}
