//! Addresses of cryptocurrency wallets.

use super::around::{after_escape, beside, byte, opens, run};
use crate::redact::sha256::sha256;
use crate::redact::{Confidence, Found};
use crate::source::TextRange;

/// Looks at the address whose `0x` is at `at`.
///
/// Twenty bytes in hex may be any number. A word tells, or the mixed case that carries a checksum.
pub(super) fn look_hex(text: &str, at: usize, found: &mut Vec<Found>) {
    let bytes = text.as_bytes();
    let first = byte(bytes, at + 41).is_ascii_hexdigit() && !byte(bytes, at + 42).is_ascii_alphanumeric();
    if !first || !opens(bytes, at) || run(bytes, at + 2, 41, u8::is_ascii_hexdigit) != 40 {
        return;
    }
    let digits = bytes.get(at + 2..at + 42).unwrap_or_default();
    let empty = digits.starts_with(&[b'0'; 16]);
    let mixed = digits.iter().any(u8::is_ascii_uppercase) && digits.iter().any(u8::is_ascii_lowercase);
    let named = mixed || beside(bytes, at, &["wallet", "address", "addr", "eth", "ethereum", "account"]);
    if !empty {
        push(found, if named { Confidence::Medium } else { Confidence::Low }, at, at + 42);
    }
}

/// Looks at the address whose readable part and separator, as `bc1`, are at `at`.
pub(super) fn look_bech32(text: &str, at: usize, found: &mut Vec<Found>) {
    let bytes = text.as_bytes();
    let length = run(bytes, at, 120, u8::is_ascii_alphanumeric);
    let whole = bytes.get(at..at + length).unwrap_or_default();
    let mixed = whole.iter().any(u8::is_ascii_uppercase) && whole.iter().any(u8::is_ascii_lowercase);
    if length >= 25 && !mixed && opens(bytes, at) && is_bech32(whole) {
        push(found, Confidence::High, at, at + length);
    }
}

/// The first letters of addresses in base 58, each with the version in front of its twenty bytes: of Bitcoin, Dogecoin,
/// Litecoin and Tron.
const VERSIONS: [(u8, u8); 6] = [(b'1', 0), (b'3', 5), (b'D', 30), (b'L', 48), (b'M', 50), (b'T', 65)];

/// The range of the address that is in base 58 and ends in a checksum, whose first digit is at `at`.
pub(super) fn base58(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let head = bytes.get(at.saturating_sub(34)..at)?;
    let mut start = at - head.iter().rev().take_while(|byte| byte.is_ascii_alphabetic()).count();
    // Most words with digits begin otherwise; an escape may stand before.
    if !b"13DLMTmnrt".contains(&byte(bytes, start)) {
        return None;
    }
    if start < at && after_escape(bytes, start + 1) {
        start += 1;
    }
    let (_, version) = *VERSIONS.iter().find(|(first, _)| *first == byte(bytes, start))?;
    let length = run(bytes, start, 36, u8::is_ascii_alphanumeric);
    let sized = (26..=35).contains(&length) && opens(bytes, start);
    (sized && is_base58(bytes.get(start..start + length)?, version)).then_some((start, start + length))
}

fn push(found: &mut Vec<Found>, confidence: Confidence, start: usize, end: usize) {
    found.push(Found { kind: "wallet", detector: "crypto-wallet", confidence, range: TextRange::new(start, end) });
}

/// Whether it is `version`, twenty bytes, and the first four of the hash of these, hashed twice.
fn is_base58(address: &[u8], version: u8) -> bool {
    const ALPHABET: &[u8] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    let mut decoded = [0_u8; 25];
    for byte in address {
        let Some(mut carry) = ALPHABET.iter().position(|letter| letter == byte) else { return false };
        for place in decoded.iter_mut().rev() {
            carry += usize::from(*place) * 58;
            *place = carry.to_le_bytes()[0];
            carry >>= 8;
        }
        if carry > 0 {
            return false;
        }
    }
    let (payload, sum) = decoded.split_at(21);
    let first: Vec<u8> = sha256(payload).as_bytes().chunks_exact(2).map(from_hex).collect();
    let second: Vec<u8> = sha256(&first).as_bytes().chunks_exact(2).take(4).map(from_hex).collect();
    decoded[0] == version && second == sum
}

