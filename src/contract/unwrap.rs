//! A fence around the whole message.
//!
//! Chat models often wrap an answer in one code fence. Such a fence is looked through once; any other fence is a
//! quotation, and what is inside it is never taken for the handoff.

use super::sections::Sections;
use super::vocabulary::Vocabulary;
use crate::document::Outline;
use crate::source::{TextRange, lines, slice, trim};

/// The outline of the message, and the fence line that was looked through.
pub(super) fn outline(text: &str, words: &Vocabulary) -> (Outline, Option<TextRange>) {
    let outline = Outline::of(text);
    let Some((fence, body)) = wrapping_fence(text) else { return (outline, None) };
    let inner = Outline::within(text, body);
    let outside = Sections::of(text, outline.clone(), words).exact_kinds();
    if Sections::of(text, inner.clone(), words).exact_kinds() > outside {
        (inner, Some(fence))
    } else {
        (outline, None)
    }
}

/// The opening fence line and what it wraps, if the first and the last line of the text are fences.
///
/// Lines are compared, not parsed: a fence inside would close the outer one for a Markdown parser. A message that ends
/// before its fence is closed is wrapped all the same.
fn wrapping_fence(text: &str) -> Option<(TextRange, TextRange)> {
    let whole = trim(text, TextRange::new(0, text.len()));
    let whole = if slice(text, whole).starts_with('\u{feff}') {
        trim(text, TextRange::new(whole.start + 3, whole.end))
    } else {
        whole
    };
    let first = lines(text, whole).next()?;
    let opening = slice(text, first);
    let mark = opening.chars().next().filter(|mark| matches!(mark, '`' | '~'))?;
    let info = opening.trim_start_matches(mark);
    let length = opening.len() - info.len();
    if length < 3 || !is_prose(info.trim()) {
        return None;
    }
    let rest = slice(text, TextRange::new(first.end, whole.end));
    let last_start = rest.rfind(['\n', '\r']).map_or(whole.end, |at| first.end + at + 1);
    let last = slice(text, TextRange::new(last_start, whole.end));
    let closes = last.len() >= length && last.chars().all(|c| c == mark);
    let end = if closes { last_start } else { whole.end };
    Some((first, TextRange::new(first.end, end)))
}

/// Languages in which people fence Markdown.
fn is_prose(info: &str) -> bool {
    ["", "md", "markdown", "text", "txt", "plaintext"].into_iter().any(|name| info.eq_ignore_ascii_case(name))
}
