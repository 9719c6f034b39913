//! The values of cookies.

use super::value::is_stand_in;
use super::{any, found, skip};
use crate::redact::anchor::Anchor;
use crate::redact::random::looks_random;
use crate::redact::{Confidence, DetectorInfo, Found};
use crate::source::TextRange;

pub(super) const INFO: DetectorInfo = DetectorInfo {
    name: "cookie",
    kind: "cookie",
    finds: "The values of cookies",
    source: "https://www.rfc-editor.org/rfc/rfc6265",
};

pub(super) const ANCHORS: &[Anchor] = &[
    any("cookie:", look),
    any("cookie\":", look),
    any("cookie':", look),
    any("cookie\\\":", look),
    any("cookie=\"", look),
];

/// Attributes of a cookie and other pairs that are known to all.
const KNOWN: &[&str] = &[
    "path", "domain", "expires", "max-age", "samesite", "secure", "httponly", "priority", "theme", "lang", "locale",
    "_ga", "_gid", "consent",
];

const fn in_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.')
}

const fn in_value(byte: u8) -> bool {
    !matches!(byte, b';' | b' ' | b'\t' | b'\n' | b'\r' | b'"' | b'\'' | b'`' | b'\\' | b',' | b'<' | b'>')
}

const LONGEST: usize = 8192;

/// Looks at each `name=value` of the line.
fn look(text: &str, at: usize, all: &mut Vec<Found>) {
    let mut at = skip(text, at, 12, |byte| byte.is_ascii_alphabetic() || byte == b'-');
    at = skip(text, at, 12, |byte| matches!(byte, b'"' | b'\'' | b':' | b' ' | b'\\' | b'[' | b'='));
    for _ in 0..50 {
        let name = TextRange::new(at, skip(text, at, 128, in_name));
        if text.as_bytes().get(name.end) != Some(&b'=') {
            // An attribute without a value, such as `Secure`.
            at = skip(text, name.end, 4, |byte| matches!(byte, b';' | b' '));
            if name.is_empty() || at == name.end {
                return;
            }
            continue;
        }
        let value = TextRange::new(name.end + 1, skip(text, name.end + 1, LONGEST, in_value));
        pair(text, name, value, all);
        at = skip(text, value.end, 4, |byte| matches!(byte, b';' | b' '));
        if at == value.end {
            return;
        }
    }
}

fn pair(text: &str, name: TextRange, value: TextRange, all: &mut Vec<Found>) {
    let words = |range: TextRange| crate::source::slice(text, range);
    let known = KNOWN.iter().any(|known| words(name).eq_ignore_ascii_case(known));
    let value_words = words(value);
    let told = value_words.bytes().any(|byte| byte.is_ascii_digit()) || looks_random(value_words.as_bytes());
    if !known && value_words.len() >= 8 && told && !is_stand_in(value_words) {
        all.push(found(&INFO, value, Confidence::High));
    }
}
