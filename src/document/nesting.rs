//! A bound on nesting, so that time stays linear in the input.

use std::borrow::Cow;

/// Deepest nesting of lists and quotes that is looked into; no handoff seen in the wild has more than five levels.
const MAX_DEPTH: usize = 64;

/// Widest indentation whose list or quote marker still opens a block.
const MAX_INDENT: usize = 256;

/// `text` with the markers of too deep blocks blotted out, byte for byte, so that every offset still holds.
///
/// A Markdown parser visits every open block on every line; a line of a million `>` followed by a million lines would
/// take it hours.
pub(super) fn bounded(text: &str) -> Cow<'_, str> {
    let mut blots = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        blots.extend(first_excess(line).map(|at| start + at));
        start += line.len();
    }
    if blots.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut bytes = text.as_bytes().to_vec();
    for at in blots {
        if let Some(byte) = bytes.get_mut(at) {
            *byte = b'x';
        }
    }
    String::from_utf8(bytes).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// Where, in the leading markers of a line, the first one too many stands.
fn first_excess(line: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, byte) in line.bytes().enumerate() {
        match byte {
            b' ' | b'\t' => {}
            b'>' | b'-' | b'+' | b'*' => depth += 1,
            b'0'..=b'9' | b'.' | b')' => depth += usize::from(!byte.is_ascii_digit()),
            _ => return None,
        }
        let marker = !matches!(byte, b' ' | b'\t');
        if marker && (depth > MAX_DEPTH || at > MAX_INDENT) {
            return (!is_run(line)).then_some(at);
        }
    }
    None
}

/// Whether the line is a thematic break, however long.
fn is_run(line: &str) -> bool {
    let mut marks = line.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let Some(first) = marks.next() else { return true };
    matches!(first, b'-' | b'*') && marks.all(|mark| mark == first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_text_is_left_alone() {
        let text = "- a\n  - b\n\n> q\n\n1. one\n\n---\n";
        assert!(matches!(bounded(text), Cow::Borrowed(_)));
    }

    #[test]
    fn deep_markers_are_blotted_out_in_place() {
        let text = format!("{}end\n", "> ".repeat(100));
        let bounded = bounded(&text);
        assert_eq!(bounded.len(), text.len());
        assert_eq!(bounded.matches('>').count(), 99);
        assert_eq!(bounded.find('x'), Some(128));
    }

    #[test]
    fn a_long_rule_stays_a_rule() {
        let text = format!("{}\n", "-".repeat(400));
        assert_eq!(bounded(&text), text);
    }
}
