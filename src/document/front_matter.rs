//! Where YAML front matter stands.

use crate::source::{TextRange, lines, slice};

/// The front matter at the start of `part`, with both fences and the line break after the second.
///
/// A leading `---` that is a rule is told apart by what follows: front matter starts with a key.
pub(super) fn find(text: &str, part: TextRange) -> Option<TextRange> {
    let bom = if slice(text, part).starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let start = part.start + bom;
    let mut rows = lines(text, TextRange::new(start, part.end));
    if slice(text, rows.next()?).trim_end() != "---" {
        return None;
    }
    let first = rows.by_ref().find(|row| !slice(text, *row).trim().is_empty())?;
    if !is_key_line(slice(text, first)) {
        return None;
    }
    let end = rows.find(|row| matches!(slice(text, *row).trim_end(), "---" | "..."))?;
    let after = text.get(end.end..part.end).unwrap_or_default();
    let gap = if after.starts_with("\r\n") { 2 } else { usize::from(!after.is_empty()) };
    Some(TextRange::new(start, end.end + gap))
}

/// Whether a line reads `key: value` or `key:`.
fn is_key_line(line: &str) -> bool {
    let Some((key, value)) = line.split_once(':') else { return false };
    let plain = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | ' ' | '"' | '\'' | '.');
    !key.is_empty()
        && !key.starts_with([' ', '-'])
        && key.chars().all(plain)
        && (value.is_empty() || value.starts_with(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<&str> {
        find(text, TextRange::new(0, text.len())).map(|range| slice(text, range))
    }

    #[test]
    fn finds_keys_between_fences() {
        assert_eq!(found("---\nstatus: ok\n---\n# T\n"), Some("---\nstatus: ok\n---\n"));
        assert_eq!(found("\u{feff}---\r\na: 1\r\n---\r\nx"), Some("---\r\na: 1\r\n---\r\n"));
    }

    #[test]
    fn a_leading_rule_is_not_front_matter() {
        assert_eq!(found("---\n\n## Key Decisions\n\n---\n"), None);
        assert_eq!(found("---\nSome prose: with a colon, not a key\n"), None);
        assert_eq!(found("text\n---\na: 1\n---\n"), None);
    }
}
