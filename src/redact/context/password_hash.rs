//! Hashes of passwords, which can be guessed at leisure.

use super::{exact, found, skip};
use crate::redact::anchor::Anchor;
use crate::redact::{Confidence, DetectorInfo, Found};
use crate::source::TextRange;

pub(super) const INFO: DetectorInfo = DetectorInfo {
    name: "password-hash",
    kind: "password-hash",
    finds: "Hashes of passwords: bcrypt, crypt, Argon2, scrypt",
    source: "https://passlib.readthedocs.io/en/stable/modular_crypt_format.html",
};

pub(super) const ANCHORS: &[Anchor] = &[
    exact("$2a$", look),
    exact("$2b$", look),
    exact("$2y$", look),
    exact("$5$", look),
    exact("$6$", look),
    exact("$y$", look),
    exact("$apr1$", look),
    exact("$argon2", look),
    exact("$scrypt$", look),
];

const fn in_hash(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'$' | b'.' | b'/' | b'+' | b'=' | b',')
}

fn look(text: &str, at: usize, all: &mut Vec<Found>) {
    let end = skip(text, at, 200, in_hash);
    let hash = text.get(at..end).unwrap_or_default().trim_end_matches(['.', ',']);
    if hash.len() >= 30 && (3..8).contains(&hash.matches('$').count()) {
        all.push(found(&INFO, TextRange::new(at, at + hash.len()), Confidence::Medium));
    }
}
