//! Merge-conflict markers, which Markdown would read as underlines and quotes.

use crate::source::{TextRange, lines, slice};

/// The marker lines of `part`, if it holds a whole conflict: an opening, a middle and a closing one.
pub(super) fn markers(text: &str, part: TextRange) -> Vec<TextRange> {
    let content = slice(text, part);
    if !content.contains("<<<<<<< ") || !content.contains(">>>>>>> ") {
        return Vec::new();
    }
    let found: Vec<_> = lines(text, part).filter(|line| is_marker(slice(text, *line))).collect();
    let has = |start: &str| found.iter().any(|line| slice(text, *line).starts_with(start));
    if has("<<<<<<<") && has("=======") && has(">>>>>>>") { found } else { Vec::new() }
}

fn is_marker(line: &str) -> bool {
    line == "=======" || ["<<<<<<< ", "||||||| ", ">>>>>>> "].into_iter().any(|start| line.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<&str> {
        markers(text, TextRange::new(0, text.len())).into_iter().map(|line| slice(text, line)).collect()
    }

    #[test]
    fn a_whole_conflict() {
        let text = "<<<<<<< ours\nNone\n=======\nNone\n>>>>>>> theirs\n";
        assert_eq!(found(text), ["<<<<<<< ours", "=======", ">>>>>>> theirs"]);
    }

    #[test]
    fn an_underline_is_no_conflict() {
        assert_eq!(found("Title\n=======\n"), [""; 0]);
        assert_eq!(found("the `<<<<<<< HEAD` and `>>>>>>> theirs` markers\n=======\n"), [""; 0]);
    }
}
