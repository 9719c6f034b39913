//! `Authorization: Bearer …`, in a dump of HTTP, in an object, in a command.

use super::value::is_stand_in;
use super::{any, byte, found, is_blank, skip};
use crate::redact::anchor::Anchor;
use crate::redact::checksum::base64;
use crate::redact::random::looks_random;
use crate::redact::{Confidence, DetectorInfo, Found};
use crate::source::{TextRange, slice};

pub(super) const AUTHORIZATION: DetectorInfo = DetectorInfo {
    name: "authorization-header",
    kind: "authorization-header",
    finds: "Credentials in Authorization headers",
    source: "https://www.rfc-editor.org/rfc/rfc9110#section-11.6.2",
};

pub(super) const BEARER: DetectorInfo = DetectorInfo {
    name: "bearer-token",
    kind: "bearer-token",
    finds: "Tokens behind the word Bearer",
    source: "https://www.rfc-editor.org/rfc/rfc6750",
};

pub(super) const ANCHORS: &[Anchor] =
    &[any("authorization", authorization), any("bearer ", bearer), any("basic ", basic)];

const fn in_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~' | b'+' | b'/' | b'=' | b':' | b'%' | b'|')
}

const LONGEST: usize = 16_384;

fn token(text: &str, at: usize) -> TextRange {
    let range = TextRange::new(at, skip(text, at, LONGEST, in_token));
    let value = slice(text, range);
    TextRange::new(at, at + value.trim_end_matches(['.', ':', '|']).len())
}

fn authorization(text: &str, at: usize, all: &mut Vec<Found>) {
    let end =
        skip(text, at + "authorization".len(), 8, |byte| matches!(byte, b'"' | b'\'' | b'`' | b'\\' | b']' | b'*'));
    let gap = skip(text, end, 4, is_blank);
    if !matches!(byte(text, gap), b':' | b'=' | b',') {
        return;
    }
    let at = skip(text, gap + 1, 12, |byte| {
        matches!(byte, b' ' | b'\t' | b'"' | b'\'' | b'`' | b'\\' | b'>' | b'*' | b'f' | b'b')
            && byte != b'b'
            && byte != b'f'
    });
    let at = at + usize::from(matches!(byte(text, at), b'b' | b'f') && matches!(byte(text, at + 1), b'"' | b'\'')) * 2;
    let word = skip(text, at, 20, |byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if byte(text, word) != b' ' {
        return push(text, token(text, at), 16, all);
    }
    match slice(text, TextRange::new(at, word)).to_ascii_lowercase().as_str() {
        "digest" => part(text, word, "response=", all),
        "aws4-hmac-sha256" => part(text, word, "Signature=", all),
        "bearer" | "basic" | "token" | "apikey" | "api-key" | "key" | "bot" | "oauth" | "negotiate" | "ntlm"
        | "ghs" | "sso-key" => {
            push(text, token(text, skip(text, word, 4, is_blank)), 6, all);
        }
        _ => {}
    }
}

/// The most bytes of a header in which a part of it is looked for.
const LONGEST_HEADER: usize = 1000;

/// The value of a part of the header, further on in the line.
fn part(text: &str, from: usize, name: &str, all: &mut Vec<Found>) {
    let mut end = skip(text, from, LONGEST_HEADER, |byte| !matches!(byte, b'\n' | b'\r'));
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    if let Some(place) = slice(text, TextRange::new(from, end)).find(name) {
        let start = skip(text, from + place + name.len(), 2, |byte| matches!(byte, b'"' | b'\\'));
        push(text, token(text, start), 16, all);
    }
}

fn push(text: &str, range: TextRange, least: usize, all: &mut Vec<Found>) {
    let value = slice(text, range);
    let told = value.bytes().any(|byte| byte.is_ascii_digit()) || looks_random(value.as_bytes());
    if value.len() >= least && told && !is_stand_in(value) {
        all.push(found(&AUTHORIZATION, range, Confidence::High));
    }
}

/// The word before a token, wherever it stands.
fn bearer(text: &str, at: usize, all: &mut Vec<Found>) {
    let range = token(text, at + "bearer ".len());
    let value = slice(text, range);
    let mixed = value.bytes().any(|byte| byte.is_ascii_digit()) && looks_random(value.as_bytes());
    if value.len() >= 16 && mixed && !is_stand_in(value) {
        all.push(found(&BEARER, range, Confidence::Medium));
    }
}

/// `Basic` and what decodes to a name and a password.
fn basic(text: &str, at: usize, all: &mut Vec<Found>) {
    let range = token(text, at + "basic ".len());
    let value = slice(text, range);
    let pair = base64(value.as_bytes());
    let reads = pair.iter().all(|byte| (32..127).contains(byte))
        && pair.iter().position(|byte| *byte == b':').is_some_and(|colon| colon > 0 && colon + 2 < pair.len());
    if value.len() >= 8 && reads {
        all.push(found(&AUTHORIZATION, range, Confidence::High));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found in `text` at its first header.
    fn values(text: &str) -> Vec<&str> {
        let mut all = Vec::new();
        authorization(text, text.find("Authorization").unwrap(), &mut all);
        all.iter().map(|one| slice(text, one.range)).collect()
    }

    #[test]
    fn of_a_digest_only_the_response_goes() {
        let response = "6629fae49393a05397450978507c4ef1";
        let text = format!("Authorization: Digest username=\"bob\", uri=\"/é\", response=\"{response}\"\nx: y");
        assert_eq!(values(&text), [response]);
    }

    #[test]
    fn a_part_is_looked_for_in_the_header_alone() {
        let response = "6629fae49393a05397450978507c4ef1";
        assert_eq!(values(&format!("Authorization: Digest a=b\nresponse=\"{response}\"")), [""; 0]);
        let long = "é".repeat(LONGEST_HEADER);
        assert_eq!(values(&format!("Authorization: Digest {long} response=\"{response}\"")), [""; 0]);
    }
}
