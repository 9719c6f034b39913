//! Numbers of payment cards, and social security numbers.

use super::groups::{Groups, luhn, value};

/// Whether the digits are a card's: of an issuer's range and length, with the check digit.
///
/// The number that every payment test page shows is nobody's.
pub(super) fn is_card(digits: &[u8]) -> bool {
    let head = value(digits.get(..4).unwrap_or_default());
    let length = digits.len();
    let issued = match length {
        14 => matches!(head, 3000..=3059 | 3600..=3699 | 3800..=3999),
        15 => matches!(head / 100, 34 | 37),
        16 => {
            matches!(head, 2221..=2720 | 3528..=3589 | 4000..=5999 | 6011 | 6200..=6299 | 6304 | 6440..=6599 | 6759..=6763)
        }
        _ => false,
    };
    let example = digits.chunks(2).all(|pair| pair == [4, 2]);
    issued && !example && luhn(digits)
}

/// The end of a card's number that begins with `read`.
pub(super) fn card(bytes: &[u8], read: &Groups) -> Option<usize> {
    let shapes: [&[usize]; 6] = [&[4, 4, 4, 4], &[4, 6, 5], &[4, 6, 4], &[16], &[15], &[14]];
    let found = shapes.iter().find_map(|shape| read.first(bytes, shape));
    found.filter(|(digits, _)| is_card(digits)).map(|(_, end)| end)
}

/// The end of a social security number that begins with `read`; the two that were printed in advertisements are nobody's.
pub(super) fn ssn(bytes: &[u8], read: &Groups, named: bool) -> Option<usize> {
    let grouped = read.first(bytes, &[3, 2, 4]).filter(|_| read.separator == b'-' || named);
    let (digits, end) = grouped.or_else(|| read.first(bytes, &[9]).filter(|_| named))?;
    let number = value(digits);
    let (area, group, serial) = (number / 1_000_000, number / 10_000 % 100, number % 10_000);
    let issued = !matches!(area, 0 | 666 | 900..) && group > 0 && serial > 0;
    (issued && !matches!(number, 78_051_120 | 219_099_999)).then_some(end)
}
