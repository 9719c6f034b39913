//! `NAME=value` in all the ways that it is written: files of settings, JSON in JSON, code, tables, flags, sentences.

use super::names::{Holds, holds};
use super::value::{Style, judge, read};
use super::{any, back, beside, byte, found, is_blank, line_before, prose, skip};
use crate::redact::anchor::Anchor;
use crate::redact::{DetectorInfo, Found};
use crate::source::{TextRange, slice};

pub(super) const PASSWORD: DetectorInfo = DetectorInfo {
    name: "password",
    kind: "password",
    finds: "Passwords behind a name or a word that says so",
    source: "https://cwe.mitre.org/data/definitions/312.html",
};

pub(super) const SECRET: DetectorInfo = DetectorInfo {
    name: "secret-value",
    kind: "secret",
    finds: "Keys, tokens and other secrets behind a name that says so",
    source: "https://cwe.mitre.org/data/definitions/312.html",
};

pub(super) const ANCHORS: &[Anchor] = &[
    any("pass", look),
    any("secret", look),
    any("token", look),
    any("key", look),
    any("cred", look),
    any("auth", look),
    any("sig", look),
    any("session", look),
    any("kennwort", look),
    any("senha", look),
    any("pw", look),
    any("psk", look),
];

/// The longest name to either side of an anchor.
const LONGEST_NAME: usize = 64;

const fn in_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.')
}

/// Looks at the name around an anchor, and at what stands behind it.
fn look(text: &str, at: usize, all: &mut Vec<Found>) {
    let start = behind_escape(text, back(text, at, LONGEST_NAME, in_name), at);
    let end = skip(text, at, LONGEST_NAME, in_name);
    let name = slice(text, TextRange::new(start, end)).trim_end_matches(['.', '-']);
    let end = start + name.len();
    let bare = name.trim_start_matches(['-', '.']);
    let words = with_word_before(text, start + (name.len() - bare.len()), bare);
    // A mark may hold such a word itself, and so may the value of another name, which is looked at as a whole.
    let in_value = byte(text, start.wrapping_sub(1)) == b'=' && !is_in_url(text, start) && is_value(text, start - 1);
    if in_value || line_before(text, start, 10) == "[REDACTED:" {
        return;
    }
    let Some(holds) = holds(words) else { return };
    let Some(place) = behind(text, start, end, holds) else { return };
    let bare = read(text, place.value, place.style);
    let end = bare.map_or(place.value, |(range, _)| range.end);
    let is_type = place.style == Style::Bare && bare.is_none_or(|(_, style)| style == Style::Bare);
    let behind_type = is_type.then(|| behind_type(text, end)).flatten();
    let Some((range, style)) = behind_type.or(bare).or_else(|| block(text, place.value)) else { return };
    if style == Style::Bare && byte(text, range.end) == b'<' && byte(text, range.end + 1) != b'/' {
        return;
    }
    let range = without_name(text, without_scheme(text, range));
    let range = if style == Style::Query && holds != Holds::Password { before_fragment(text, range) } else { range };
    let range = prose::without_user(text, start, range);
    let info = if holds == Holds::Password { &PASSWORD } else { &SECRET };
    let value = slice(text, range);
    // A word of a sentence has to be a token beyond doubt.
    let is_short = style == Style::Prose && holds == Holds::Secret && value.len() < 16;
    if let Some(confidence) = judge(holds, value, style).filter(|_| !is_short) {
        all.push(found(info, range, confidence));
    }
}

/// Whether what stands behind the `=` at `at` is the value of a name that tells.
fn is_value(text: &str, at: usize) -> bool {
    let start = back(text, at, LONGEST_NAME, in_name);
    holds(slice(text, TextRange::new(start, at))).is_some()
}

/// The start of a name, behind the letters that end an escape before it: `\n`, `ESC[31m`.
fn behind_escape(text: &str, start: usize, at: usize) -> usize {
    let before = byte(text, start.wrapping_sub(1));
    let colour = skip(text, start, 12, |byte| byte.is_ascii_digit());
    match (before, byte(text, start)) {
        (b'\\', b'n' | b't' | b'r') if start < at => start + 1,
        (b'[' | b';', _) if byte(text, colour) == b'm' && colour < at => colour + 1,
        _ => start,
    }
}

