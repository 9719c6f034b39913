//! Numbers of payment cards.

use super::around::beside;
use super::groups::{Groups, luhn, value};

/// The end of a card's number that begins with `read`, and whether its groups or a word tell.
///
/// A bare number beside `id` is an id. The number that every payment test page shows, `4242` over and over, is nobody's;
/// other numbers for tests are not told from real ones.
pub(super) fn card(bytes: &[u8], at: usize, read: &Groups) -> Option<(usize, bool)> {
    const GROUPED: &[&[usize]] = &[&[4, 4, 4, 4, 3], &[4, 4, 4, 4], &[4, 6, 5], &[4, 6, 4], &[6, 13]];
    const BARE: &[&[usize]] = &[&[16], &[15], &[14], &[19]];
    let find = |shapes: &[&[usize]]| {
        let mut cards = shapes.iter().filter_map(|shape| read.first(bytes, shape));
        cards.find(|(digits, _)| is_card(digits)).map(|(_, end)| end)
    };
    if let Some(end) = find(GROUPED) {
        return Some((end, true));
    }
    let end = find(BARE)?;
    let named = beside(bytes, at, &["card", "visa", "mastercard", "amex", "credit", "debit", "pan", "payment"]);
    (named || !beside(bytes, at, &["id"])).then_some((end, named))
}

/// Whether the digits are of an issuer's range and length, with the check digit.
fn is_card(digits: &[u8]) -> bool {
    let head = value(digits.get(..4).unwrap_or_default());
    let issued = match digits.len() {
        14 => matches!(head, 3000..=3059 | 3600..=3699 | 3800..=3999),
        15 => matches!(head / 100, 34 | 37),
        16 => matches!(
            head,
            2200..=2204
                | 2221..=2720
                | 3528..=3589
                | 4000..=4999
                | 5018..=5038
                | 5060..=5067
                | 5085
                | 5090
                | 5100..=5599
                | 5893
                | 6011
                | 6062
                | 6200..=6299
                | 6304
                | 6440..=6599
                | 6759..=6763
                | 9792
        ),
        19 => matches!(head, 6200..=6299),
        _ => false,
    };
    issued && !digits.chunks(2).all(|pair| pair == [4, 2]) && luhn(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads(text: &str) -> Option<(usize, bool)> {
        let at = text.find(|c: char| c.is_ascii_digit()).unwrap_or_default();
        card(text.as_bytes(), at, &Groups::read(text.as_bytes(), at))
    }

    #[test]
    fn cards_of_every_shape() {
        for (text, sure) in [
            ("4012 8888 8888 1881", true),
            ("5555-5555-5555-4444", true),
            ("3782 822463 10005", true),
            ("3056 930902 5904", true),
            ("2200 7007 0000 0002", true),
            ("6220 1234 5678 9012 345", true),
            ("6011000400000000", false),
            ("371449635398431", false),
        ] {
            assert_eq!(reads(text), Some((text.len(), sure)), "{text}");
            assert_eq!(reads(&format!("{text} 12/27")), Some((text.len(), sure)), "{text}");
        }
        assert_eq!(reads("card id: 6011000400000000"), Some((25, true)));
    }

    #[test]
    fn numbers_of_other_things() {
        for text in [
            "4242 4242 4242 4242",
            "4012 8888 8888 1882",
            "1700000000000",
            "1764547200000000000",
            "20261130120000",
            "run id 6011000400000000",
            "60110004000000001",
            "6011000400000000.5",
            "5000000000000009",
        ] {
            assert_eq!(reads(text), None, "{text}");
        }
    }
}
