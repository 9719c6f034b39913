//! Numbers of social security and of taxpayers in the United States.

use super::around::beside;
use super::groups::{Groups, value};

/// The end of a social security number that begins with `read`, and whether a word names it.
///
/// The two numbers that were printed in advertisements are nobody's.
pub(super) fn ssn(bytes: &[u8], at: usize, read: &Groups) -> Option<(usize, bool)> {
    let (number, end) = nine(bytes, read)?;
    let (area, group, serial) = parts(number);
    let issued = !matches!(area, 0 | 666 | 900..) && group > 0 && serial > 0;
    if !issued || matches!(number, 78_051_120 | 219_099_999) {
        return None;
    }
    let named = beside(bytes, at, &["ssn", "social security", "social"]);
    (named || read.separator == b'-').then_some((end, named))
}

/// The end of a taxpayer's number that begins with `read`: the areas from 900 on, and a word.
pub(super) fn itin(bytes: &[u8], at: usize, read: &Groups) -> Option<usize> {
    let (number, end) = nine(bytes, read)?;
    let (area, group, _) = parts(number);
    let issued = area >= 900 && matches!(group, 50..=65 | 70..=88 | 90..=92 | 94..=99);
    (issued && beside(bytes, at, &["itin", "taxpayer", "tax id"])).then_some(end)
}

fn nine(bytes: &[u8], read: &Groups) -> Option<(u32, usize)> {
    let (digits, end) = read.first(bytes, &[3, 2, 4]).or_else(|| read.first(bytes, &[9]))?;
    Some((value(digits), end))
}

fn parts(number: u32) -> (u32, u32, u32) {
    (number / 1_000_000, number / 10_000 % 100, number % 10_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads(text: &str) -> (bool, bool) {
        let at = text.find(|c: char| c.is_ascii_digit()).unwrap_or_default();
        let read = Groups::read(text.as_bytes(), at);
        (ssn(text.as_bytes(), at, &read).is_some(), itin(text.as_bytes(), at, &read).is_some())
    }

    #[test]
    fn numbers_by_shape_or_word() {
        for text in ["123-45-6789.", "SSN 123 45 6789", "\"ssn\": 123456789", "social security number: 123456789"] {
            assert_eq!(reads(text), (true, false), "{text}");
        }
        for text in ["ITIN 912-78-1234", "taxpayer id 912781234"] {
            assert_eq!(reads(text), (false, true), "{text}");
        }
    }

    #[test]
    fn numbers_that_were_never_issued() {
        for text in [
            "000-12-3456",
            "666-12-3456",
            "912-12-3456",
            "123-00-4567",
            "123-45-0000",
            "078-05-1120",
            "123456789",
            "123 45 6789",
            "123-45-6789-1",
            "2026-11-30",
            "912-78-1234",
        ] {
            assert_eq!(reads(text), (false, false), "{text}");
        }
    }
}
