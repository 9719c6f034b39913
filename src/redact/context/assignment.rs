//! `NAME=value` in all the ways that it is written: files of settings, JSON in JSON, code, tables, flags, sentences.

use super::names::{Holds, holds};
use super::value::{Style, judge, read};
use super::{any, back, byte, exact, found, is_blank, line_before, skip};
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
    any("pwd", look),
    any("secret", look),
    any("token", look),
    any("key", look),
    any("cred", look),
    any("auth", look),
    any("sig", look),
    any("session", look),
    any("kennwort", look),
    any("login", pair),
    any("log in", pair),
    any("credentials", pair),
    any("creds", pair),
    any("senha", look),
    exact("contraseña", told),
    exact("Contraseña", told),
    exact("mot de passe", told),
    exact("пароль", told),
    exact("Пароль", told),
    exact("密码", told),
    exact("密碼", told),
    exact("パスワード", told),
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
    let in_value = byte(text, start.wrapping_sub(1)) == b'='
        && in_name(byte(text, start.wrapping_sub(2)))
        && !is_in_url(text, start);
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
    let range = without_name(text, without_scheme(text, range));
    let info = if holds == Holds::Password { &PASSWORD } else { &SECRET };
    let value = slice(text, range);
    // A word of a sentence has to be a token beyond doubt.
    let is_short = style == Style::Prose && holds == Holds::Secret && value.len() < 16;
    if let Some(confidence) = judge(holds, value, style).filter(|_| !is_short) {
        all.push(found(info, range, confidence));
    }
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
    let closed = skip(text, end, 6, |byte| matches!(byte, b'"' | b'\'' | b'`' | b'\\' | b']' | b'*'));
    let quoted = closed > end;
    let at = skip(text, closed, 40, is_blank);
    let spaced = at > closed;
    let next = |count: usize| byte(text, at + count);
    let value = |from: usize, style: Style| Some(Place { value: opened(text, from), style });
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
        _ if spaced && holds != Holds::LongSecret => {
            sentence(text, at).map(|from| Place { value: opened(text, from), style: Style::Prose })
        }
        _ => None,
    }
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
fn opened(text: &str, at: usize) -> usize {
    let at = skip(text, at, 40, is_blank);
    let at = skip(text, at, 2, |byte| byte == b'*');
    let at = skip(text, at, 2, is_blank);
    let literal = matches!(byte(text, at), b'b' | b'r' | b'f' | b'u' | b'@') && is_quote(byte(text, at + 1));
    at + usize::from(literal)
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

/// ` is `, ` was set to `: where the value of a sentence starts.
fn sentence(text: &str, at: usize) -> Option<usize> {
    const LINKS: &[&str] = &[
        "is now ",
        "is set to ",
        "was set to ",
        "set to ",
        "is: ",
        "is ",
        "was ",
        "are ",
        "ist ",
        "es ",
        "est ",
        "– ",
        "— ",
        "- ",
    ];
    let rest = text.get(at..)?;
    let rest_after_for = rest.strip_prefix("for ").and_then(|rest| {
        rest.get(..rest.len().min(60))
            .or(Some(rest))
            .and_then(|near| near.find(" is ").or_else(|| near.find(": ")))
            .map(|gap| at + 4 + gap + if rest.get(gap..).is_some_and(|tail| tail.starts_with(" is ")) { 4 } else { 2 })
    });
    LINKS.iter().find(|link| rest.starts_with(**link)).map(|link| at + link.len()).or(rest_after_for)
}

/// `name: Type = "value"`: the type was read up to `at`, and the value stands behind it.
fn behind_type(text: &str, at: usize) -> Option<(TextRange, Style)> {
    let in_type = |byte: u8| {
        byte.is_ascii_alphanumeric() || matches!(byte, b'<' | b'>' | b'[' | b']' | b'&' | b'|' | b' ' | b'_')
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

/// `TOKEN=session=…`: a name within the value is no part of the secret.
fn without_name(text: &str, range: TextRange) -> TextRange {
    let value = slice(text, range);
    let name = value.split('=').next().unwrap_or_default();
    let is_name = name.len() + 8 < value.len()
        && !name.is_empty()
        && name.bytes().all(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'-' | b'?' | b'&' | b';'));
    TextRange::new(range.start + if is_name { name.len() + 1 } else { 0 }, range.end)
}

/// `login with admin / …`, `credentials: admin:…`: a name and a password.
fn pair(text: &str, at: usize, all: &mut Vec<Found>) {
    let from = skip(text, at, 12, |byte| byte.is_ascii_alphabetic() || byte == b' ');
    let from = skip(text, from, 3, |byte| matches!(byte, b':' | b'=' | b' ' | b'`' | b'"' | b'\''));
    let words = ["with ", "as ", "using ", "are ", "is "];
    let from = words.iter().fold(from, |from, word| {
        from + if text.get(from..).is_some_and(|rest| rest.starts_with(word)) { word.len() } else { 0 }
    });
    let from = skip(text, from, 2, is_quote);
    let name = skip(text, from, 64, |byte| in_name(byte) || byte == b'@' || byte == b'+');
    let gap = skip(text, skip(text, name, 2, is_quote), 1, is_blank);
    if name == from || !matches!(byte(text, gap), b':' | b'/') || byte(text, gap + 1) == b'/' {
        return;
    }
    let Some((range, style)) = read(text, opened(text, gap + 1), Style::Prose) else { return };
    if let Some(confidence) = judge(Holds::Password, slice(text, range), style) {
        all.push(found(&PASSWORD, range, confidence));
    }
}

/// Looks behind a word for a password in another language.
fn told(text: &str, at: usize, all: &mut Vec<Found>) {
    let rest = text.get(at..).unwrap_or_default();
    let word = rest.chars().take(20).take_while(|c| c.is_alphabetic()).map(char::len_utf8).sum::<usize>().max(1);
    let word = if rest.starts_with("mot de passe") { "mot de passe".len() } else { word };
    let end = skip(text, at + word, 3, |byte| matches!(byte, b'*' | b'"' | b'`' | b'\''));
    let gap = skip(text, end, 8, is_blank);
    let tail = text.get(gap..).unwrap_or_default();
    let links = [":", "：", "=", "est ", "es ", "это ", "- ", "— ", "是", "は"];
    let Some(link) = links.iter().find(|link| tail.starts_with(**link)) else { return };
    let Some((range, style)) = read(text, opened(text, gap + link.len()), Style::Prose) else { return };
    if let Some(confidence) = judge(Holds::Password, slice(text, range), style) {
        all.push(found(&PASSWORD, range, confidence));
    }
}
