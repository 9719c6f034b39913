//! Private keys in their armour: PEM, `OpenSSH`, PGP, `PuTTY`; indented, quoted, numbered, escaped, cut off.
//!
//! The lines of the body are found one by one, so that line breaks and what stands before them stay.

use super::{byte, exact, found, skip};
use crate::redact::anchor::Anchor;
use crate::redact::checksum::base64;
use crate::redact::random::looks_random;
use crate::redact::{Confidence, DetectorInfo, Found};
use crate::source::{TextRange, slice};

pub(super) const INFO: DetectorInfo = DetectorInfo {
    name: "private-key",
    kind: "private-key",
    finds: "Private keys: PEM, OpenSSH, PGP, PuTTY, OpenVPN",
    source: "https://www.rfc-editor.org/rfc/rfc7468",
};

pub(super) const ANCHORS: &[Anchor] =
    &[exact("-----BEGIN ", armoured), exact("LS0tLS1CRUdJTi", encoded), exact("Private-Lines:", putty)];

const fn in_body(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'=')
}

/// A longer line is none of a key.
const LONGEST_LINE: usize = 4096;
/// A key has no more lines than this; one of 16,384 bits has 200.
const MOST_LINES: usize = 400;
/// Lines of a key have 64, 70 or 76 characters, but for the last.
const SHORTEST_FULL: usize = 40;

fn push(range: TextRange, all: &mut Vec<Found>) {
    if !range.is_empty() {
        all.push(found(&INFO, range, Confidence::High));
    }
}

fn armoured(text: &str, at: usize, all: &mut Vec<Found>) {
    let label_at = at + "-----BEGIN ".len();
    let label = slice(text, TextRange::new(label_at, skip(text, label_at, 60, |byte| byte != b'-' && byte != b'\n')));
    let start = label_at + label.len() + "-----".len();
    let is_key = label.contains("PRIVATE KEY") || label.contains("OpenVPN Static key");
    if !is_key || text.get(start - 5..start) != Some("-----") {
        return;
    }
    if !same_line(text, start, all) {
        lines_below(text, start, byte(text, at.wrapping_sub(1)) == b'+', all);
    }
}

/// A body that stands in one line with its head, its breaks written as `\n`, or as spaces. Whether there was one.
fn same_line(text: &str, start: usize, all: &mut Vec<Found>) -> bool {
    let end = skip(text, start, 20_000, |byte| in_body(byte) || matches!(byte, b'\\' | b' ' | b':' | b','));
    let body = slice(text, TextRange::new(start, end));
    let body = body.trim_end_matches(['\\', ' ', ',', ':']);
    // Breaks are `\n`, `\r\n`, `\\n`: what stands before the first character of the body stays with the head.
    let head = body.len() - body.trim_start_matches(['\\', ' ']).len();
    let head = head
        + body.get(head..).map_or(0, |rest| {
            if head > 0 && byte(text, start) == b'\\' {
                rest.len() - rest.trim_start_matches(['n', 'r', '\\']).len()
            } else {
                0
            }
        });
    if body.len() < head + 16 {
        return false;
    }
    push(TextRange::new(start + head, start + body.len()), all);
    true
}

/// Where the head is `signed` by a `+`, so is each line: that of a diff, which is in the alphabet of base64.
fn lines_below(text: &str, start: usize, signed: bool, all: &mut Vec<Found>) {
    let mut at = next_line(text, start);
    let mut bodies = 0;
    for _ in 0..MOST_LINES {
        let Some(from) = at else { return };
        let end = skip(text, from, LONGEST_LINE, |byte| !matches!(byte, b'\n' | b'\r'));
        let line = slice(text, TextRange::new(from, end));
        if line.contains("-----") {
            return;
        }
        let sign = usize::from(signed && byte(text, from) == b'+');
        let body = body_of(text, from + sign, end);
        let words = slice(text, body);
        let full = words.len() >= SHORTEST_FULL;
        let last = !words.is_empty()
            && bodies > 0
            && (words.ends_with('=')
                || words.starts_with('=')
                || words.len() >= 4 && (looks_random(words.as_bytes()) || ends_below(text, end)));
        if full || last {
            push(body, all);
            bodies += 1;
        } else if !(bodies == 0 && is_header(line)) {
            return;
        }
        at = next_line(text, end);
    }
}

/// `Proc-Type: 4,ENCRYPTED`, a blank line, a line of the armour.
fn is_header(line: &str) -> bool {
    let bare = line.trim_matches(|c: char| !c.is_alphanumeric());
    bare.is_empty() || bare.contains(": ") || bare.len() <= 4 && bare.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether the line below closes the armour.
fn ends_below(text: &str, end: usize) -> bool {
    let Some(from) = next_line(text, end) else { return false };
    slice(text, TextRange::new(from, skip(text, from, 200, |byte| byte != b'\n'))).contains("-----END")
}

fn next_line(text: &str, at: usize) -> Option<usize> {
    let end = skip(text, at, LONGEST_LINE, |byte| !matches!(byte, b'\n' | b'\r'));
    if end == at + LONGEST_LINE {
        return None;
    }
    let width = if text.get(end..)?.starts_with("\r\n") { 2 } else { 1 };
    (end + width < text.len()).then_some(end + width)
}

/// The longest run of base64 in a line; around it may stand a quote, a number, an escaped break.
fn body_of(text: &str, from: usize, end: usize) -> TextRange {
    let mut best = TextRange::empty(from);
    let mut at = from;
    while at < end {
        let run = TextRange::new(at, skip(text, at, end - at, in_body));
        if run.len() > best.len() {
            best = run;
        }
        at = run.end + 1;
    }
    best
}

/// A whole armour in base64, as settings of clusters have it.
fn encoded(text: &str, at: usize, all: &mut Vec<Found>) {
    if in_body(byte(text, at.wrapping_sub(1))) {
        return;
    }
    let end = skip(text, at, 65_536, in_body);
    let head = base64(text.as_bytes().get(at..(at + 120).min(end)).unwrap_or_default());
    let is_key = head.windows("PRIVATE KEY".len()).any(|part| part == b"PRIVATE KEY");
    if is_key {
        push(TextRange::new(at, end), all);
    }
}

/// The lines that `Private-Lines: n` counts.
fn putty(text: &str, at: usize, all: &mut Vec<Found>) {
    let from = skip(text, at + "Private-Lines:".len(), 4, |byte| byte == b' ');
    let digits = slice(text, TextRange::new(from, skip(text, from, 4, |byte| byte.is_ascii_digit())));
    let mut line = next_line(text, from);
    for _ in 0..digits.parse::<usize>().unwrap_or_default().min(MOST_LINES) {
        let Some(start) = line else { return };
        let end = skip(text, start, LONGEST_LINE, |byte| !matches!(byte, b'\n' | b'\r'));
        if slice(text, TextRange::new(start, end)).contains(':') {
            return;
        }
        push(body_of(text, start, end), all);
        line = next_line(text, end);
    }
}
