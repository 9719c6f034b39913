//! Access keys of AWS, and the secrets that stand beside them.

use super::super::alphabet::{BASE64, UPPER};
use super::super::checksum::names_aws_account;
use super::super::random::{is_example, looks_random};
use super::super::{Confidence, DetectorInfo, Found, boundary};
use crate::source::TextRange;

/// What is said of the id.
pub(super) const KEY: DetectorInfo = DetectorInfo {
    name: "aws-access-key",
    kind: "aws-access-key",
    finds: "AWS access key ids, of users and of sessions",
    source: "https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html",
};

/// What is said of the secret.
pub(super) const SECRET: DetectorInfo = DetectorInfo {
    name: "aws-secret-key",
    kind: "aws-secret-key",
    finds: "AWS secret keys that follow an access key id",
    source: "https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html",
};

/// How far after an id its secret is looked for.
const NEAR: usize = 240;
/// The length of a secret.
const SECRET_LENGTH: usize = 40;

/// Looks at the id that may begin at `at`.
pub(super) fn look(text: &str, at: usize, found: &mut Vec<Found>) {
    let bytes = text.as_bytes();
    let window = bytes.get(at..text.len().min(at + 32)).unwrap_or_default();
    let length = UPPER.run(window);
    let body = window.get(4..length).unwrap_or_default();
    if !boundary::opens(text, at) || !(14..=20).contains(&body.len()) || !looks_random(body) {
        return;
    }
    let confidence = if names_aws_account(body) { Confidence::High } else { Confidence::Medium };
    let end = at + length;
    found.push(Found { kind: KEY.kind, detector: KEY.name, confidence, range: TextRange::new(at, end) });
    found.extend(secret(bytes, end));
}

/// The secret that follows the id that ends at `from`.
fn secret(bytes: &[u8], from: usize) -> Option<Found> {
    let window = bytes.get(from..bytes.len().min(from + NEAR))?;
    let mut at = 0;
    while let Some(rest) = window.get(at..).filter(|rest| !rest.is_empty()) {
        let run = BASE64.run(rest);
        let value = rest.get(..run)?;
        // An equals sign may be that of an assignment.
        let start = value.iter().take_while(|byte| **byte == b'=').count();
        let start = value
            .iter()
            .position(|byte| *byte == b'=')
            .filter(|key| run > key + SECRET_LENGTH)
            .map_or(start, |key| key + 1);
        let value = value.get(start..)?;
        if value.len() == SECRET_LENGTH && mixed(value) && looks_random(value) && !is_example(value) {
            let range = TextRange::new(from + at + start, from + at + run);
            return Some(Found { kind: SECRET.kind, detector: SECRET.name, confidence: Confidence::High, range });
        }
        at += run + 1;
    }
    None
}

/// Whether small letters, capitals and digits occur, as in no digest.
fn mixed(value: &[u8]) -> bool {
    value.iter().any(u8::is_ascii_uppercase)
        && value.iter().any(u8::is_ascii_lowercase)
        && value.iter().any(u8::is_ascii_digit)
}
