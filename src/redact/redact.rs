//! The text without its secrets.

use super::{Allowed, Class, Classes, Found, overlap, scan};
use crate::source::{TextRange, slice};

/// What to look for, and what to leave alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RedactOptions {
    /// The classes of personal data that are on.
    pub pii: Classes,
    /// Values that stay.
    pub allow: Vec<Allowed>,
}

/// A text without its secrets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Redacted {
    /// The text, with a mark in place of each.
    pub text: String,
    /// What was replaced, in the order of the text.
    pub redactions: Vec<Redaction>,
}

/// A value that was replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redaction {
    /// What it was, and where it stood.
    pub found: Found,
    /// Where its mark stands.
    pub output: TextRange,
}

/// How many bytes before a find may have a say in it.
///
/// A text that is read in pieces gives the same finds as the whole where each piece begins so many bytes early, at the
/// start of a line, or at the start of a find, and where no find is taken that ends within [`AHEAD`] of the piece's end.
pub const BEHIND: usize = 4 * 1024;

/// How many bytes after a find may have a say in it. A find that ends less far from the end of a piece may go on in the
/// next one, as private keys do: it is to be looked for again with more of the text.
pub const AHEAD: usize = 16 * 1024;

/// The secrets and personal data in `text`, in its order and apart.
///
/// ```
/// use handoff_lint::redact::{RedactOptions, find};
/// let text = format!("Pushed with {}_{}.", "ghp", "Zk4Rq9TnWb2Lx7Vc".repeat(2));
/// let found = find(&text, &RedactOptions::default());
/// assert_eq!(found[0].kind, "github-token");
/// assert_eq!(found[0].range.end, text.len() - 1);
/// ```
pub fn find(text: &str, options: &RedactOptions) -> Vec<Found> {
    let mut found = scan::scan(text);
    found.retain(|one| Class::of_kind(one.kind).is_none_or(|class| options.pii.has(class)));
    if !options.allow.is_empty() {
        found.retain(|one| !options.allow.iter().any(|allowed| allowed.allows(slice(text, one.range))));
    }
    overlap::resolve(text, found)
}

/// `text` with `[REDACTED:<kind>]` in place of each value that [`find`] finds.
///
/// ```
/// use handoff_lint::redact::{RedactOptions, redact};
/// let text = format!("token: {}_{}", "npm", "Zk4Rq9TnWb2Lx7Vc".repeat(2));
/// assert_eq!(redact(&text, &RedactOptions::default()).text, "token: [REDACTED:npm-token]");
/// ```
pub fn redact(text: &str, options: &RedactOptions) -> Redacted {
    let found = find(text, options);
    let mut output = String::with_capacity(text.len());
    let mut redactions = Vec::with_capacity(found.len());
    let mut kept = 0;
    for found in found {
        output.push_str(slice(text, TextRange::new(kept, found.range.start)));
        let start = output.len();
        for part in ["[REDACTED:", found.kind, "]"] {
            output.push_str(part);
        }
        redactions.push(Redaction { found, output: TextRange::new(start, output.len()) });
        kept = found.range.end;
    }
    output.push_str(slice(text, TextRange::new(kept, text.len())));
    Redacted { text: output, redactions }
}