/// `api key`, `access token`: the word before a name of one word belongs to it.
fn with_word_before<'t>(text: &'t str, start: usize, name: &'t str) -> &'t str {
    let short = ["key", "keys"].iter().any(|word| name.eq_ignore_ascii_case(word));
    if !short || byte(text, start.wrapping_sub(1)) != b' ' {
        return name;
    }
    let word = back(text, start - 1, 16, |byte| byte.is_ascii_alphabetic());
    slice(text, TextRange::new(word, start + name.len()))
}

/// Where the value behind a name is to be read.
struct Place {
    value: usize,
    style: Style,
}

/// What stands between a name and its value.
fn behind(text: &str, start: usize, end: usize, holds: Holds) -> Option<Place> {
    let before = byte(text, start.wrapping_sub(1));
    let closed = closed(text, end);
    let quoted = closed > end;
    let at = skip(text, closed, 40, is_blank);
    let spaced = at > closed;
    let next = |count: usize| byte(text, at + count);
    let value = |from: usize, style: Style| Some(Place { value: opened(text, from), style });
    if let Some(from) = beside::value(text, start, closed, at) {
        return value(from.at, from.style);
    }
    match (byte(text, at), next(1)) {
        (b'=', b'=') | (b'!', _) | (b':', b':') => None,
        (b'=' | b':', b'>') | (b':', b'=') => value(at + 2, Style::Bare),
        (b'=', _) if matches!(before, b'?' | b'&') || is_in_url(text, start) => value(at + 1, Style::Query),
        (b'=', byte) if !spaced && !quoted && !is_blank(byte) && before != b';' => value(at + 1, Style::Tight),
        (b'=' | b':', _) => value(at + 1, Style::Bare),
        (b'|', _) if line_before(text, start, 200).trim_start().starts_with('|') => value(at + 1, Style::Bare),
        (b',', _) if quoted => value(at + 1, Style::Bare).filter(|place| is_quote(byte(text, place.value))),
        (b'(', _) if !quoted => value(at + 1, Style::Bare).filter(|place| is_quote(byte(text, place.value))),
        (b'>', _) if before == b'<' || before == b'"' => value(at + 1, Style::Bare),
        (b'<', b'/') => plist(text, at).and_then(|from| value(from, Style::Bare)),
        _ if spaced && (byte(text, start) == b'-' || follows_login(text, start)) => value(at, Style::Tight),
        _ if holds != Holds::LongSecret => {
            prose::link(text, end, at).map(|from| Place { value: opened(text, from), style: Style::Prose })
        }
        _ => None,
    }
}

/// Behind the quotes, brackets, emphasis and colours that close a name.
fn closed(text: &str, at: usize) -> usize {
    let at = skip(text, at, 6, |byte| matches!(byte, b'"' | b'\'' | b'`' | b'\\' | b']' | b'*'));
    let at = if text.get(at..).is_some_and(|rest| rest.starts_with("&quot;")) { at + 6 } else { at };
    behind_colour(text, at)
}

/// Behind the colour of a terminal that begins at `at`, if one does.
fn behind_colour(text: &str, at: usize) -> usize {
    if byte(text, at) != 0x1b || byte(text, at + 1) != b'[' {
        return at;
    }
    let end = skip(text, at + 2, 12, |byte| byte.is_ascii_digit() || byte == b';');
    if byte(text, end) == b'm' { end + 1 } else { at }
}

/// Whether a URL runs up to a place.
fn is_in_url(text: &str, at: usize) -> bool {
    let start = back(text, at, 300, |byte| !byte.is_ascii_whitespace() && !is_quote(byte));
    text.as_bytes().get(start..at).is_some_and(|run| run.windows(3).any(|part| part == b"://"))
}

const fn is_quote(byte: u8) -> bool {
    matches!(byte, b'"' | b'\'' | b'`')
}

/// Behind blanks, emphasis and the prefix of a string literal.
pub(super) fn opened(text: &str, at: usize) -> usize {
    let at = behind_colour(text, skip(text, at, 40, is_blank));
    let at = skip(text, at, 2, |byte| byte == b'*');
    let at = wrapped(text, skip(text, at, 2, is_blank));
    let literal = matches!(byte(text, at), b'b' | b'r' | b'f' | b'u' | b'@') && is_quote(byte(text, at + 1));
    at + usize::from(literal)
}

