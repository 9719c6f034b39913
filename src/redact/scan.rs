//! One pass over the text that finds the anchors of all detectors.
//!
//! Each byte has one of 64 classes. The classes of three bytes in a row are a number of 18 bits, which rolls along, and a
//! table of bits tells whether any anchor begins so. Few places pass, and those are compared with the anchors whose
//! first two bytes are of these classes. Letters of either case are classes of their own: most anchors keep to one case,
//! and prose to the other.

use std::sync::OnceLock;

use super::anchor::Anchor;
use super::token::{Runs, Token};
use super::{Found, pii, token};

/// What looks at the text around a literal.
#[derive(Clone, Copy)]
enum Look {
    /// A function.
    Call(fn(&str, usize, &mut Vec<Found>)),
    /// A row of data.
    Row(&'static Token),
}

/// A literal and what looks at it.
#[derive(Clone, Copy)]
struct Entry {
    /// The classes of its first two bytes.
    pair: usize,
    literal: &'static str,
    any_case: bool,
    look: Look,
}

/// The anchors, arranged for the pass.
struct Table {
    /// Whether an anchor begins with three bytes of such classes.
    begins: Vec<u64>,
    /// Where in `entries` those of each two classes end.
    ends: Vec<u16>,
    /// In the order of their first two classes, longer literals first.
    entries: Vec<Entry>,
}

/// The classes of all bytes. Those that no anchor begins with are 0.
const CLASSES: [u8; 256] = classes();
/// How many bits a class takes.
const BITS: usize = 6;
/// How many classes there are.
const ALL: usize = 1 << BITS;
/// The class of digits.
const DIGIT: usize = 53;

/// Sorts bytes into classes.
#[expect(clippy::indexing_slicing, clippy::cast_possible_truncation, reason = "the compiler does it, and would say so")]
const fn classes() -> [u8; 256] {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        classes[byte] = match byte as u8 {
            small @ b'a'..=b'z' => small - b'a' + 1,
            capital @ b'A'..=b'Z' => capital - b'A' + 27,
            b'0'..=b'9' => DIGIT as u8,
            b'-' => 54,
            b'_' => 55,
            b'@' => 56,
            b':' => 57,
            b'/' => 58,
            b'.' => 59,
            b'=' => 60,
            b'&' | b'?' | b';' => 61,
            b'\\' | b'~' | b'$' | b'+' => 62,
            b'!'..=b'~' => 63,
            _ => 0,
        };
        byte += 1;
    }
    classes
}

/// The class of `byte`.
fn class(byte: u8) -> usize {
    CLASSES.get(usize::from(byte)).copied().unwrap_or_default().into()
}

/// Everything that the detectors find in `text`, in no order and perhaps twice.
pub(super) fn scan(text: &str) -> Vec<Found> {
    static TABLE: OnceLock<Table> = OnceLock::new();
    let table = TABLE.get_or_init(|| Table::new(super::anchors(), token::rows()));
    let mut found = Vec::new();
    let mut runs = Runs::default();
    let mut classes = 0;
    for (at, byte) in text.bytes().enumerate() {
        classes = classes << BITS | class(byte);
        if table.begins(classes) && at >= 2 {
            table.look(text, at - 2, classes >> BITS, &mut runs, &mut found);
        }
    }
    // Anchors of two bytes may stand at the very end, before a byte of no class.
    if table.begins(classes << BITS) && text.len() >= 2 {
        table.look(text, text.len() - 2, classes, &mut runs, &mut found);
    }
    found
}

