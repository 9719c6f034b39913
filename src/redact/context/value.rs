//! The value behind a name: where it starts and ends, and whether it is a secret.

use super::names::Holds;
use crate::redact::Confidence;
use crate::redact::random::{is_example, looks_random};
use crate::source::{TextRange, slice};

/// How a value is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Between quotes or back ticks.
    Quoted,
    /// `NAME=value` without a space: all up to the next one belongs to it.
    Tight,
    /// In a URL, up to the next parameter.
    Query,
    /// Bare, up to what ends it in most languages.
    Bare,
    /// A word of a sentence.
    Prose,
}

/// No longer value is taken for one.
const LONGEST: usize = 4096;
/// No longer one between the quotes of a sentence.
const LONGEST_PROSE: usize = 256;

/// As much of a value is looked at.
const LOOKED_AT: usize = 256;

/// The value that starts at `at`, and how it is written; `bare` is how it is if no quote stands there.
pub(super) fn read(text: &str, at: usize, bare: Style) -> Option<(TextRange, Style)> {
    let bytes = text.as_bytes();
    let byte = |place: usize| bytes.get(place).copied().unwrap_or(b'\n');
    let slashes = (at..).take_while(|place| byte(*place) == b'\\').take(4).count();
    let quote = byte(at + slashes);
    if matches!(quote, b'"' | b'\'' | b'`') {
        let start = at + slashes + 1;
        return quoted(text, start, quote, slashes).map(|range| (range, Style::Quoted));
    }
    for (open, close) in [("&quot;", "&quot;"), ("“", "”"), ("«", "»"), ("‘", "’")] {
        if text.get(at..).is_some_and(|rest| rest.starts_with(open)) {
            let start = at + open.len();
            let length = line(text, start, LONGEST_PROSE).find(close)?;
            return Some((TextRange::new(start, start + length), Style::Quoted));
        }
    }
    let rest = bytes.get(at..).unwrap_or_default();
    let run = rest.iter().take(LONGEST).take_while(|byte| !ends(**byte, bare)).count();
    let mut range = TextRange::new(at, at + run);
    if bare == Style::Query {
        range.end = range.start + before_escape(slice(text, range)).len();
    }
    range.end -= trailing(slice(text, range), bare);
    (!range.is_empty() && text.get(range.start..range.end).is_some()).then_some((range, bare))
}

/// Up to a sign that ends a value and is written as an escape of a URL within a URL.
fn before_escape(value: &str) -> &str {
    const ENDS: &[&str] = &["%26", "%22", "%27", "%20", "%0A", "%3C"];
    let end = ENDS.iter().filter_map(|sign| value.find(sign)).min();
    value.get(..end.unwrap_or(value.len())).unwrap_or_default()
}

/// The rest of the line at `at`, at most `most` bytes of it.
fn line(text: &str, at: usize, most: usize) -> &str {
    let rest = text.get(at..).unwrap_or_default();
    let end = rest.bytes().take(most).position(|byte| matches!(byte, b'\n' | b'\r'));
    rest.get(..end.unwrap_or_else(|| floor(rest, most))).unwrap_or_default()
}