/// `Some("…")`, `String::from("…")`, `[[…]]`: behind what a value is wrapped in.
fn wrapped(text: &str, at: usize) -> usize {
    const WRAPPERS: &[&str] = &["Some(", "from(", "new(", "SecretStr(", "Secret(", "String(", "bytes(", "of(", "[["];
    let name = skip(text, at, 40, |byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':' | b'.'));
    let open = skip(text, name, 2, |byte| matches!(byte, b'(' | b'['));
    let head = slice(text, TextRange::new(at, open));
    let is_wrapper = open > name && WRAPPERS.iter().any(|wrapper| head.ends_with(wrapper));
    if is_wrapper && (is_quote(byte(text, open)) || head == "[[") { open } else { at }
}

/// `</key><string>` in a property list.
fn plist(text: &str, at: usize) -> Option<usize> {
    let rest = text.get(at..)?.strip_prefix("</key>")?;
    let inner = rest.trim_start().strip_prefix("<string>")?;
    Some(text.len() - inner.len())
}

/// `machine … login … password …` of a .netrc.
fn follows_login(text: &str, start: usize) -> bool {
    let before = line_before(text, start, 200);
    before.contains("login ")
        || before.contains("machine ")
        || before.trim().is_empty()
            && text.get(..start).is_some_and(|all| {
                all.trim_end().lines().next_back().is_some_and(|line| line.trim_start().starts_with("login "))
            })
}

/// `name: Type = "value"`: the type was read up to `at`, and the value stands behind it.
fn behind_type(text: &str, at: usize) -> Option<(TextRange, Style)> {
    let in_type = |byte: u8| {
        byte.is_ascii_alphanumeric() || matches!(byte, b'<' | b'>' | b'[' | b']' | b'&' | b'|' | b' ' | b'_' | b'\'')
    };
    let at = skip(text, at, 24, in_type);
    let is_assigned = byte(text, at) == b'=' && !matches!(byte(text, at + 1), b'=' | b'>');
    let from = opened(text, at + 1);
    (is_assigned && is_quote(byte(text, from))).then(|| read(text, from, Style::Bare)).flatten()
}

/// `|` or `>` in YAML: the value is the first line of the block below.
fn block(text: &str, at: usize) -> Option<(TextRange, Style)> {
    let head = text.get(at..)?.strip_prefix(['|', '>'])?;
    let below = head
        .trim_start_matches(['-', '+', ' '])
        .strip_prefix('\n')
        .or_else(|| head.trim_start_matches(['-', '+', ' ']).strip_prefix("\r\n"))?;
    let line = below.trim_start_matches(' ');
    let is_indented = line.len() < below.len();
    is_indented.then(|| read(text, text.len() - line.len(), Style::Tight)).flatten()
}

/// The value behind `Bearer ` and the like, which are no part of it.
fn without_scheme(text: &str, range: TextRange) -> TextRange {
    const SCHEMES: &[&str] = &["bearer ", "basic ", "token ", "apikey "];
    let value = slice(text, range);
    let scheme =
        SCHEMES.iter().find(|scheme| value.get(..scheme.len()).is_some_and(|head| head.eq_ignore_ascii_case(scheme)));
    TextRange::new(range.start + scheme.map_or(0, |scheme| scheme.len()), range.end)
}

/// The part of a URL's parameter before its fragment. A password may hold the sign itself.
fn before_fragment(text: &str, range: TextRange) -> TextRange {
    let length = slice(text, range).find('#').unwrap_or(range.len());
    TextRange::new(range.start, range.start + length)
}

/// `TOKEN=session=…`: a name within the value is no part of the secret.
fn without_name(text: &str, range: TextRange) -> TextRange {
    let value = slice(text, range);
    let name = value.split('=').next().unwrap_or_default();
    let is_name = name.len() + 8 < value.len()
        && !name.is_empty()
        && name.bytes().all(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'-' | b'?' | b'&' | b';'));
    TextRange::new(range.start + if is_name { name.len() + 1 } else { 0 }, range.end)
}
