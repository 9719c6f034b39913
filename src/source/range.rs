//! Byte ranges and the few things one can do with them without a panic.

/// A half-open range of **bytes** in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextRange {
    /// The first byte.
    pub start: usize,
    /// The byte after the last one.
    pub end: usize,
}

impl TextRange {
    /// The range from `start` to `end`; an `end` before `start` gives the empty range at `start`.
    pub fn new(start: usize, end: usize) -> Self {
        Self { start, end: end.max(start) }
    }

    /// The empty range at `offset`.
    pub fn empty(offset: usize) -> Self {
        Self { start: offset, end: offset }
    }

    /// The number of bytes.
    pub fn len(self) -> usize {
        self.end.saturating_sub(self.start)
    }

    /// Whether the range has no byte.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether `other` lies wholly inside this range.
    pub fn contains(self, other: Self) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// The smallest range that holds both.
    #[must_use]
    pub fn cover(self, other: Self) -> Self {
        Self::new(self.start.min(other.start), self.end.max(other.end))
    }

    /// The same range, `by` bytes further on.
    #[must_use]
    pub fn shift(self, by: usize) -> Self {
        Self { start: self.start + by, end: self.end + by }
    }
}

impl From<std::ops::Range<usize>> for TextRange {
    fn from(range: std::ops::Range<usize>) -> Self {
        Self::new(range.start, range.end)
    }
}

/// The text in `range`, or `""` where the range does not fit the text.
pub fn slice(text: &str, range: TextRange) -> &str {
    text.get(range.start..range.end).unwrap_or_default()
}

/// `range` without the white space at its ends.
///
/// ```
/// use handoff_lint::source::{TextRange, trim};
/// assert_eq!(trim(" a b ", TextRange::new(0, 5)), TextRange::new(1, 4));
/// ```
pub fn trim(text: &str, range: TextRange) -> TextRange {
    let inner = slice(text, range);
    let start = range.start + (inner.len() - inner.trim_start().len());
    TextRange::new(start, start + inner.trim().len())
}

/// The lines of `range` without their line breaks (`\n`, `\r\n` and a lone `\r`), as ranges in `text`.
///
/// ```
/// use handoff_lint::source::{TextRange, lines};
/// let found: Vec<_> = lines("a\r\nb\rc", TextRange::new(0, 6)).collect();
/// assert_eq!(found, [TextRange::new(0, 1), TextRange::new(3, 4), TextRange::new(5, 6)]);
/// ```
pub fn lines(text: &str, range: TextRange) -> impl Iterator<Item = TextRange> + '_ {
    let mut next = Some(range.start);
    std::iter::from_fn(move || {
        let start = next?;
        let rest = text.get(start..range.end)?;
        let length = rest.bytes().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
        let tail = rest.get(length..).unwrap_or_default();
        let gap = if tail.starts_with("\r\n") { 2 } else { 1 };
        next = (!tail.is_empty()).then_some(start + length + gap);
        Some(TextRange::new(start, start + length))
    })
}

/// The line break that `text` is written with.
pub fn line_break(text: &str) -> &'static str {
    let first = text.find(['\n', '\r']).and_then(|at| text.get(at..)).unwrap_or_default();
    match first.get(..1) {
        Some("\r") if first.starts_with("\r\n") => "\r\n",
        Some("\r") => "\r",
        _ => "\n",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_that_does_not_fit_is_empty_text() {
        assert_eq!(slice("é", TextRange::new(1, 2)), "");
        assert_eq!(slice("abc", TextRange::new(2, 9)), "");
    }

    #[test]
    fn trimming_blank_text_keeps_a_place() {
        assert_eq!(trim("  \n", TextRange::new(0, 3)), TextRange::new(3, 3));
    }

    #[test]
    fn a_final_line_break_opens_one_more_line() {
        let found: Vec<_> = lines("a\n", TextRange::new(0, 2)).collect();
        assert_eq!(found, [TextRange::new(0, 1), TextRange::new(2, 2)]);
    }
}
