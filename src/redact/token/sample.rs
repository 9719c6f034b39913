//! Tokens made up for tests. None is written down, so that no scanner takes this source for a leak.

use super::super::alphabet::Alphabet;
use super::shape::{Part, Token};

/// Draws numbers, the same for the same seed.
pub(in crate::redact) struct Draw(pub(in crate::redact) u64);

impl Draw {
    /// A number below `end`.
    pub(in crate::redact) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end as u64).unwrap()
    }

    /// `length` characters of `alphabet`, the filling of base64 and full stops left out.
    pub(in crate::redact) fn text(&mut self, alphabet: Alphabet, length: usize) -> String {
        let members: Vec<u8> = alphabet.members().into_iter().filter(|byte| !b"=.@".contains(byte)).collect();
        (0..length).map(|_| char::from(members[self.below(members.len())])).collect()
    }
}

/// A token of the format `row` that begins with `prefix`: what stands in the text, and the value in it.
pub(in crate::redact) fn sample(row: &Token, prefix: &str, draw: &mut Draw) -> (String, String) {
    let length = if row.usual > 0 { row.usual } else { row.least + 6 };
    let mut body = draw.text(row.alphabet, length);
    for part in row.more {
        match *part {
            Part::Text(text) => body.push_str(text),
            Part::Run(alphabet, least) => body.push_str(&draw.text(alphabet, least + 2)),
        }
    }
    let value = if row.bare { body.clone() } else { format!("{prefix}{body}") };
    (format!("{prefix}{body}"), value)
}
