//! Public addresses of the internet.

use super::around::{before, beside, byte, closes, opens, run};
use super::groups::Groups;

/// The end of a version 4 address that begins with `read`.
///
/// Private, reserved and documentation ranges are nobody's; neither are the resolvers that everyone uses. Four small
/// numbers are a version, unless a word says otherwise.
pub(super) fn four(bytes: &[u8], at: usize, read: &Groups) -> Option<usize> {
    if read.separator != b'.' || read.lengths().len() != 4 {
        return None;
    }
    let mut parts = [0; 4];
    let mut end = at;
    for part in &mut parts {
        let length = run(bytes, end, 4, u8::is_ascii_digit);
        let digits = bytes.get(end..end + length)?;
        *part = digits.iter().fold(0, |value, digit| value * 10 + u32::from(digit - b'0'));
        if length > 3 || *part > 255 || length > 1 && digits.starts_with(b"0") {
            return None;
        }
        end += length + 1;
    }
    let end = end - 1;
    let ends = closes(bytes, end) || byte(bytes, end) == b'-' && byte(bytes, end + 1).is_ascii_digit();
    let small = parts.iter().filter(|part| **part < 32).count() > 2;
    let version =
        small && !beside(bytes, at, &["ip", "addr", "address"]) || beside(bytes, at, &["version", "v", "release"]);
    (ends && is_public(parts) && !version).then_some(end)
}

fn is_public(parts: [u32; 4]) -> bool {
    let own = match (parts[0], parts[1], parts[2]) {
        (0 | 10 | 127 | 224.., ..)
        | (169, 254, _)
        | (192, 168, _)
        | (192, 0, 0 | 2)
        | (198, 51, 100)
        | (203, 0, 113) => true,
        (100, second, _) => (64..128).contains(&second),
        (172, second, _) => (16..32).contains(&second),
        (198, second, _) => second == 18 || second == 19,
        _ => false,
    };
    // Four times the same is made up, or a resolver; what ends in zeros is a network.
    let same = parts.iter().all(|part| *part == parts[0]);
    !own && !same && !matches!(parts, [1, 0, 0, 1] | [8, 8, 4, 4] | [_, _, 0, 0])
}

/// The end of a global version 6 address at `at`: these begin with 2 or 3.
pub(super) fn six(bytes: &[u8], at: usize) -> Option<usize> {
    let global = matches!(byte(bytes, at), b'2' | b'3') && byte(bytes, at + 4) == b':';
    if !global || before(bytes, at) == b':' || !opens(bytes, at) {
        return None;
    }
    let (mut groups, mut gap, mut end) = (0, false, at);
    loop {
        let length = run(bytes, end, 5, u8::is_ascii_hexdigit);
        if length > 4 {
            return None;
        }
        groups += usize::from(length > 0);
        end += length;
        let colons = run(bytes, end, 3, |byte| *byte == b':');
        let next = byte(bytes, end + colons).is_ascii_hexdigit();
        if colons == 0 || colons == 1 && !next || groups == 8 {
            break;
        }
        if colons > 2 || colons == 2 && gap {
            return None;
        }
        gap |= colons == 2;
        end += colons;
        if !next {
            break;
        }
    }
    let whole = if gap { (3..8).contains(&groups) } else { groups == 8 };
    let head = bytes.get(at..end)?.to_ascii_lowercase();
    let known: [&[u8]; 4] = [b"2001:db8:", b"2001:0db8:", b"2606:4700:4700:", b"2001:4860:4860:"];
    (whole && closes(bytes, end) && !known.iter().any(|known| head.starts_with(known))).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{TextRange, slice};

    fn addresses(text: &str) -> Vec<&str> {
        let bytes = text.as_bytes();
        let starts = (0..bytes.len()).filter(|at| byte(bytes, *at).is_ascii_digit() && opens(bytes, *at));
        let end = |at| four(bytes, at, &Groups::read(bytes, at)).or_else(|| six(bytes, at)).map(|end| (at, end));
        starts.filter_map(end).map(|(start, end)| slice(text, TextRange::new(start, end))).collect()
    }

    #[test]
    fn public_addresses() {
        for (text, address) in [
            ("from 93.184.216.34:443.", "93.184.216.34"),
            ("(151.101.1.69/24)", "151.101.1.69"),
            ("ip 5.9.10.11", "5.9.10.11"),
            ("[2a00:1450:4001:81b::200e]:443", "2a00:1450:4001:81b::200e"),
            ("at 2600:1f18:2148:bc00:8d6a:9c2a:1b3c:4d5e.", "2600:1f18:2148:bc00:8d6a:9c2a:1b3c:4d5e"),
        ] {
            assert_eq!(addresses(text), [address], "{text}");
        }
    }

    #[test]
    fn addresses_of_nobody_versions_and_times() {
        for text in [
            "10.0.0.1 127.0.0.1 192.168.1.20 172.16.5.4 169.254.1.1 0.0.0.0 255.255.255.0 203.0.113.7 8.8.8.8 42.42.42.42 172.32.0.0/16",
            "1.2.3.4 v93.184.216.34 version 93.184.216.34 120.0.6099.109 93.184.216.34.5 1.3.6.1.4.1",
            "2001:db8::1 ::1 fe80::1 2026:11:30 12:34:56 2024::foo std::fmt 2606:4700:4700::1111",
        ] {
            assert_eq!(addresses(text), [""; 0], "{text}");
        }
    }
}
