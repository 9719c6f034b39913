//! Numbers of passports, driving licences, the NHS and British national insurance: only beside a word that names them.

use super::around::{before, beside, byte, closes, opens, run};
use super::groups::Groups;
use crate::redact::{Confidence, Found};
use crate::source::TextRange;

/// How far behind the word its number may begin.
const REACH: usize = 32;

/// Looks behind the word `passport` at `at`.
pub(super) fn look_passport(text: &str, at: usize, found: &mut Vec<Found>) {
    if let Some(range) = token(text.as_bytes(), at + 8, 7, 9) {
        found.push(Found { kind: "passport", detector: "passport-number", confidence: Confidence::Medium, range });
    }
}

/// Looks around the `licen` of a driving licence at `at`.
pub(super) fn look_licence(text: &str, at: usize, found: &mut Vec<Found>) {
    let bytes = text.as_bytes();
    if !beside(bytes, at, &["driving", "driver", "drivers", "driver's"]) {
        return;
    }
    if let Some(range) = token(bytes, at + 7, 7, 18) {
        found.push(Found {
            kind: "driving-licence",
            detector: "driving-licence",
            confidence: Confidence::Medium,
            range,
        });
    }
}

/// The first word behind `from` of capitals and digits, most of them digits, that is no date.
fn token(bytes: &[u8], from: usize, least: usize, most: usize) -> Option<TextRange> {
    let mut at = from;
    while at < from + REACH && !matches!(byte(bytes, at), 0 | b'\n') {
        let part = |byte: &u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || *byte == b'-';
        let length = run(bytes, at, most + 5, part);
        let word = bytes.get(at..at + length).unwrap_or_default();
        let digits = word.iter().filter(|byte| byte.is_ascii_digit()).count();
        let size = word.iter().filter(|byte| **byte != b'-').count();
        let date = size == 8 && digits == 8 && (word.starts_with(b"19") || word.starts_with(b"20"));
        let fits = (least..=most).contains(&size) && digits >= 5 && !word.starts_with(b"-");
        if fits && !date && opens(bytes, at) && closes(bytes, at + length) {
            return Some(TextRange::new(at, at + length));
        }
        at += length.max(1);
    }
    None
}

/// The end of an NHS number that begins with `read`, by its check digit.
pub(super) fn nhs(bytes: &[u8], at: usize, read: &Groups) -> Option<usize> {
    let (digits, end) = read.first(bytes, &[3, 3, 4]).or_else(|| read.first(bytes, &[10]))?;
    let sum: u32 = digits.iter().zip((1..=10).rev()).map(|(digit, weight)| u32::from(*digit) * weight).sum();
    (sum.is_multiple_of(11) && beside(bytes, at, &["nhs"])).then_some(end)
}

/// The range of a national insurance number whose first digits are at `at`: two letters, six digits, one letter.
pub(super) fn nino(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let start = at.checked_sub(if before(bytes, at) == b' ' { 3 } else { 2 })?;
    let letters = |byte: &u8| byte.is_ascii_uppercase() && !b"DFIQUV".contains(byte);
    if run(bytes, start, 2, letters) != 2 || !opens(bytes, start) {
        return None;
    }
    let mut end = at;
    for _ in 0..3 {
        end += if run(bytes, end, 2, u8::is_ascii_digit) == 2 { 2 } else { return None };
        end += usize::from(byte(bytes, end) == b' ');
    }
    let suffix = matches!(byte(bytes, end), b'A'..=b'D') && closes(bytes, end + 1);
    (suffix && beside(bytes, start, &["national insurance", "nino", "ni number", "ni no"])).then_some((start, end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::slice;

    fn papers(text: &str) -> Vec<&str> {
        let mut found = Vec::new();
        for (at, _) in text.to_ascii_lowercase().match_indices("passport") {
            look_passport(text, at, &mut found);
        }
        for (at, _) in text.to_ascii_lowercase().match_indices("licen") {
            look_licence(text, at, &mut found);
        }
        found.iter().map(|found| slice(text, found.range)).collect()
    }

    #[test]
    fn papers_beside_their_word() {
        assert_eq!(papers("Passport no.: C01X00T47, issued"), ["C01X00T47"]);
        assert_eq!(papers("{\"passportNumber\": \"123456789\"}"), ["123456789"]);
        assert_eq!(papers("driver's license D1234567."), ["D1234567"]);
        assert_eq!(papers("driving licence: MORGA657054SM9IJ"), ["MORGA657054SM9IJ"]);
    }

    #[test]
    fn words_without_papers() {
        for text in
            ["passport-local 1.0.0", "passport expires 2030-11-30", "passport since 20261130", "license D1234567"]
        {
            assert_eq!(papers(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn british_numbers() {
        let nhs_of = |text: &str| {
            let at = text.find(|c: char| c.is_ascii_digit()).unwrap_or_default();
            nhs(text.as_bytes(), at, &Groups::read(text.as_bytes(), at)).is_some()
        };
        assert!(nhs_of("NHS number 943 476 5919") && nhs_of("nhs: 9434765919"));
        assert!(!nhs_of("NHS number 943 476 5918") && !nhs_of("id 943 476 5919"));
        let nino_of = |text: &str| nino(text.as_bytes(), text.find(|c: char| c.is_ascii_digit()).unwrap_or_default());
        assert!(nino_of("NINO AB123456C").is_some() && nino_of("National Insurance AB 12 34 56 C").is_some());
        assert!(nino_of("part AB123456C").is_none() && nino_of("NINO QQ123456C").is_none());
    }
}
