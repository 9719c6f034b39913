//! Comments that speak to the linter: `<!-- handoff-lint-disable-line rule, group -- reason -->`.

use crate::source::{TextRange, slice, trim};

/// What all of them begin with.
const PREFIX: &str = "handoff-lint-";

/// What a directive is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The line on which it stands.
    Line,
    /// The next line that is not blank.
    NextLine,
    /// From here to the end of the section.
    Section,
    /// The whole document.
    File,
    /// None of these: a slip of the pen.
    Unknown,
}

/// A comment that switches rules off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directive {
    /// The whole comment.
    pub range: TextRange,
    /// What it is about.
    pub scope: Scope,
    /// The word that says so.
    pub name: TextRange,
    /// The rules and groups that it names.
    pub rules: Vec<TextRange>,
    /// Whether it says why.
    pub has_reason: bool,
}

impl Directive {
    /// The names of all directives.
    pub const NAMES: [&str; 4] = [
        "handoff-lint-disable-next-line",
        "handoff-lint-disable-line",
        "handoff-lint-disable-section",
        "handoff-lint-disable-file",
    ];

    /// Reads a comment; `None` for one that is meant for people.
    pub fn of_comment(text: &str, comment: TextRange) -> Option<Self> {
        let inside = slice(text, comment).strip_prefix("<!--")?.strip_suffix("-->")?;
        let start = comment.start + "<!--".len();
        let inside = trim(text, TextRange::new(start, start + inside.len()));
        let content = slice(text, inside);
        if !content.starts_with(PREFIX) {
            return None;
        }
        let length = content.find(char::is_whitespace).unwrap_or(content.len());
        let name = TextRange::new(inside.start, inside.start + length);
        let rest = TextRange::new(name.end, inside.end);
        let dash = dash(slice(text, rest));
        let listed = dash.map_or(rest, |(at, _)| TextRange::new(rest.start, rest.start + at));
        let reason = dash.map(|(at, length)| TextRange::new(rest.start + at + length, rest.end));
        Some(Self {
            range: comment,
            scope: scope_of(slice(text, name)),
            name,
            rules: words(text, listed),
            has_reason: reason.is_some_and(|reason| slice(text, reason).contains(char::is_alphanumeric)),
        })
    }
}

fn scope_of(name: &str) -> Scope {
    match name.strip_prefix(PREFIX) {
        Some("disable-line") => Scope::Line,
        Some("disable-next-line") => Scope::NextLine,
        Some("disable-section") => Scope::Section,
        Some("disable-file") => Scope::File,
        _ => Scope::Unknown,
    }
}

/// The dash between spaces that sets the reason off, by offset and length.
fn dash(content: &str) -> Option<(usize, usize)> {
    let dashes = [" -- ", " — ", " – ", " - "];
    let padded = |mark: &str| content.find(mark).map(|at| (at, mark.len()));
    dashes.into_iter().filter_map(padded).min()
}

/// The words between commas and spaces.
fn words(text: &str, range: TextRange) -> Vec<TextRange> {
    let content = slice(text, range);
    let mut found = Vec::new();
    let mut from = 0;
    for part in content.split([',', ' ', '\t', '\n', '\r']) {
        if !part.is_empty() {
            found.push(TextRange::new(range.start + from, range.start + from + part.len()));
        }
        from += part.len() + 1;
    }
    found
}

/// `text` with the directives among `comments` blanked out, byte for byte; `None` where there are none.
///
/// What is read from the result has the same places in `text`, and never takes a directive for content.
pub fn without_directives(text: &str, comments: &[TextRange]) -> Option<String> {
    let directives: Vec<_> =
        comments.iter().filter(|comment| Directive::of_comment(text, **comment).is_some()).collect();
    if directives.is_empty() {
        return None;
    }
    let mut bytes = text.as_bytes().to_vec();
    for directive in directives {
        let bytes = bytes.get_mut(directive.start..directive.end).into_iter().flatten();
        bytes.filter(|byte| !matches!(**byte, b'\n' | b'\r')).for_each(|byte| *byte = b' ');
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(comment: &str) -> Option<(Scope, Vec<&str>, bool)> {
        let found = Directive::of_comment(comment, TextRange::new(0, comment.len()))?;
        let rules = found.rules.into_iter().map(|rule| slice(comment, rule)).collect();
        Some((found.scope, rules, found.has_reason))
    }

    #[test]
    fn rules_and_reason() {
        assert_eq!(
            read("<!-- handoff-lint-disable-next-line artifact/relative-path, status -- paths are shared -->"),
            Some((Scope::NextLine, vec!["artifact/relative-path", "status"], true))
        );
        assert_eq!(read("<!--handoff-lint-disable-file status — ü-->"), Some((Scope::File, vec!["status"], true)));
        assert_eq!(
            read("<!-- handoff-lint-disable-line status -- -->"),
            Some((Scope::Line, vec!["status", "--"], false))
        );
        assert_eq!(read("<!-- handoff-lint-disable-section -->"), Some((Scope::Section, vec![], false)));
        assert_eq!(read("<!-- handoff-lint-enable status -->"), Some((Scope::Unknown, vec!["status"], false)));
    }

    #[test]
    fn other_comments_are_left_alone() {
        for comment in ["<!-- TODO -->", "<!-- handoff -->", "<!-- handoff-lint-disable-file", "<!-->", ""] {
            assert_eq!(read(comment), None, "{comment}");
        }
    }

    #[test]
    fn blanking_keeps_every_place() {
        let text = "a <!-- handoff-lint-disable-line b -- é\nc --> d <!-- e -->";
        let (first, second) = (text.find("-->").unwrap() + 3, text.find("<!-- e").unwrap());
        let comments = [TextRange::new(2, first), TextRange::new(second, text.len())];
        let blank = without_directives(text, &comments).unwrap();
        assert_eq!((blank.len(), blank.matches('\n').count()), (text.len(), 1));
        assert_eq!(blank.split_whitespace().collect::<Vec<_>>(), ["a", "d", "<!--", "e", "-->"]);
    }
}
