//! JSON Web Tokens: base64 parts between dots, of which the first decodes to a header.

use super::super::alphabet::URL64;
use super::super::checksum::base64;
use super::super::{Confidence, DetectorInfo, Found, boundary};
use crate::source::TextRange;

/// What is said of it.
pub(super) const INFO: DetectorInfo = DetectorInfo {
    name: "jwt",
    kind: "jwt",
    finds: "JSON Web Tokens, signed, unsigned or encrypted",
    source: "https://www.rfc-editor.org/rfc/rfc7519",
};

/// The signatures of the tokens by which the standard and its best known site explain it.
const EXPLAINED: &[&str] =
    &["SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c", "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"];

/// The longest header that is decoded.
const HEADER: usize = 4096;

/// Looks at the token that may begin at `at`.
pub(super) fn look(text: &str, at: usize, found: &mut Vec<Found>) {
    if !boundary::opens(text, at) {
        return;
    }
    let rest = text.as_bytes().get(at..).unwrap_or_default();
    let window = rest.get(..HEADER).unwrap_or(rest);
    let header = URL64.run(window);
    if !boundary::opens(text, at)
        || rest.get(header) != Some(&b'.')
        || !is_header(window.get(..header).unwrap_or_default())
    {
        return;
    }
    let Some(length) = parts(rest, header) else { return };
    let range = TextRange::new(at, at + length);
    let value = rest.get(..length).unwrap_or_default();
    if !EXPLAINED.iter().any(|signature| value.ends_with(signature.as_bytes())) {
        found.push(Found { kind: INFO.kind, detector: INFO.name, confidence: Confidence::High, range });
    }
}

/// Whether `encoded` is an object that names an algorithm or a type.
fn is_header(encoded: &[u8]) -> bool {
    let header = base64(encoded);
    let names = |key: &[u8]| header.windows(key.len()).any(|part| part == key);
    names(b"\"alg\"") || names(b"\"typ\"") || names(b"\"enc\"")
}

/// The length of all parts, up to five, where the second is there.
fn parts(rest: &[u8], header: usize) -> Option<usize> {
    let mut length = header;
    for part in 1..5 {
        let Some(after) = rest.get(length..)?.strip_prefix(b".") else { break };
        let run = URL64.run(after);
        // An encrypted token may have an empty part, with more to follow; a dot after the last ends a sentence.
        let more =
            run > 0 || part == 1 || after.first() == Some(&b'.') && after.get(1).is_some_and(|byte| URL64.has(*byte));
        if !more {
            break;
        }
        length += 1 + run;
    }
    (length >= header + 8).then_some(length)
}
