//! Checksums and decodable parts of tokens.

/// The digits of base62 as GitHub and npm write them.
const BASE62: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// CRC-32 as in zip files. Bit by bit: tokens are short, and a table would weigh a kilobyte.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| crc >> 1 ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
    })
}

/// Whether the last six of `body` are the CRC-32 of the rest in base62.
pub(super) fn ends_with_crc62(body: &[u8]) -> bool {
    let Some((random, sum)) = body.len().checked_sub(6).and_then(|at| body.split_at_checked(at)) else {
        return false;
    };
    let digit = |byte: &u8| BASE62.iter().position(|other| other == byte).unwrap_or_default() as u64;
    sum.iter().fold(0, |value, byte| value * 62 + digit(byte)) == u64::from(crc32(random))
}

/// Whether the body of an AWS access key names an account of twelve digits.
pub(super) fn names_aws_account(body: &[u8]) -> bool {
    let digit = |byte: &u8| match byte {
        b'A'..=b'Z' => Some(u64::from(byte - b'A')),
        b'2'..=b'7' => Some(u64::from(byte - b'2') + 26),
        _ => None,
    };
    let ten = body.iter().take(10).map(digit).try_fold(0, |value, digit| Some(value << 5 | digit?));
    body.len() == 16 && ten.is_some_and(|value| (value >> 2 & 0x7fff_ffff_ff80) >> 7 < 1_000_000_000_000)
}

/// The bytes that `encoded` stands for in base64, either form, up to the first character that is of neither.
pub(super) fn base64(encoded: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(encoded.len() / 4 * 3 + 2);
    let mut held = 0_u32;
    let mut bits = 0;
    for byte in encoded {
        let digit = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => break,
        };
        held = held << 6 | u32::from(digit);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits & 255) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `value` in base62, padded to six digits.
    fn base62(mut value: u32) -> String {
        let mut digits = Vec::new();
        for _ in 0..6 {
            digits.insert(0, BASE62[value as usize % 62]);
            value /= 62;
        }
        String::from_utf8(digits).unwrap()
    }

    #[test]
    fn the_checksum_of_a_body_is_at_its_end() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        let random = "Zk4Rq9TnWb2Lx7VcZk4Rq9TnWb2Lx7";
        assert!(ends_with_crc62(format!("{random}{}", base62(crc32(random.as_bytes()))).as_bytes()));
        assert!(!ends_with_crc62(format!("{random}AAAAAA").as_bytes()));
        assert!(!ends_with_crc62(b"abc"));
    }

    #[test]
    fn base64_is_read_in_either_form() {
        assert_eq!(base64(b"eyJhIjoxfQ=="), b"{\"a\":1}");
        assert_eq!(base64(b"-_8"), base64(b"+/8="));
    }
}
