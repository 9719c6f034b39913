//! Bold text at the start of a line, which people write where Markdown has headings.

use super::outline::{Heading, HeadingStyle};
use crate::source::{TextRange, slice, trim};

/// Below every Markdown heading.
const BOLD_LEVEL: u8 = 7;

/// Longer bold text is emphasis in prose, no label.
const MAX_TITLE: usize = 80;

/// The bold label that opens `line`, and what follows it on that line.
///
/// A label fills its line (`**Status**`, `**Status:**`) or is set off by a colon (`**Status:** PASS`, `**Status**: PASS`).
pub(super) fn of_line(text: &str, line: TextRange) -> Option<(Heading, TextRange)> {
    let line = trim(text, line);
    let content = slice(text, line);
    let (mark, length) = ["***", "___", "**", "__"].into_iter().find_map(|mark| {
        let length = content.strip_prefix(mark)?.find(mark)?;
        (1..=MAX_TITLE).contains(&length).then_some((mark.len(), length))
    })?;
    let title = TextRange::new(line.start + mark, line.start + mark + length);
    let after = title.end + mark;
    let (end, value) = split_value(text, title, TextRange::new(after, line.end))?;
    let range = TextRange::new(line.start, end);
    let heading = Heading { range, title: trim(text, title), level: BOLD_LEVEL, style: HeadingStyle::Bold };
    Some((heading, value))
}

/// Where the label ends and the value starts, if the bold text is a label at all.
fn split_value(text: &str, title: TextRange, rest: TextRange) -> Option<(usize, TextRange)> {
    let tail = slice(text, rest);
    if tail.trim().is_empty() {
        return Some((rest.start, TextRange::empty(rest.end)));
    }
    if slice(text, title).trim_end().ends_with(':') {
        return Some((rest.start, trim(text, rest)));
    }
    let colon = tail.len() - tail.trim_start().len();
    let behind = tail.trim_start().strip_prefix(':')?;
    (behind.is_empty() || behind.starts_with(char::is_whitespace)).then(|| {
        let end = rest.start + colon + 1;
        (end, trim(text, TextRange::new(end, rest.end)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<(&str, &str)> {
        let (heading, value) = of_line(line, TextRange::new(0, line.len()))?;
        Some((slice(line, heading.title), slice(line, value)))
    }

    #[test]
    fn labels() {
        assert_eq!(read("**Status**"), Some(("Status", "")));
        assert_eq!(read("**Status:** PASS"), Some(("Status:", "PASS")));
        assert_eq!(read("__Status__: PASS"), Some(("Status", "PASS")));
        assert_eq!(read("***Status***"), Some(("Status", "")));
        assert_eq!(read("  **Deferred Items**  "), Some(("Deferred Items", "")));
    }

    #[test]
    fn emphasis_in_prose_is_no_label() {
        assert_eq!(read("**Never** do this"), None);
        assert_eq!(read("a **b**"), None);
        assert_eq!(read("****"), None);
        assert_eq!(read("**open"), None);
        assert_eq!(read("******"), None);
    }
}
