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

/// The value of a part of the header, further on in the line.
fn part(text: &str, from: usize, name: &str, all: &mut Vec<Found>) {
    let rest = text.get(from..).unwrap_or_default();
    let line = rest.get(..rest.find(['\n', '\r']).unwrap_or(rest.len()).min(2000)).unwrap_or_default();
    if let Some(place) = line.find(name) {
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
