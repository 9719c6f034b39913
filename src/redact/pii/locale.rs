//! Identity numbers of single countries, told by their check digits.

use super::around::{before, beside, byte, closes, opens, run};
use super::groups::{Groups, luhn, value};

/// The end of a Canadian social insurance number.
pub(super) fn sin(bytes: &[u8], at: usize, read: &Groups) -> Option<usize> {
    let named = || read.first(bytes, &[9]).filter(|_| beside(bytes, at, &["sin", "social insurance"]));
    let (digits, end) = read.first(bytes, &[3, 3, 3]).or_else(named)?;
    (luhn(digits) && !matches!(digits.first(), Some(0 | 8))).then_some(end)
}

/// The end of an Indian identity number.
pub(super) fn aadhaar(bytes: &[u8], read: &Groups) -> Option<usize> {
    let (digits, end) = read.first(bytes, &[4, 4, 4]).or_else(|| read.first(bytes, &[12]))?;
    (digits.first() > Some(&1) && verhoeff(digits)).then_some(end)
}

/// Verhoeff's rule: the digits, turned by their places, lead back to the identity of the group of a pentagon.
fn verhoeff(digits: &[u8]) -> bool {
    const TURN: [u8; 10] = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
    let turned = |digit: u8, times: usize| {
        (0..times % 8).fold(digit, |digit, _| TURN.get(usize::from(digit)).copied().unwrap_or_default())
    };
    let multiply = |left: u8, right: u8| match (left < 5, right < 5) {
        (true, true) => (left + right) % 5,
        (true, false) => (left + right) % 5 + 5,
        (false, true) => (left + 5 - right) % 5 + 5,
        (false, false) => (left + 5 - right) % 5,
    };
    digits.iter().rev().enumerate().fold(0, |sum, (place, digit)| multiply(sum, turned(*digit, place))) == 0
}

/// The end of a Polish identity number: a date of birth, and the check digit.
pub(super) fn pesel(bytes: &[u8], read: &Groups) -> Option<usize> {
    let (digits, end) = read.first(bytes, &[11])?;
    let weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];
    let sum: u32 = digits.iter().zip(weights).map(|(digit, weight)| u32::from(*digit) * weight).sum();
    let (month, day) = (value(digits.get(2..4)?) % 20, value(digits.get(4..6)?));
    (sum.is_multiple_of(10) && (1..=12).contains(&month) && (1..=31).contains(&day)).then_some(end)
}

/// The end of a German tax number: one digit of the first ten comes twice or thrice, and the check digit.
pub(super) fn german(bytes: &[u8], read: &Groups) -> Option<usize> {
    let (digits, end) = read.first(bytes, &[2, 3, 3, 3]).or_else(|| read.first(bytes, &[11]))?;
    let (check, ten) = digits.split_last()?;
    let product = ten.iter().fold(10, |product, digit| match (product + u32::from(*digit)) % 10 {
        0 => 20 % 11,
        sum => sum * 2 % 11,
    });
    let mut counts = [0_usize; 10];
    for digit in ten {
        if let Some(count) = counts.get_mut(usize::from(*digit)) {
            *count += 1;
        }
    }
    let repeated =
        counts.iter().filter(|count| **count > 1).fold((0, 0), |(all, most), count| (all + 1, *count.max(&most)));
    let valid = (11 - product) % 10 == u32::from(*check) && ten.first() != Some(&0);
    (valid && repeated.0 == 1 && repeated.1 <= 3).then_some(end)
}

/// The range of a Spanish tax number whose digits are at `at`: eight and a letter, or seven between two letters.
pub(super) fn spanish(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let length = run(bytes, at, 9, u8::is_ascii_digit);
    let foreign = length == 7 && matches!(before(bytes, at), b'X' | b'Y' | b'Z');
    let start = if foreign { at - 1 } else { at };
    if !(foreign || length == 8) || !opens(bytes, start) {
        return None;
    }
    let head = if foreign { u32::from(before(bytes, at) - b'X') * 10_000_000 } else { 0 };
    let digits = bytes.get(at..at + length)?;
    let number = digits.iter().fold(0, |value, digit| value * 10 + u32::from(digit - b'0')) + head;
    let end = at + length + usize::from(byte(bytes, at + length) == b'-');
    let letter = b"TRWAGMYFPDXBNJZSQVHLCKE".get(usize::try_from(number % 23).ok()?)?;
    (byte(bytes, end) == *letter && closes(bytes, end + 1)).then_some((start, end + 1))
}

/// The end of a Portuguese tax number, which has to be named.
pub(super) fn portuguese(bytes: &[u8], at: usize, read: &Groups) -> Option<usize> {
    let (digits, end) = read.first(bytes, &[3, 3, 3]).or_else(|| read.first(bytes, &[9]))?;
    let sum: u32 = digits.iter().zip((2..=9).rev()).map(|(digit, weight)| u32::from(*digit) * weight).sum();
    let check = (11 - sum % 11) % 11 % 10;
    let valid = digits.last().is_some_and(|last| u32::from(*last) == check);
    (valid && beside(bytes, at, &["nif", "contribuinte"])).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Groups {
        Groups::read(text.as_bytes(), 0)
    }

    #[test]
    fn check_digits_of_each_country() {
        let all = |text: &str| {
            let (bytes, read) = (text.as_bytes(), read(text));
            [
                sin(bytes, 0, &read).is_some(),
                aadhaar(bytes, &read).is_some(),
                pesel(bytes, &read).is_some(),
                german(bytes, &read).is_some(),
                spanish(bytes, 0).is_some(),
            ]
        };
        assert_eq!(all("130 692 544"), [true, false, false, false, false]);
        assert_eq!(all("2341 2341 2346"), [false, true, false, false, false]);
        assert_eq!(all("44051401359"), [false, false, true, false, false]);
        assert_eq!(all("86 095 742 719"), [false, false, false, true, false]);
        assert_eq!(all("12345678Z"), [false, false, false, false, true]);
        for wrong in ["130 692 545", "2341 2341 2347", "44051401358", "86 095 742 718", "12345678A", "130692544"] {
            assert_eq!(all(wrong), [false; 5], "{wrong}");
        }
    }

    #[test]
    fn numbers_with_letters_or_words_before() {
        assert_eq!(spanish(b"X1234567L", 1), Some((0, 9)));
        let text = "NIF 123456789";
        assert_eq!(portuguese(text.as_bytes(), 4, &Groups::read(text.as_bytes(), 4)), Some(13));
        assert_eq!(portuguese(b"123456789", 0, &read("123456789")), None);
    }
}
