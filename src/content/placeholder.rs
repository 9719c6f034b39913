//! Blanks of a template that nobody filled in.
//!
//! Source: the handoff contract, "Complete Output Template". What looks like a blank in prose (a generic, a tag, a link,
//! an index, a category in brackets) is none; nor is anything in back ticks.

use crate::source::{TextRange, slice};

/// Words that stand for a value, as a whole value. In lower case.
const STANDS_IN: [&str; 19] = [
    "tbd",
    "tba",
    "tbc",
    "todo",
    "fixme",
    "xxx",
    "...",
    "…",
    "???",
    "fill in",
    "fill me in",
    "fill this in",
    "to be added",
    "to be decided",
    "to be determined",
    "to be filled",
    "to be filled in",
    "placeholder",
    "lorem ipsum",
];

/// The contract's blanks of several words, which nobody writes in square brackets for another reason.
const LONG_BLANKS: [&str; 5] =
    ["reason with evidence", "phase/plan", "scope constraint", "verification output or description", "reason deferred"];

/// Blanks of one word. Alone in a sentence they may be meant.
const SHORT_BLANKS: [&str; 11] = [
    "category",
    "commit",
    "decision",
    "description",
    "evidence",
    "file",
    "interpretation",
    "path",
    "reason",
    "reasoning",
    "verification output",
];

/// What words in angle brackets are about, where they are a blank.
const BLANK_WORDS: [&str; 27] = [
    "category",
    "command",
    "commit",
    "count",
    "date",
    "decision",
    "describe",
    "description",
    "evidence",
    "explanation",
    "file",
    "filename",
    "fill",
    "insert",
    "name",
    "number",
    "output",
    "path",
    "placeholder",
    "reason",
    "result",
    "sha",
    "tbd",
    "url",
    "value",
    "what",
    "your",
];

/// Tags that take words of their own behind them.
const TAGS: [&str; 10] = ["details", "form", "img", "input", "link", "meta", "option", "script", "select", "summary"];

/// Whether a whole value only stands for one: `TBD`, `…`, `<path>`, `[reason]`, `{{name}}`.
///
/// ```
/// use handoff_lint::content::placeholder::is_blank;
/// assert!(["TBD", "**TODO**.", "<commit sha>", "[reason]", "{{name}}", "..."].into_iter().all(is_blank));
/// assert!(!["None", "<T>", "<div>", "[bug]", "removed the TODO comments", ""].into_iter().any(is_blank));
/// ```
pub fn is_blank(value: &str) -> bool {
    let dress = |c: char| c.is_whitespace() || matches!(c, '*' | '_' | '`');
    let value = value.trim_matches(dress);
    let filler = value.get(..LOREM.len()).is_some_and(|head| head.eq_ignore_ascii_case(LOREM));
    if filler || value.is_empty() || value.len() > LONGEST {
        return filler;
    }
    let bare = if value.ends_with("..") { value } else { value.trim_end_matches('.').trim_end_matches(dress) };
    STANDS_IN.into_iter().any(|word| bare.eq_ignore_ascii_case(word))
        || blank_at(bare, 0).is_some_and(|blank| blank.range.end == bare.len())
}

const LOREM: &str = "lorem ipsum dolor";

