//! Secrets that are told by what stands around them: a name, a header, a command, the armour of a key.

mod assignment;
mod beside;
mod command;
mod cookie;
mod header;
mod names;
mod password_hash;
mod phrase;
mod private_key;
mod prose;
mod url;
mod value;

use super::anchor::Anchor;
use super::{Confidence, DetectorInfo, Found};
use crate::source::TextRange;

/// Where each of them looks.
pub(super) const ANCHORS: &[&[Anchor]] = &[
    assignment::ANCHORS,
    command::ANCHORS,
    cookie::ANCHORS,
    header::ANCHORS,
    password_hash::ANCHORS,
    phrase::ANCHORS,
    private_key::ANCHORS,
    prose::ANCHORS,
    url::ANCHORS,
];

/// What is said of them.
pub(super) const DETECTORS: &[DetectorInfo] = &[
    assignment::PASSWORD,
    assignment::SECRET,
    command::INFO,
    cookie::INFO,
    header::AUTHORIZATION,
    header::BEARER,
    password_hash::INFO,
    phrase::INFO,
    private_key::INFO,
    url::CREDENTIALS,
];

/// Whether a kind says no more than that something secret stands there.
pub(super) fn is_general(kind: &str) -> bool {
    [assignment::PASSWORD, assignment::SECRET, cookie::INFO, header::AUTHORIZATION, header::BEARER]
        .iter()
        .any(|info| info.kind == kind)
}

/// An anchor in any case.
const fn any(literal: &'static str, look: fn(&str, usize, &mut Vec<Found>)) -> Anchor {
    Anchor { literal, any_case: true, look }
}

/// An anchor as it stands.
const fn exact(literal: &'static str, look: fn(&str, usize, &mut Vec<Found>)) -> Anchor {
    Anchor { literal, any_case: false, look }
}

/// What `info`'s detector found.
fn found(info: &DetectorInfo, range: TextRange, confidence: Confidence) -> Found {
    Found { kind: info.kind, detector: info.name, confidence, range }
}

/// The byte at a place; a line break outside the text.
fn byte(text: &str, at: usize) -> u8 {
    text.as_bytes().get(at).copied().unwrap_or(b'\n')
}

/// The place behind all bytes from `at` on that are `skipped`, at most `most`.
fn skip(text: &str, at: usize, most: usize, skipped: fn(u8) -> bool) -> usize {
    let rest = text.as_bytes().get(at..).unwrap_or_default();
    at + rest.iter().take(most).take_while(|byte| skipped(**byte)).count()
}

/// The place before which `skipped` bytes start that end at `at`, at most `most`.
fn back(text: &str, at: usize, most: usize, skipped: fn(u8) -> bool) -> usize {
    at - (0..at).rev().take(most).take_while(|place| skipped(byte(text, *place))).count()
}

/// At most `most` bytes of the line before `at`.
fn line_before(text: &str, at: usize, most: usize) -> &str {
    let mut start = back(text, at, most, |byte| !matches!(byte, b'\n' | b'\r'));
    while !text.is_char_boundary(start) {
        start += 1;
    }
    text.get(start..at).unwrap_or_default()
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}