fn floor(text: &str, most: usize) -> usize {
    let mut at = most.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// Up to the quote with as many backslashes before it as the first one had.
fn quoted(text: &str, start: usize, quote: u8, slashes: usize) -> Option<TextRange> {
    let rest = text.as_bytes().get(start..).unwrap_or_default();
    let mut run = 0;
    for (at, byte) in rest.iter().take(LONGEST).enumerate() {
        if matches!(byte, b'\n' | b'\r') {
            return None;
        }
        if *byte == quote && run <= slashes {
            return Some(TextRange::new(start, start + at - run.min(slashes)));
        }
        run = if *byte == b'\\' { run + 1 } else { 0 };
    }
    None
}

/// Whether a byte ends a value.
fn ends(byte: u8, style: Style) -> bool {
    let always = byte < b'!' || matches!(byte, b'"' | b'`' | b'<' | b'>' | 0x7f);
    always
        || match style {
            Style::Query => matches!(byte, b'&' | b'\'' | b')' | b']' | b'|' | b';' | b',' | b'\\'),
            Style::Tight => matches!(byte, b'\'' | b'|' | b'\\'),
            _ => matches!(byte, b'\'' | b',' | b';' | b')' | b']' | b'}' | b'|' | b'&' | b'\\'),
        }
}

/// How many bytes at the end close the sentence, the bracket or the emphasis around a value.
fn trailing(value: &str, style: Style) -> usize {
    let open = |byte: char| !value.contains(byte);
    let closes = |c: char| match c {
        '.' | ',' | ';' | ':' => true,
        ')' => open('('),
        ']' => open('['),
        '}' => open('{'),
        '*' => value.ends_with("**"),
        '?' | '!' => style == Style::Prose && value.ends_with('?'),
        _ => false,
    };
    value.len() - value.trim_end_matches(closes).len()
}

/// Whether `value` is what the name says, and how sure that is.
pub(super) fn judge(holds: Holds, value: &str, style: Style) -> Option<Confidence> {
    // What the start of a long value looks like, the rest does.
    let value = value.get(..floor(value, LOOKED_AT)).unwrap_or_default();
    if is_stand_in(value) || value.contains("://") {
        return None;
    }
    let shape = Shape::of(value);
    match holds {
        Holds::Password => password(value, shape, style),
        Holds::Secret | Holds::LongSecret if !matches!(style, Style::Quoted | Style::Tight) && value.contains('(') => {
            None
        }
        Holds::Secret => secret(value, shape, 8),
        Holds::LongSecret => secret(value, shape, 24),
    }
}

/// How a value is made up.
#[derive(Clone, Copy, Default)]
struct Shape {
    letters: usize,
    digits: usize,
    /// What is neither letter nor digit, and no joint of a name.
    symbols: usize,
    spaces: usize,
}

impl Shape {
    fn of(value: &str) -> Self {
        let count = |is: fn(char) -> bool| value.chars().filter(|c| is(*c)).count();
        Self {
            letters: count(char::is_alphabetic),
            digits: count(|c| c.is_ascii_digit()),
            symbols: count(|c| {
                !c.is_alphanumeric() && !matches!(c, '_' | '-' | '.' | ' ' | '/' | ':' | '(' | ')' | '\'')
            }),
            spaces: count(|c| c == ' '),
        }
    }
}

fn password(value: &str, shape: Shape, style: Style) -> Option<Confidence> {
    let length = value.chars().count();
    let code = value.contains("()") || value.contains("->") || value.starts_with('&') || value.ends_with('(');
    let mixed = shape.digits > 0 && shape.letters > 0 || shape.symbols > 0 && shape.letters + shape.digits > 3;
    let number = shape.letters == 0 && shape.symbols == 0;
    // Without a digit, the capitals have to stand as chance puts them.
    let random = length >= 12 && looks_random(value.as_bytes()) && is_cased(value.as_bytes());
    if !(4..LOOKED_AT).contains(&length) || is_path(value) || is_digest(value) || style != Style::Quoted && code {
        return None;
    }
    let is_one = match style {
        Style::Quoted | Style::Tight => {
            shape.spaces == 0 && (mixed || number && length >= 6 || looks_random(value.as_bytes()) && length >= 12)
                || shape.spaces > 0 && shape.digits > 0 && shape.spaces < 6 && shape.symbols > 0
        }
        Style::Query | Style::Bare => (mixed || random) && !is_expression(value) && !is_call(value) && !number,
        Style::Prose => {
            (shape.digits > 0 && shape.letters > 0 || random) && length >= 6 && !is_expression(value) && !is_term(value)
                || shape.symbols > 1 && shape.letters > 2 && !value.ends_with("**")
        }
    };
    is_one.then_some(Confidence::Medium)
}

fn secret(value: &str, shape: Shape, least: usize) -> Option<Confidence> {
    let value = value.strip_prefix("Bearer ").unwrap_or(value);
    let bytes = value.as_bytes();
    if value.len() < least || shape.spaces > 0 || !value.is_ascii() || is_path(value) || is_digest(value) {
        return None;
    }
    let pieces = || bytes.split(|byte| !byte.is_ascii_alphanumeric());
    let mixed = |piece: &[u8]| piece.iter().any(u8::is_ascii_digit) && piece.iter().any(u8::is_ascii_alphabetic);
    let strong = pieces().any(|piece| piece.len() >= 8 && mixed(piece))
        || shape.digits >= 4 && shape.letters >= 4 && value.len() >= 16;
    let cased = value.len() >= 20 && is_cased(bytes);
    let is_one = looks_random(bytes) && (strong && !is_expression(value) || cased);
    is_one.then_some(Confidence::Medium)
}

/// Whether small letters and capitals are mixed as chance does it. A name in camel case has its small letters in words.
fn is_cased(value: &[u8]) -> bool {
    let upper = value.iter().filter(|byte| byte.is_ascii_uppercase()).count();
    let runs = value.split(|byte| !byte.is_ascii_lowercase()).map(<[u8]>::len);
    let (lower, in_words) = runs.fold((0, 0), |(all, words), run| (all + run, words + if run >= 3 { run } else { 0 }));
    upper >= 4 && lower >= 4 && in_words * 10 < (upper + lower) * 6
}

/// `sha256:…`, `sha512-…`: what everybody may know.
fn is_digest(value: &str) -> bool {
    ["sha1", "sha256", "sha384", "sha512", "md5"].iter().any(|name| {
        value.get(..name.len()).is_some_and(|head| head.eq_ignore_ascii_case(name))
            && matches!(value.as_bytes().get(name.len()), Some(b':' | b'-' | b'='))
    })
}

fn is_path(value: &str) -> bool {
    let rooted = ["/", "./", "../", "~/", "\\\\"].iter().any(|root| value.starts_with(root));
    let drive = value.as_bytes().get(1) == Some(&b':') && matches!(value.as_bytes().get(2), Some(b'\\' | b'/'));
    let words = value
        .split(['/', '\\'])
        .filter(|part| !part.is_empty())
        .all(|part| !looks_random(part.as_bytes()) || part.contains('.'));
    (rooted || drive) && words
}

/// `config.token`, `get_token(x)`, `a1.b2`: names and calls as code has them.
fn is_expression(value: &str) -> bool {
    let named = value.split(['.', ':', '(', '[']).all(|part| {
        let word = part.trim_end_matches([')', ']', ';', '?', '!']);
        word.is_empty()
            || word.as_bytes().first().is_some_and(u8::is_ascii_alphabetic)
                && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
                && !looks_random(word.as_bytes())
    });
    named && value.contains(['.', ':', '(', '[', '_'])
}

/// `z.object({`, `sha256(x1`: a name with what it is called with.
fn is_call(value: &str) -> bool {
    let named = |name: &str| {
        name.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic())
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b':'))
    };
    value.split_once('(').is_some_and(|(name, _)| named(name))
}

