//! Addresses of network devices.

use super::around::{after_escape, before, byte, run};

/// The range of the address whose first decimal digit is at `at`; there may be letters before it.
pub(super) fn mac(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    // Most numbers are none, and this is asked of each.
    let joined = bytes.get(at + 1..at + 5)?.iter().any(|byte| matches!(byte, b':' | b'-' | b'.'));
    if !joined {
        return None;
    }
    let pairs = [0, 1, 3, 4, 6, 7].into_iter().find_map(|back| pairs(bytes, at.checked_sub(back)?, at));
    pairs.or_else(|| (0..4).find_map(|back| fours(bytes, at.checked_sub(back)?, at)))
}

/// Six pairs with `:` or `-` between them.
fn pairs(bytes: &[u8], start: usize, at: usize) -> Option<(usize, usize)> {
    let separator = byte(bytes, start + 2);
    if !matches!(separator, b':' | b'-') || byte(bytes, start + 5) != separator {
        return None;
    }
    let found = groups(bytes, start, at, 2, separator)?;
    // Without a letter, dashes join the parts of a date.
    let hexed = separator == b':' || found.iter().any(u8::is_ascii_alphabetic);
    (hexed && is_device(found)).then_some((start, start + 17))
}

/// Three fours with `.` between them, of which one has a letter.
fn fours(bytes: &[u8], start: usize, at: usize) -> Option<(usize, usize)> {
    if byte(bytes, start + 4) != b'.' || byte(bytes, start + 9) != b'.' {
        return None;
    }
    let found = groups(bytes, start, at, 4, b'.')?;
    (found.iter().any(u8::is_ascii_alphabetic) && is_device(found)).then_some((start, start + 14))
}

/// The text of the address, if it stands alone and has no digit before `at`.
fn groups(bytes: &[u8], start: usize, at: usize, width: usize, separator: u8) -> Option<&[u8]> {
    let found = bytes.get(start..start + 12 + 12 / width - 1)?;
    let parts = found.chunks(width + 1);
    let fits = parts.clone().all(|part| {
        let (digits, tail) = part.split_at(width.min(part.len()));
        digits.len() == width && digits.iter().all(u8::is_ascii_hexdigit) && (tail.is_empty() || tail == [separator])
    });
    let first = !bytes.get(start..at)?.iter().any(u8::is_ascii_digit);
    let end = start + found.len();
    let joined = byte(bytes, end) == separator && byte(bytes, end + 1).is_ascii_hexdigit();
    let opens = !before(bytes, start).is_ascii_alphanumeric() || after_escape(bytes, start);
    let alone = opens && !byte(bytes, end).is_ascii_alphanumeric();
    let tail = before(bytes, start) == separator && {
        let from = start.saturating_sub(width + 2);
        let head = bytes.get(from..start - 1).unwrap_or_default();
        head.iter().rev().take_while(|byte| byte.is_ascii_hexdigit()).count() == width
            && !head.first().is_some_and(|byte| head.len() > width && byte.is_ascii_alphanumeric())
    };
    (fits && first && alone && !joined && !tail).then_some(found)
}

/// Whether a device has it: not all the same, no group address of a protocol, not for documentation, no container's.
fn is_device(found: &[u8]) -> bool {
    let plain: Vec<u8> = found.iter().filter(|byte| byte.is_ascii_hexdigit()).map(u8::to_ascii_lowercase).collect();
    let same = run(&plain, 1, 12, u8::is_ascii_hexdigit) == 11 && plain.iter().all(|byte| Some(byte) == plain.first());
    let known: [&[u8]; 5] = [b"00005e0053", b"01005e", b"3333", b"0180c2", b"0242ac"];
    !same && !known.iter().any(|known| plain.starts_with(known))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{TextRange, slice};

    fn addresses(text: &str) -> Vec<&str> {
        let bytes = text.as_bytes();
        let starts =
            (0..bytes.len()).filter(|at| byte(bytes, *at).is_ascii_digit() && !before(bytes, *at).is_ascii_digit());
        starts.filter_map(|at| mac(bytes, at)).map(|(start, end)| slice(text, TextRange::new(start, end))).collect()
    }

    #[test]
    fn devices() {
        for address in ["a4:83:e7:1f:00:9b", "DC-A6-32-01-02-03", "3c22.fb45.67de", "00:1B:44:11:3A:B7"] {
            assert_eq!(addresses(&format!("mac:{address}, ")), [address]);
            assert_eq!(addresses(&format!("({address}).")), [address]);
            assert_eq!(addresses(&format!("\\n{address}\x1b[0m")), [address]);
            assert_eq!(addresses(&format!("\x1b[31m{address}")), [address]);
        }
    }

    #[test]
    fn fingerprints_dates_and_groups() {
        for text in [
            "16:27:ac:a5:76:28:2d:36:63:1b:56:4d:eb:df:a6:48 12:34:56 26-11-30-12-34-56",
            "00:00:00:00:00:00 ff:ff:ff:ff:ff:ff 01:00:5e:00:00:fb 1234.5678.9012 02:42:ac:11:00:02",
        ] {
            assert_eq!(addresses(text), [""; 0], "{text}");
        }
    }
}
