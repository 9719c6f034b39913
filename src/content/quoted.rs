//! What stands in back ticks or quotation marks on a line: words that are mentioned, not used.

use crate::source::{TextRange, slice};

/// The line that was last looked at, with what is quoted on it.
#[derive(Default)]
pub(super) struct Line {
    pub(super) range: TextRange,
    quoted: Vec<TextRange>,
}

impl Line {
    /// Looks at the line around `at`, which lies behind what was asked about before.
    pub(super) fn move_to(&mut self, text: &str, at: usize) {
        if at < self.range.end {
            return;
        }
        let start = text.get(..at).and_then(|before| before.rfind(['\n', '\r'])).map_or(0, |at| at + 1);
        let rest = text.get(at..).unwrap_or_default();
        self.range = TextRange::new(start, at + rest.find(['\n', '\r']).unwrap_or(rest.len()));
        self.quoted = parts(slice(text, self.range)).into_iter().map(|part| part.shift(start)).collect();
    }

    /// Whether a quotation holds the start of `part`.
    pub(super) fn quotes(&self, part: TextRange) -> bool {
        let at = self.quoted.partition_point(|quoted| quoted.end <= part.start);
        self.quoted.get(at).is_some_and(|quoted| quoted.start <= part.start)
    }
}

/// The quoted parts of `line`, in order; offsets are in `line`. A mark that is never closed quotes nothing.
fn parts(line: &str) -> Vec<TextRange> {
    let mut found = Vec::new();
    let mut open: Option<(usize, Mark)> = None;
    let mut before = ' ';
    let mut marks = line.char_indices().peekable();
    while let Some((at, c)) = marks.next() {
        let mut length = 1;
        while c == '`' && marks.next_if(|(_, next)| *next == '`').is_some() {
            length += 1;
        }
        let end = at + c.len_utf8() * length;
        match open {
            Some((start, mark)) if mark.closes(c, length) => {
                found.push(TextRange::new(start, end));
                open = None;
            }
            None if !(c == '\'' && before.is_alphanumeric()) => {
                open = closing(c).map(|close| (at, Mark { close, length }));
            }
            _ => {}
        }
        before = c;
    }
    found
}

#[derive(Clone, Copy)]
struct Mark {
    close: &'static [char],
    length: usize,
}

impl Mark {
    fn closes(self, c: char, length: usize) -> bool {
        self.close.contains(&c) && (c != '`' || length == self.length)
    }
}

/// The marks that close what `open` opens.
fn closing(open: char) -> Option<&'static [char]> {
    match open {
        '`' => Some(&['`']),
        '"' => Some(&['"']),
        '\'' => Some(&['\'']),
        '“' => Some(&['”']),
        '„' => Some(&['“', '”']),
        '‘' => Some(&['’']),
        '«' => Some(&['»']),
        '「' => Some(&['」']),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quoted(line: &str) -> Vec<&str> {
        parts(line).into_iter().map(|part| slice(line, part)).collect()
    }

    #[test]
    fn marks_that_are_closed_quote() {
        assert_eq!(quoted("a `b \" c` d \"e\" “f” «g»"), ["`b \" c`", "\"e\"", "“f”", "«g»"]);
        assert_eq!(quoted("``a ` b`` 'c'"), ["``a ` b``", "'c'"]);
    }

    #[test]
    fn apostrophes_and_open_marks_do_not() {
        assert_eq!(quoted("don't say it's `open"), [""; 0]);
    }
}