/// Whether a path is that of the template, or has a blank in it.
pub fn is_blank_path(path: &str) -> bool {
    const TEMPLATES: [&str; 6] = ["/path/to/", "path/to/", "/absolute/path", "/your/", r"C:\path\to\", "/path"];
    let template = TEMPLATES
        .into_iter()
        .any(|head| path.strip_prefix(head).is_some_and(|rest| head != "/path" || rest.is_empty()));
    let angle = path.find('<').is_some_and(|open| path.get(open..).is_some_and(|rest| rest.contains('>')));
    let braces = path.find("{{").is_some_and(|open| path.get(open..).is_some_and(|rest| rest.contains("}}")));
    template || angle || braces || is_blank(path)
}

/// Whether blanks stand among the words of a statement.
pub fn has_blank(statement: &str) -> bool {
    blanks(statement).is_some()
}

/// What is left unfilled in a statement: all of it, its blanks, or the value behind its last colon, dash or `because`.
pub fn unfilled(statement: &str) -> Option<TextRange> {
    if is_blank(statement) {
        return Some(TextRange::new(0, statement.len()));
    }
    blanks(statement).or_else(|| last_value(statement).filter(|value| is_blank(slice(statement, *value))))
}

/// The value behind the last mark of a statement that ends like a blank.
fn last_value(statement: &str) -> Option<TextRange> {
    const SET_OFF: [&str; 9] = [": ", ":** ", "** ", " -- ", "— ", " – ", " - ", "| ", "because "];
    let end = statement.trim_end_matches(['|', ' ', '\t']).len();
    let mut from = end.saturating_sub(LONGEST);
    while !statement.is_char_boundary(from) {
        from += 1;
    }
    let tail = statement.get(from..end)?;
    ends_like_a_blank(tail).then_some(())?;
    let start = SET_OFF.into_iter().filter_map(|mark| tail.rfind(mark).map(|at| at + mark.len())).max()?;
    Some(TextRange::new(from + start, end))
}

fn ends_like_a_blank(tail: &str) -> bool {
    let tail = tail.trim_end_matches(['*', '_', '`']);
    let bare = tail.strip_suffix('.').unwrap_or(tail).trim_end_matches(['*', '_', '`']);
    let ends = |word: &str| {
        let at = bare.len().checked_sub(word.len());
        at.and_then(|at| bare.as_bytes().get(at..)).is_some_and(|end| end.eq_ignore_ascii_case(word.as_bytes()))
    };
    bare.ends_with(['>', ']', '}']) || tail.ends_with("..") || STANDS_IN.into_iter().any(ends)
}

#[derive(Clone, Copy)]
struct Blank {
    range: TextRange,
    /// Whether it cannot be meant as it stands.
    certain: bool,
}

/// The stretch from the first blank to the last, if one of them is certain or there are two.
fn blanks(statement: &str) -> Option<TextRange> {
    let bytes = statement.as_bytes();
    let mut found: Option<TextRange> = None;
    let (mut count, mut certain) = (0, false);
    let mut at = 0;
    let mut quoted = false;
    while let Some(skip) =
        bytes.get(at..).and_then(|rest| rest.iter().position(|byte| matches!(byte, b'`' | b'<' | b'[' | b'(')))
    {
        at += skip;
        quoted ^= bytes.get(at) == Some(&b'`');
        let blank = if quoted { None } else { blank_at(statement, at) };
        let Some(blank) = blank else {
            at += 1;
            continue;
        };
        count += 1;
        certain |= blank.certain;
        found = Some(found.map_or(blank.range, |range| range.cover(blank.range)));
        at = blank.range.end;
    }
    found.filter(|_| certain || count > 1)
}

/// Longest blank.
const LONGEST: usize = 80;

/// The blank that opens at `at`.
fn blank_at(text: &str, at: usize) -> Option<Blank> {
    let rest = text.get(at..)?;
    let before = text.get(..at)?.chars().next_back();
    let alone = before.is_none_or(|c| !c.is_alphanumeric() && !matches!(c, ']' | ')' | '<' | '>' | '\\' | '!'));
    let (open, close) = match rest.as_bytes().first()? {
        b'<' => ("<", ">"),
        b'[' => ("[", "]"),
        b'(' => ("(", ")"),
        b'{' => ("{{", "}}"),
        _ => return None,
    };
    let inner = rest.strip_prefix(open).filter(|_| alone)?;
    let length = inner.bytes().take(LONGEST).position(|byte| close.as_bytes().first() == Some(&byte))?;
    let behind = inner.get(length..)?.strip_prefix(close)?;
    let words = inner.get(..length)?.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let certain = match open {
        "<" => angle(inner.get(..length)?, &words)?,
        "[" => square(&words, behind)?,
        "(" => filled_later(&words).then_some(true)?,
        _ => (!words.is_empty()).then_some(false)?,
    };
    Some(Blank { range: TextRange::new(at, at + open.len() + length + close.len()), certain })
}

/// `<reason>` may be a tag; `<what was tried>` is none.
fn angle(inner: &str, words: &str) -> Option<bool> {
    let plain = inner.starts_with(|c: char| c.is_ascii_alphabetic())
        && inner
            .chars()
            .all(|c| c.is_alphanumeric() || c.is_whitespace() || matches!(c, '-' | '_' | '.' | ',' | '\'' | '/'));
    let mut parts = words.split([' ', '-', '_', '/']);
    let tag = words.contains(' ') && parts.clone().next().is_some_and(|first| TAGS.contains(&first));
    let named = parts.any(|part| BLANK_WORDS.contains(&part));
    (plain && named && !tag && !words.ends_with('/')).then(|| words.contains(' '))
}

/// `[reason]` may be meant; `[reason with evidence]` is the template's.
fn square(words: &str, behind: &str) -> Option<bool> {
    let link = behind.starts_with(['(', '[', ':']) && !behind.starts_with(": ");
    let told =
        ["insert ", "describe ", "fill in", "to be filled", "your "].into_iter().any(|head| words.starts_with(head));
    let certain = told || words == "tbd" || LONG_BLANKS.contains(&words);
    (!link && (certain || SHORT_BLANKS.contains(&words))).then_some(certain)
}

/// `(filled by the agent or manually)`
fn filled_later(words: &str) -> bool {
    ["filled by ", "filled in by ", "to be filled", "fill in ", "fill this "]
        .into_iter()
        .any(|head| words.starts_with(head))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(statement: &str) -> Option<&str> {
        unfilled(statement).map(|range| slice(statement, range))
    }

    #[test]
    fn blanks_of_the_template() {
        let cases = [
            ("[decision]: [reason]", "[decision]: [reason]"),
            ("Chose X over Y because [reason with evidence]", "[reason with evidence]"),
            ("Interpreted it as [interpretation] because [reasoning]", "[interpretation] because [reasoning]"),
            ("[verification output or description]", "[verification output or description]"),
            ("Chose X: TBD", "TBD"),
            ("Chose X because ...", "..."),
            ("**Store:** TODO", "TODO"),
            ("Tests: <output of the command, date>", "<output of the command, date>"),
            ("Commit: `<sha>`", "`<sha>`"),
            ("| Build | TBD |", "TBD"),
            ("State: (filled by the hook or manually)", "(filled by the hook or manually)"),
            ("Name: {{name}}", "{{name}}"),
            ("Lorem ipsum dolor sit amet", "Lorem ipsum dolor sit amet"),
        ];
        for (statement, blank) in cases {
            assert_eq!(found(statement), Some(blank), "{statement}");
        }
    }

    #[test]
    fn prose_is_filled() {
        let statements = [
            "Chose Vec<T> over Array<string> because <T> is generic",
            "Wrapped <div> and <Suspense fallback> in <details open>; closed </handoff>",
            "Used arr[0], [the docs](https://a.example/b) and [reason]: a column",
            "[bug] Race in writes -- needs [Phase 5]",
            "Removed the TODO comments because they were stale",
            "The TTL is TBD by product, see the issue",
            "Ran `tool <path to file>` with `[reason with evidence]`",
            "Set <PORT> from env",
            "Seeded with lorem ipsum because no copy exists",
            "See <https://a.example/path> and <me@a.example>",
            "Built the template {{name}} renderer",
            "Wait for it... done",
            "Migrations: N/A",
        ];
        for statement in statements {
            assert_eq!(found(statement), None, "{statement}");
        }
    }

    #[test]
    fn paths() {
        for path in ["/path/to/file", "/absolute/path/to/new-file.ts", "<path>", "/srv/<name>/a.ts", "TBD", "..."] {
            assert!(is_blank_path(path), "{path}");
        }
        for path in ["/srv/app/[id]/page.tsx", "/srv/path/to.ts", "/srv/app/a.ts", "/path-finder/a.ts", "/srv/todo.md"]
        {
            assert!(!is_blank_path(path), "{path}");
        }
    }
}
