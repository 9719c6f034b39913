//! A bound on nesting, so that time stays linear in the input.

/// Deepest nesting of lists and quotes that is looked into; no handoff seen in the wild has more than five levels.
const MAX_DEPTH: usize = 64;

/// Widest indentation whose list or quote marker still opens a block.
const MAX_INDENT: usize = 256;

/// Where the markers of too deep blocks stand, in bytes of `text`.
///
/// A Markdown parser visits every open block on every line; a line of a million `>` followed by a million lines would
/// take it hours.
pub(super) fn excess(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        found.extend(first_excess(line).map(|at| start + at));
        start += line.len();
    }
    found
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
        assert_eq!(excess("- a\n  - b\n\n> q\n\n1. one\n\n---\n"), [0; 0]);
    }

    #[test]
    fn the_first_marker_too_many_is_named() {
        assert_eq!(excess(&format!("a\n{}end\n", "> ".repeat(100))), [130]);
        assert_eq!(excess(&format!("{}- a\n", " ".repeat(300))), [300]);
    }

    #[test]
    fn a_long_rule_stays_a_rule() {
        assert_eq!(excess(&format!("{}\n", "-".repeat(400))), [0; 0]);
    }
}
