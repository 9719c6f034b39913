//! The laws of redaction, over all detectors.

use proptest::prelude::*;

use super::random::looks_random;
use super::sha256::sha256;
use super::token::rows;
use super::token::sample::{Draw, sample};
use super::{AHEAD, Allowed, BEHIND, Classes, RedactOptions, find, redact};
use crate::source::{TextRange, slice};

/// Fails where `value` or a part of it is left in `output`.
pub(super) fn assert_no_residue(value: &str, output: &str, of: &str) {
    for at in 0..value.len().saturating_sub(5) {
        let part = value.get(at..at + 6).unwrap();
        assert!(!output.contains(part), "{of}: {part} of {value} is left in {output}");
    }
}

/// The start of the line that holds `at`.
fn line_start(text: &str, at: usize) -> usize {
    text.get(..at).and_then(|head| head.rfind('\n')).map_or(0, |end| end + 1)
}

/// A long page with a token in some of its lines.
fn page(draw: &mut Draw) -> String {
    let all: Vec<_> = rows().collect();
    let mut page = String::new();
    while page.len() < 64 * 1024 {
        let row = all[draw.below(all.len())];
        let (token, _) = sample(row, row.prefixes[0], draw);
        page.push_str("Some words, as they stand in any note of any length, to fill the line.\n");
        page.extend(["- it said `", &token, "` there\n"]);
    }
    page
}

#[test]
fn what_is_allowed_stays_and_its_neighbour_goes() {
    let mut draw = Draw(5);
    let row = rows().next().unwrap();
    let (kept, gone) = (sample(row, row.prefixes[0], &mut draw).0, sample(row, row.prefixes[0], &mut draw).0);
    let text = format!("{kept} {gone}");
    for entry in
        [format!("sha256:pinch:{}", sha256(format!("pinch{kept}").as_bytes())), format!("{}*", kept.get(..12).unwrap())]
    {
        let options = RedactOptions { allow: vec![Allowed::parse(&entry).unwrap()], ..RedactOptions::default() };
        assert_eq!(redact(&text, &options).text, format!("{kept} [REDACTED:{}]", row.info.kind));
    }
}

#[test]
fn a_class_that_is_off_finds_nothing() {
    let text = "write to someone.real@mail-of-mine.dev";
    assert_eq!(find(text, &RedactOptions::default()).len(), 1);
    assert!(find(text, &RedactOptions { pii: Classes::NONE, ..RedactOptions::default() }).is_empty());
}

#[test]
fn hardly_a_token_is_taken_for_a_word() {
    let mut draw = Draw(12345);
    let (mut missed, mut drawn) = (0, 0);
    for row in rows() {
        for round in 0..200 {
            let (token, value) = sample(row, row.prefixes[round % row.prefixes.len()], &mut draw);
            missed += usize::from(redact(&token, &RedactOptions::default()).text.contains(&value));
            drawn += 1;
        }
    }
    assert!(missed * 1000 < drawn, "{missed} of {drawn}");
}

proptest! {
    #[test]
    fn laws(before in "\\PC{0,40}", after in "\\PC{0,40}", seed in 1_u64.., pick in 0_usize..1000, space in "[ \n\"'`(=:]") {
        let all: Vec<_> = rows().collect();
        let row = all[pick % all.len()];
        let mut draw = Draw(seed);
        let prefix = row.prefixes[draw.below(row.prefixes.len())];
        let (token, value) = sample(row, prefix, &mut draw);
        // One in thousands looks like a word by chance.
        prop_assume!(looks_random(value.strip_prefix(prefix).unwrap_or(&value).as_bytes()));
        let text = format!("{before}{space}{token} {after}");
        let options = RedactOptions::default();
        let redacted = redact(&text, &options);
        assert_no_residue(value.strip_prefix(prefix).unwrap_or(&value), &redacted.text, row.info.name);
        prop_assert_eq!(redact(&redacted.text, &options).text, redacted.text.clone());
        prop_assert!(find(&redacted.text, &options).is_empty());
        let (mut input, mut output) = (0, 0);
        for one in &redacted.redactions {
            prop_assert!(input <= one.found.range.start && !one.found.range.is_empty());
            prop_assert_eq!(text.get(input..one.found.range.start), redacted.text.get(output..one.output.start));
            prop_assert_eq!(slice(&redacted.text, one.output), format!("[REDACTED:{}]", one.found.kind));
            (input, output) = (one.found.range.end, one.output.end);
        }
        prop_assert_eq!(text.get(input..), redacted.text.get(output..));
    }

    #[test]
    fn a_piece_gives_the_finds_of_the_whole(seed in 1_u64..) {
        let mut draw = Draw(seed);
        let text = page(&mut draw);
        let whole = find(&text, &RedactOptions::default());
        let start = line_start(&text, draw.below(text.len() / 2));
        let end = line_start(&text, text.len() - draw.below(text.len() / 8));
        let piece = find(text.get(start..end).unwrap(), &RedactOptions::default());
        let inner = |range: TextRange| range.start >= start + BEHIND && range.end + AHEAD <= end;
        let of_whole: Vec<_> = whole.iter().map(|one| (one.kind, one.range)).filter(|(_, range)| inner(*range)).collect();
        let of_piece: Vec<_> = piece.iter().map(|one| (one.kind, one.range.shift(start))).filter(|(_, range)| inner(*range)).collect();
        prop_assert!(!of_whole.is_empty());
        prop_assert_eq!(of_whole, of_piece);
    }

    #[test]
    fn what_is_clean_stays_clean(text in "[a-f0-9@.:+=/ ()\\-]{0,120}") {
        let options = RedactOptions::default();
        let once = redact(&text, &options).text;
        prop_assert!(find(&once, &options).is_empty());
    }

    #[test]
    fn any_text_is_answered(text in "\\PC{0,200}") {
        let found = find(&text, &RedactOptions::default());
        prop_assert!(found.iter().all(|one| text.get(one.range.start..one.range.end).is_some()));
    }
}
