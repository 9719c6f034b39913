//! Tokens that a line break cuts in two.

use super::shape::Token;
use crate::source::TextRange;

/// The second part of a token whose first part stands in `first`, on the line after it.
///
/// Only where both parts together have the length that the vendor keeps to, for a line break ends most tokens.
pub(super) fn join(bytes: &[u8], first: TextRange, token: &Token) -> Option<TextRange> {
    let wanted = token.usual.checked_sub(first.len()).filter(|left| *left > 0 && token.more.is_empty())?;
    if first.len() < 4 {
        return None;
    }
    let start = first.end + gap(bytes.get(first.end..)?)?;
    let rest = bytes.get(start..)?;
    let length = token.alphabet.run(rest.get(..=wanted).unwrap_or(rest));
    (length == wanted).then(|| TextRange::new(start, start + length))
}

/// The length of a line break, with the character before it that says that the line goes on, and what leads in the next.
fn gap(bytes: &[u8]) -> Option<usize> {
    let mark = usize::from(matches!(bytes.first(), Some(b'\\' | b'=')));
    let line = match bytes.get(mark..)? {
        [b'\r', b'\n', ..] => 2,
        [b'\n' | b'\r', ..] => 1,
        _ => return None,
    };
    let lead =
        bytes.get(mark + line..)?.iter().take(32).take_while(|byte| matches!(byte, b' ' | b'\t' | b'>' | b'+')).count();
    Some(mark + line + lead)
}
