//! The characters that tokens are made of.

/// A set of ASCII characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Alphabet(u128);

impl Alphabet {
    /// The letters and digits, and those of `more`.
    const fn alnum_and(more: &str) -> Self {
        Self(Self::of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789").0 | Self::of(more).0)
    }

    /// The characters of `members`, which are ASCII.
    const fn of(members: &str) -> Self {
        let mut rest = members.as_bytes();
        let mut set = 0;
        while let Some((first, more)) = rest.split_first() {
            set |= 1 << (*first & 127);
            rest = more;
        }
        Self(set)
    }

    /// Whether `byte` belongs to it.
    pub(super) const fn has(self, byte: u8) -> bool {
        byte < 128 && self.0 >> byte & 1 == 1
    }

    /// How many bytes at the start of `bytes` belong to it.
    pub(super) fn run(self, bytes: &[u8]) -> usize {
        bytes.iter().position(|byte| !self.has(*byte)).unwrap_or(bytes.len())
    }

    /// The same, with hex digits after a `%` counted as one of its characters in a URL.
    pub(super) fn run_encoded(self, bytes: &[u8]) -> usize {
        let mut at = self.run(bytes);
        while let Some([b'%', high, low, ..]) = bytes.get(at..) {
            if !(high.is_ascii_hexdigit() && low.is_ascii_hexdigit() && self.has(unhex(*high) << 4 | unhex(*low))) {
                break;
            }
            at += 3;
            at += self.run(bytes.get(at..).unwrap_or_default());
        }
        at
    }

    /// Its members in order.
    #[cfg(test)]
    pub(super) fn members(self) -> Vec<u8> {
        (0..128).filter(|byte| self.has(*byte)).collect()
    }
}

/// The value of a hex digit.
fn unhex(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        _ => (digit | 32).wrapping_sub(b'a').wrapping_add(10) & 15,
    }
}

/// Letters and digits.
pub(super) const ALNUM: Alphabet = Alphabet::alnum_and("");
/// Letters.
pub(super) const LETTERS: Alphabet = Alphabet::of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
/// Digits.
pub(super) const DIGITS: Alphabet = Alphabet::of("0123456789");
/// Letters, digits and the low line.
pub(super) const WORD: Alphabet = Alphabet::alnum_and("_");
/// Base64 for URLs.
pub(super) const URL64: Alphabet = Alphabet::alnum_and("_-");
/// Base64 for URLs in parts between dots.
pub(super) const DOTTED: Alphabet = Alphabet::alnum_and("_-.");
/// Base64 with its filling.
pub(super) const BASE64: Alphabet = Alphabet::alnum_and("+/=");
/// Either form of base64.
pub(super) const ANY64: Alphabet = Alphabet::alnum_and("+/=_-");
/// Hex digits in either case.
pub(super) const HEX: Alphabet = Alphabet::of("0123456789abcdefABCDEF");
/// A UUID.
pub(super) const UUID: Alphabet = Alphabet::of("0123456789abcdefABCDEF-");
/// Capitals and digits.
pub(super) const UPPER: Alphabet = Alphabet::of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
/// Capitals and digits in groups.
pub(super) const HYPHENED: Alphabet = Alphabet::of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-");
/// Small letters and digits.
pub(super) const LOWER: Alphabet = Alphabet::of("abcdefghijklmnopqrstuvwxyz0123456789");
/// The path of a URL.
pub(super) const PATH: Alphabet = Alphabet::alnum_and("_-/@");
/// What passwords that a server makes may hold.
pub(super) const TILDE: Alphabet = Alphabet::alnum_and("_-.~");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percent_escape_counts_where_its_character_does() {
        assert_eq!(BASE64.run_encoded(b"ab%2Bc%3D&x"), 9);
        assert_eq!(ALNUM.run_encoded(b"ab%26c"), 2);
        assert_eq!(ALNUM.run_encoded(b"ab%"), 2);
    }
}
