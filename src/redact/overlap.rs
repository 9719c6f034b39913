//! Which find wins where several overlap.

use super::{Confidence, Found, context};
use crate::source::TextRange;

/// What begins a mark.
const MARK: &str = "[REDACTED:";

/// `found` in the order of the text and apart; nothing of it is left out, and no mark is touched.
///
/// Where finds overlap, one range covers them all. A token that is known by its form gives it its name before a value
/// that is known by a word beside it; then the longest does, then the surest, then the first.
pub(super) fn resolve(text: &str, found: Vec<Found>) -> Vec<Found> {
    let mut found = around_marks(text, found);
    found.sort_by_key(|one| (one.range.start, usize::MAX - one.range.end, less_sure(one.confidence)));
    let mut apart: Vec<Found> = Vec::with_capacity(found.len());
    let mut rank = (false, 0);
    for one in found {
        match apart.last_mut() {
            Some(last) if one.range.start < last.range.end => {
                let range = last.range.cover(one.range);
                if rank_of(&one) > rank {
                    rank = rank_of(&one);
                    *last = one;
                }
                last.range = range;
            }
            _ => {
                rank = rank_of(&one);
                apart.push(one);
            }
        }
    }
    apart
}

fn rank_of(found: &Found) -> (bool, usize) {
    (!context::is_general(found.kind), found.range.len())
}

/// The surest first.
fn less_sure(confidence: Confidence) -> u8 {
    match confidence {
        Confidence::High => 0,
        Confidence::Medium => 1,
        Confidence::Low => 2,
    }
}

/// The parts of `found` that are no marks.
fn around_marks(text: &str, found: Vec<Found>) -> Vec<Found> {
    if found.is_empty() {
        return found;
    }
    let marks: Vec<TextRange> = text.match_indices(MARK).filter_map(|(at, _)| mark(text, at)).collect();
    if marks.is_empty() {
        return found;
    }
    found.into_iter().flat_map(|one| parts(&marks, one)).collect()
}

/// The mark that begins at `at`.
fn mark(text: &str, at: usize) -> Option<TextRange> {
    let rest = text.as_bytes().get(at + MARK.len()..)?;
    let kind = rest.iter().take(40).take_while(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-')).count();
    (kind > 0 && rest.get(kind) == Some(&b']')).then(|| TextRange::new(at, at + MARK.len() + kind + 1))
}

/// `one` without the marks in it.
fn parts(marks: &[TextRange], one: Found) -> Vec<Found> {
    let first = marks.partition_point(|mark| mark.end <= one.range.start);
    let mut start = one.range.start;
    let mut parts = Vec::new();
    for mark in marks.iter().skip(first).take_while(|mark| mark.start < one.range.end) {
        parts.push(TextRange::new(start, mark.start));
        start = mark.end;
    }
    parts.push(TextRange::new(start, one.range.end));
    parts.into_iter().filter(|range| !range.is_empty()).map(|range| Found { range, ..one }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A find of `start..end`.
    fn found(kind: &'static str, start: usize, end: usize) -> Found {
        Found { kind, detector: kind, confidence: Confidence::High, range: TextRange::new(start, end) }
    }

    #[test]
    fn one_range_covers_what_overlaps() {
        let finds = vec![found("b", 4, 12), found("a", 0, 5), found("c", 13, 14), found("d", 4, 12)];
        assert_eq!(resolve("", finds), [found("b", 0, 12), found("c", 13, 14)]);
    }

    #[test]
    fn a_mark_is_never_part_of_a_find() {
        let text = "x [REDACTED:a-key] y";
        assert_eq!(resolve(text, vec![found("a", 0, 20)]), [found("a", 0, 2), found("a", 18, 20)]);
        assert_eq!(resolve(text, vec![found("a", 2, 10)]), []);
    }
}