/// What sentences say about passwords and keys, with a digit in it.
const TERMS: &[&str] = &[
    "argon2", "sha1", "sha2", "sha3", "sha5", "md5", "bcrypt", "pbkdf2", "base32", "base64", "base58", "utf", "oauth",
    "hs256", "hs512", "rs256", "es256", "aes", "ed25519", "x509", "pkcs", "rfc", "http", "x86", "v1", "v2", "v3",
];

fn is_term(value: &str) -> bool {
    let starts = |term: &str| value.get(..term.len()).is_some_and(|head| head.eq_ignore_ascii_case(term));
    value.len() < 16 && TERMS.iter().any(|term| starts(term))
}

/// Words that stand where a secret is meant, and nothing else.
const WORDS: &[&str] = &[
    "changeme",
    "change_me",
    "change-me",
    "password",
    "passwd",
    "pass",
    "secret",
    "token",
    "string",
    "str",
    "none",
    "null",
    "nil",
    "true",
    "false",
    "undefined",
    "no",
    "yes",
    "required",
    "optional",
    "todo",
    "tbd",
    "n/a",
    "empty",
    "unset",
    "hidden",
    "masked",
    "redacted",
    "removed",
    "test",
    "testing",
    "example",
    "foobar",
    "foo",
    "bar",
    "admin",
    "root",
    "user",
    "username",
    "guest",
    "postgres",
    "mysql",
    "redis",
    "pw",
    "pwd",
    "passwort",
    "abc123",
    "password123",
    "secret123",
    "admin123",
    "test123",
    "test1234",
    "letmein",
    "s3cr3t-example",
];

/// Parts by which a value says that it is filled in elsewhere.
const FILLED_ELSEWHERE: &[&str] = &[
    "${",
    "$(",
    "{{",
    "}}",
    "<",
    "****",
    "••",
    "…",
    "...",
    "[redacted",
    "process.env",
    "os.environ",
    "getenv",
    "secrets.",
    "env.",
    "env(",
    "%(",
    "#{",
    "vault:",
    "op://",
    "arn:",
    "ssm:",
    "your_",
    "your-",
    "xxxx",
    "my-secret",
    "my_secret",
];

/// Whether a value only stands for one.
pub(super) fn is_stand_in(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    let variable = value.strip_prefix('$').is_some_and(|rest| {
        rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
            && rest.bytes().next().is_some_and(|byte| !byte.is_ascii_digit())
    });
    let windows = value.len() > 2 && value.starts_with('%') && value.ends_with('%');
    let kinds = value.bytes().fold(0_u128, |seen, byte| seen | 1 << (byte & 127)).count_ones();
    let steps = value
        .bytes()
        .zip(value.bytes().skip(1))
        .filter(|(a, b)| a.wrapping_add(1) == *b || a == b || (*a, *b) == (b'9', b'0'))
        .count();
    WORDS.contains(&lower.as_str())
        || variable
        || windows
        || kinds <= 2
        || value.len() >= 6 && steps + 1 >= value.len() * 4 / 5
        || FILLED_ELSEWHERE.iter().any(|part| lower.contains(part))
        || is_example(value.as_bytes()) && !looks_random_without_example(&lower)
}

/// A word such as `sample` inside of a value that chance made is chance as well.
fn looks_random_without_example(lower: &str) -> bool {
    let digits = lower.bytes().filter(u8::is_ascii_digit).count();
    digits >= 4 && lower.len() >= 20 && !lower.contains("example")
}
