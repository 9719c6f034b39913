//! The one conversion from bytes to UTF-16, as editors and JavaScript count.

use super::TextRange;
use std::cell::{Cell, OnceCell};
use str_indices::{lines_crlf, utf16};

/// Bytes between two checkpoints: small enough that finding a place is cheap, large enough that they cost little.
const STRIDE: usize = 256;

/// A place as LSP counts it: zero-based line, and UTF-16 units into that line.
///
/// A line ends at `\n`, `\r\n` or a lone `\r`.
/// Source: Language Server Protocol 3.17, "Text Documents".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Zero-based line.
    pub line: u32,
    /// UTF-16 units from the start of the line.
    pub character: u32,
}

/// What is known at one byte of the text.
#[derive(Clone, Copy, Debug, Default)]
struct Checkpoint {
    byte: usize,
    units: usize,
    line: usize,
    line_start_units: usize,
}

/// Converts byte offsets of one text to UTF-16 offsets and positions.
///
/// Built on the first question, so a text without diagnostics costs nothing.
///
/// ```
/// use handoff_lint::source::{Position, Utf16Map};
/// let map = Utf16Map::new("😀\r\nb");
/// assert_eq!(map.offset(6), 4);
/// assert_eq!(map.position(6), Position { line: 1, character: 0 });
/// ```
pub struct Utf16Map<'t> {
    text: &'t str,
    checkpoints: OnceCell<Vec<Checkpoint>>,
    /// Where the last question led; the next one is mostly a little further on.
    last: Cell<Checkpoint>,
}

impl<'t> Utf16Map<'t> {
    /// A map of `text`.
    pub fn new(text: &'t str) -> Self {
        Self { text, checkpoints: OnceCell::new(), last: Cell::default() }
    }

    /// The UTF-16 offset of the byte offset `byte`; past the end it is the length of the text.
    pub fn offset(&self, byte: usize) -> u32 {
        self.place(byte).0
    }

    /// The line and character of the byte offset `byte`.
    pub fn position(&self, byte: usize) -> Position {
        self.place(byte).1
    }

    /// Start and end of a range as positions.
    pub fn positions(&self, range: TextRange) -> (Position, Position) {
        (self.position(range.start), self.position(range.end))
    }

    /// The UTF-16 offset of the byte offset `byte`, with its line and character.
    pub fn place(&self, byte: usize) -> (u32, Position) {
        let at = self.locate(byte);
        (narrow(at.units), Position { line: narrow(at.line), character: narrow(at.units - at.line_start_units) })
    }

    fn locate(&self, byte: usize) -> Checkpoint {
        let end = floor_boundary(self.text, byte);
        let last = self.last.get();
        let from = if last.byte <= end && end - last.byte <= STRIDE { last } else { self.checkpoint_before(end) };
        let at = advance(from, self.text.get(from.byte..end).unwrap_or_default());
        if !inside_crlf(self.text, at.byte) {
            self.last.set(at);
        }
        at
    }

    fn checkpoint_before(&self, byte: usize) -> Checkpoint {
        let checkpoints = self.checkpoints.get_or_init(|| checkpoints(self.text));
        let after = checkpoints.partition_point(|checkpoint| checkpoint.byte <= byte);
        after.checked_sub(1).and_then(|index| checkpoints.get(index)).copied().unwrap_or_default()
    }
}

/// One checkpoint every `STRIDE` bytes, never inside a character or a `\r\n`.
fn checkpoints(text: &str) -> Vec<Checkpoint> {
    let mut found = vec![Checkpoint::default()];
    let mut last = Checkpoint::default();
    while last.byte + STRIDE < text.len() {
        let mut end = floor_boundary(text, last.byte + STRIDE);
        if inside_crlf(text, end) {
            end += 1;
        }
        last = advance(last, text.get(last.byte..end).unwrap_or_default());
        found.push(last);
    }
    found
}

/// What is known after `chunk`, which starts at `from`.
fn advance(from: Checkpoint, chunk: &str) -> Checkpoint {
    let breaks = lines_crlf::count_breaks(chunk);
    let units = from.units + units_of(chunk);
    let line_start_units = match chunk.rfind(['\n', '\r']) {
        Some(at) => units - units_of(chunk.get(at + 1..).unwrap_or_default()),
        None => from.line_start_units,
    };
    Checkpoint { byte: from.byte + chunk.len(), units, line: from.line + breaks, line_start_units }
}

fn units_of(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { utf16::count(text) }
}

/// Whether a place is between the two halves of one line break.
fn inside_crlf(text: &str, at: usize) -> bool {
    at > 0 && text.as_bytes().get(at - 1..=at) == Some(b"\r\n")
}

/// The nearest character boundary at or before `byte`.
fn floor_boundary(text: &str, byte: usize) -> usize {
    let mut at = byte.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn narrow(units: usize) -> u32 {
    u32::try_from(units).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The slow, plain definition.
    fn naive(text: &str, byte: usize) -> (u32, Position) {
        let before = text.get(..byte).unwrap();
        let mut position = Position::default();
        let mut characters = before.chars().peekable();
        while let Some(character) = characters.next() {
            let ends_line = character == '\n' || (character == '\r' && characters.peek() != Some(&'\n'));
            if ends_line {
                position = Position { line: position.line + 1, character: 0 };
            } else {
                position.character += u32::try_from(character.len_utf16()).unwrap();
            }
        }
        (u32::try_from(before.encode_utf16().count()).unwrap(), position)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]
        #[test]
        fn agrees_with_the_plain_definition(text in "[a-z \r\n😀汉é\u{feff}]{0,500}") {
            let map = Utf16Map::new(&text);
            for (byte, _) in text.char_indices().chain([(text.len(), ' ')]) {
                if !inside_crlf(&text, byte) {
                    prop_assert_eq!((map.offset(byte), map.position(byte)), naive(&text, byte));
                }
            }
        }
    }

    #[test]
    fn offsets_past_the_end_are_the_end() {
        let map = Utf16Map::new("ab\n");
        assert_eq!(map.offset(99), 3);
        assert_eq!(map.position(99), Position { line: 1, character: 0 });
    }
}