impl Table {
    /// Arranges the anchors.
    fn new(anchors: impl Iterator<Item = &'static Anchor>, rows: impl Iterator<Item = &'static Token>) -> Self {
        let mut entries = Vec::new();
        for anchor in anchors {
            Entry::add(&mut entries, anchor.literal, anchor.any_case, Look::Call(anchor.look));
        }
        for row in rows {
            for literal in row.prefixes {
                Entry::add(&mut entries, literal, false, Look::Row(row));
            }
        }
        entries.sort_by_key(|entry| (entry.pair, usize::MAX - entry.literal.len()));
        let mut begins = vec![0; ALL * ALL];
        for entry in &entries {
            entry.admit(&mut begins);
        }
        // A number may begin with any digit.
        for bits in begins.iter_mut().skip(DIGIT * ALL).take(ALL) {
            *bits = u64::MAX;
        }
        let end = |pair| entries.partition_point(|entry: &Entry| entry.pair <= pair);
        let ends = (0..ALL * ALL).map(|pair| u16::try_from(end(pair)).unwrap_or(u16::MAX)).collect();
        Self { begins, ends, entries }
    }

    /// Whether an anchor begins with three bytes of the last three `classes`.
    fn begins(&self, classes: usize) -> bool {
        self.begins.get(classes >> BITS & (ALL * ALL - 1)).copied().unwrap_or_default() >> (classes & (ALL - 1)) & 1
            == 1
    }

    /// Calls what looks at the anchors at `at`, whose first two bytes are of the last two `classes`.
    #[inline(never)]
    fn look(&self, text: &str, at: usize, classes: usize, runs: &mut Runs, found: &mut Vec<Found>) {
        let pair = classes & (ALL * ALL - 1);
        if pair >> BITS == DIGIT {
            number(text, at, found);
        }
        let end = |pair: usize| self.ends.get(pair).copied().unwrap_or_default().into();
        let start: usize = pair.checked_sub(1).map_or(0, end);
        let rest = text.as_bytes().get(at..).unwrap_or_default();
        for entry in self.entries.get(start..end(pair)).unwrap_or_default() {
            if entry.stands_at(rest) {
                match entry.look {
                    Look::Call(look) => look(text, at, found),
                    Look::Row(row) => row.look(text, at, entry.literal.len(), runs, found),
                }
            }
        }
    }
}

/// Calls what looks at numbers where one begins at `at`, or at the plus sign before it.
fn number(text: &str, at: usize, found: &mut Vec<Found>) {
    match at.checked_sub(1).and_then(|before| text.as_bytes().get(before)) {
        Some(b'0'..=b'9') => {}
        Some(b'+') => pii::number(text, at - 1, found),
        _ => pii::number(text, at, found),
    }
}

impl Entry {
    /// Adds the entries of `literal`, one for each two classes that its first two bytes may be of.
    fn add(entries: &mut Vec<Self>, literal: &'static str, any_case: bool, look: Look) {
        for first in Self::classes(literal, 0, any_case) {
            for second in Self::classes(literal, 1, any_case) {
                entries.push(Self { pair: first << BITS | second, literal, any_case, look });
            }
        }
    }

    /// The classes that the byte at `at` may be of: all where the literal is shorter.
    fn classes(literal: &str, at: usize, any_case: bool) -> Vec<usize> {
        let Some(byte) = literal.as_bytes().get(at) else { return (0..ALL).collect() };
        let mut classes = vec![class(*byte), class(byte.to_ascii_uppercase()), class(byte.to_ascii_lowercase())];
        classes.truncate(if any_case { 3 } else { 1 });
        classes.sort_unstable();
        classes.dedup();
        classes
    }

    /// Notes how it begins.
    fn admit(&self, begins: &mut [u64]) {
        if let Some(bits) = begins.get_mut(self.pair) {
            *bits |= Self::classes(self.literal, 2, self.any_case).iter().fold(0, |bits, third| bits | 1 << third);
        }
    }

    /// Whether `rest` begins with it.
    fn stands_at(&self, rest: &[u8]) -> bool {
        let literal = self.literal.as_bytes();
        match rest.get(..literal.len()) {
            Some(start) if self.any_case => start.eq_ignore_ascii_case(literal),
            Some(start) => start == literal,
            None => false,
        }
    }
}
