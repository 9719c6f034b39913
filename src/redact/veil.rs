//! The text as the other rules see it: of the same length, without the values.
//!
//! What a rule never sees it cannot repeat, whatever its messages and fixes are made of.

use super::Found;
use crate::source::{TextRange, slice};
use std::borrow::Cow;

/// Stands in place of each value, as often and as far as it fits.
const VEIL: &str = "REDACTED-";

/// The least part of [`VEIL`] by which a text is known to hold it.
const PART: &str = "REDAC";

/// `text` with each of the values, which are sorted and apart, veiled. All places stay what they are.
pub(crate) fn veiled<'t>(text: &'t str, found: &[Found]) -> Cow<'t, str> {
    if found.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for Found { range, .. } in found {
        out.push_str(slice(text, TextRange::new(out.len(), range.start)));
        out.extend(VEIL.chars().cycle().take(range.len()));
    }
    out.push_str(slice(text, TextRange::new(out.len(), text.len())));
    Cow::Owned(out)
}

/// Whether a fix would write the veil into the document, where the value stood.
pub(crate) fn holds_veil(new_text: &str) -> bool {
    new_text.contains(PART)
}

/// The part of `text` in `range` with a mark in place of each value.
#[cfg(any(target_arch = "wasm32", test))]
pub(crate) fn marked(text: &str, range: TextRange, found: &[Found]) -> String {
    let first = found.partition_point(|found| found.range.end <= range.start);
    let inside = found.iter().skip(first).take_while(|found| found.range.start < range.end);
    let mut out = String::new();
    let mut from = range.start;
    for found in inside {
        out.push_str(slice(text, TextRange::new(from, found.range.start)));
        out.push_str("[REDACTED:");
        out.push_str(found.kind);
        out.push(']');
        from = found.range.end;
    }
    out.push_str(slice(text, TextRange::new(from, range.end)));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::redact::Confidence;

    fn found(start: usize, end: usize) -> Found {
        Found { kind: "key", detector: "key", confidence: Confidence::High, range: TextRange::new(start, end) }
    }

    #[test]
    fn places_stay_and_values_go() {
        assert_eq!(veiled("a=éé; b=12345678901", &[found(2, 6), found(10, 21)]), "a=REDA; b=REDACTED-RE");
    }

    #[test]
    fn a_part_has_marks() {
        let all = [found(2, 6), found(10, 12)];
        assert_eq!(marked("a=1234; b=12, c", TextRange::new(0, 15), &all), "a=[REDACTED:key]; b=[REDACTED:key], c");
        assert_eq!(marked("a=1234; b=12, c", TextRange::new(8, 15), &all), "b=[REDACTED:key], c");
    }
}