fn from_hex(pair: &[u8]) -> u8 {
    pair.iter()
        .fold(0, |value, digit| value << 4 | if digit.is_ascii_digit() { digit - b'0' } else { digit - b'a' + 10 })
}

/// Whether the checksum of either version of bech32 is right.
fn is_bech32(address: &[u8]) -> bool {
    const ALPHABET: &[u8] = b"qpzry9x8gf2tvdw0s3jn54khce6mua7l";
    let Some(separator) = address.iter().position(|byte| *byte == b'1') else { return false };
    let (name, data) = address.split_at(separator);
    let mut sum = 1;
    for byte in name {
        sum = mix(sum) ^ u32::from(byte.to_ascii_lowercase() >> 5);
    }
    sum = mix(sum);
    for byte in name {
        sum = mix(sum) ^ u32::from(byte & 31);
    }
    for byte in data.iter().skip(1) {
        let Some(value) = ALPHABET.iter().zip(0..).find(|(letter, _)| **letter == byte.to_ascii_lowercase()) else {
            return false;
        };
        sum = mix(sum) ^ value.1;
    }
    matches!(sum, 1 | 0x2bc8_30a3)
}

/// One step of the checksum of bech32.
fn mix(sum: u32) -> u32 {
    const GENERATOR: [u32; 5] = [0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3];
    let top = sum >> 25;
    let terms = GENERATOR.iter().enumerate().filter(|(bit, _)| top >> bit & 1 == 1);
    terms.fold((sum & 0x01ff_ffff) << 5, |sum, (_, term)| sum ^ term)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(letters: &str) -> String {
        ["0x", letters.repeat(40).get(..40).unwrap()].concat()
    }

    fn sure(text: &str) -> Vec<Confidence> {
        let mut found = Vec::new();
        for (at, _) in text.match_indices("0x") {
            look_hex(text, at, &mut found);
        }
        found.iter().map(|found| found.confidence).collect()
    }

    #[test]
    fn checksums_in_base_58() {
        // The first block's own address, as everyone knows it.
        let address = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
        assert_eq!(base58(address.as_bytes(), 0), Some((0, 34)));
        // Twenty zeros, whose key nobody has.
        for address in [
            "LKDxGDJq5fF4FohAB8zJH24mDDNHDNtqsE",
            "D596YFweJQuHY1BbjazZYmAbt8jJPbKehC",
            "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb",
        ] {
            let text = format!("to {address}.");
            let at = text.find(|c: char| c.is_ascii_digit()).unwrap();
            assert_eq!(base58(text.as_bytes(), at), Some((3, 37)), "{address}");
        }
        assert_eq!(base58(address.replace("Na", "Nb").as_bytes(), 0), None);
        assert_eq!(base58(format!("{address}{address}").as_bytes(), 0), None);
    }

    #[test]
    fn checksums_in_bech32() {
        let mut found = Vec::new();
        let address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
        look_bech32(address, 0, &mut found);
        look_bech32(&address.to_ascii_uppercase(), 0, &mut found);
        assert_eq!(found.len(), 2);
        look_bech32(&address.replace("t4", "t5"), 0, &mut found);
        look_bech32("bc1 is a prefix", 0, &mut found);
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn twenty_bytes_in_hex() {
        assert_eq!(sure(&format!("wallet: {}", hex("1a2b3c4d5e"))), [Confidence::Medium]);
        assert_eq!(sure(&hex("1A2b3C4d5E")), [Confidence::Medium]);
        assert_eq!(sure(&hex("1a2b3c4d5e")), [Confidence::Low]);
        assert_eq!(sure(&format!("{}00 0x1234 {}", hex("1a2b3c"), hex("0"))), []);
    }
}
