//! Digits in groups, as numbers are written that people read to each other.

use super::around::{byte, closes, run};

/// Most groups that are read; no number has more.
const GROUPS: usize = 6;

/// Most digits that are kept.
const DIGITS: usize = 20;

/// Groups of digits with one and the same separator between them.
pub(super) struct Groups {
    /// The separator, or 0 where there is one group only.
    pub(super) separator: u8,
    digits: [u8; DIGITS],
    count: usize,
    lengths: [usize; GROUPS],
    ends: [usize; GROUPS],
    filled: usize,
}

impl Groups {
    /// Reads the groups from the first byte of a run of digits on.
    pub(super) fn read(bytes: &[u8], start: usize) -> Self {
        let mut read =
            Self { separator: 0, digits: [0; DIGITS], count: 0, lengths: [0; GROUPS], ends: [0; GROUPS], filled: 0 };
        let mut at = start;
        loop {
            let length = run(bytes, at, DIGITS + 1, u8::is_ascii_digit);
            read.take(bytes.get(at..at + length).unwrap_or_default(), at + length);
            at += length;
            let separator = byte(bytes, at);
            let goes_on = matches!(separator, b' ' | b'-' | b'.') && byte(bytes, at + 1).is_ascii_digit();
            let same = read.separator == separator || read.filled == 1;
            if !goes_on || !same || read.filled == GROUPS || length > DIGITS {
                return read;
            }
            read.separator = separator;
            at += 1;
        }
    }

    fn take(&mut self, group: &[u8], end: usize) {
        let free = self.digits.iter_mut().skip(self.count);
        for (to, digit) in free.zip(group) {
            *to = digit - b'0';
        }
        if let (Some(length), Some(to)) = (self.lengths.get_mut(self.filled), self.ends.get_mut(self.filled)) {
            *length = group.len();
            *to = end;
        }
        self.count = DIGITS.min(self.count + group.len());
        self.filled += 1;
    }

    /// The lengths of the groups.
    pub(super) fn lengths(&self) -> &[usize] {
        self.lengths.get(..self.filled).unwrap_or_default()
    }

    /// The digits of all groups, as numbers.
    pub(super) fn digits(&self) -> &[u8] {
        self.digits.get(..self.count).unwrap_or_default()
    }

    /// The digits and the end of the first groups, where these have `lengths` and are a number of their own: after a
    /// space other numbers may follow.
    pub(super) fn first(&self, bytes: &[u8], lengths: &[usize]) -> Option<(&[u8], usize)> {
        let alone = lengths.len() == self.filled || self.separator == b' ';
        if !alone || !self.lengths().starts_with(lengths) {
            return None;
        }
        let end = self.ends.get(lengths.len().checked_sub(1)?).copied()?;
        let digits = self.digits().get(..lengths.iter().sum())?;
        closes(bytes, end).then_some((digits, end))
    }
}

/// The number that `digits` write.
pub(super) fn value(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |value, digit| value * 10 + u32::from(*digit))
}

/// Whether the last digit is the check digit of the others by Luhn's rule.
pub(super) fn luhn(digits: &[u8]) -> bool {
    let sum: u32 = digits
        .iter()
        .rev()
        .zip([1, 2].into_iter().cycle())
        .map(|(digit, factor)| u32::from(*digit) * factor)
        .map(|product| product / 10 + product % 10)
        .sum();
    sum.is_multiple_of(10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_share_a_separator() {
        let lengths = |text: &str| Groups::read(text.as_bytes(), 0).lengths().to_vec();
        assert_eq!(lengths("123-45-6789."), [3, 2, 4]);
        assert_eq!(lengths("123-45 6789"), [3, 2]);
        assert_eq!(lengths("42 tests"), [2]);
        assert_eq!(lengths("1.2.3.4.5.6.7.8"), [1; 6]);
        assert_eq!(lengths(&"7".repeat(99)), [21]);
    }

    #[test]
    fn the_first_groups_of_a_row() {
        let row = "123 45 6789 10";
        let read = Groups::read(row.as_bytes(), 0);
        assert_eq!(read.first(row.as_bytes(), &[3, 2, 4]), Some(([1, 2, 3, 4, 5, 6, 7, 8, 9].as_slice(), 11)));
        let id = "123-45-6789-10";
        assert_eq!(Groups::read(id.as_bytes(), 0).first(id.as_bytes(), &[3, 2, 4]), None);
    }

    #[test]
    fn check_digits_by_luhn() {
        assert!(luhn(&[7, 9, 9, 2, 7, 3, 9, 8, 7, 1, 3]));
        assert!(!luhn(&[7, 9, 9, 2, 7, 3, 9, 8, 7, 1, 4]));
    }
}
