//! Passwords and keys that a sentence tells: `the password is …`, `log in with admin / …`, in some languages.

use super::names::Holds;
use super::value::{Style, judge, read};
use super::{any, assignment, byte, exact, found, is_blank, line_before, skip};
use crate::redact::anchor::Anchor;
use crate::redact::Found;
use crate::source::{TextRange, slice};

pub(super) const ANCHORS: &[Anchor] = &[
    any("login", pair),
    any("log in", pair),
    any("sign in", pair),
    any("credentials", pair),
    any("creds", pair),
    any("basic auth", pair),
    any(" as the ", named_after),
    any(" is the ", named_after),
    exact("contraseña", password),
    exact("Contraseña", password),
    exact("ot de passe", password),
    exact("пароль", password),
    exact("Пароль", password),
    exact("密码", password),
    exact("密碼", password),
    exact("パスワード", password),
    exact("비밀번호", password),
    exact("achtwoord", password),
    exact("asło", password),
    exact("ösenord", password),
    exact("Schlüssel", key),
    exact("lave de API", key),
    exact("have de API", key),
    exact("lé API", key),
    exact("密钥", key),
    exact("密鑰", key),
    exact("令牌", key),
    exact("キー", key),
    exact("ключ", key),
    exact("окен", key),
];

/// What stands between a name and its value.
const LINKS: &[&str] = &[
    "is ", "was ", "are ", "be ", "to ", "ist ", "lautet ", "es ", "est ", "è ", "é ", "equals ", "from ", "это ",
    "'s ", "’s ", "= ", ": ", "-> ", "→ ", "=> ", "– ", "— ", "- ", "：", ":", "：", "是", "は", "는 ", "은 ",
];

/// What may stand before such a link: `is now`, `was changed to`.
const ADVERBS: &[&str] = &[
    "is ", "was ", "has ", "been ", "should ", "will ", "must ", "is: ", "now ", "currently ", "still ", "set ",
    "changed ", "reset ", "rotated ", "updated ",
];

/// Where the value of a sentence may start, behind a name that ends at `end` and a blank up to `at`.
pub(super) fn link(text: &str, end: usize, at: usize) -> Option<usize> {
    let rest = text.get(at..)?;
    if let Some(near) = ["for ", "of ", "on "].iter().find_map(|word| rest.strip_prefix(word)) {
        return subject(near).map(|length| text.len() - near.len() + length);
    }
    let linked = behind_link(rest);
    if linked > 0 {
        return Some(at + linked);
    }
    direct(text, end, at)
}

/// How long the links at the start of `rest` are.
fn behind_link(rest: &str) -> usize {
    let starts = |at: usize, words: &[&str]| {
        let rest = rest.get(at..).unwrap_or_default();
        words.iter().find(|word| rest.starts_with(**word)).map(|word| word.len())
    };
    let mut at = 0;
    let mut last = 0;
    while let Some(length) = starts(at, ADVERBS).filter(|_| at < 40) {
        at += length;
        last = at;
    }
    match starts(at, LINKS) {
        Some(length) => at + length,
        None => last,
    }
}

/// How long `bob: ` is, `the test user is `: what a password is for.
fn subject(rest: &str) -> Option<usize> {
    let length = rest.bytes().take(60).take_while(|byte| !matches!(byte, b'\n' | b'\r' | b'.')).count();
    let near = rest.get(..length)?;
    let link = [" is ", ": "].iter().filter_map(|link| near.find(link).map(|at| at + link.len())).min()?;
    Some(link)
}

/// A value right behind its name: `the token 3f…`, `password "…"`, `api key (…)`.
fn direct(text: &str, end: usize, at: usize) -> Option<usize> {
    let from = skip(text, at, 2, |byte| matches!(byte, b'(' | b',' | b' '));
    let from = skip(text, from, 1, is_blank);
    let is_apart = from > end && !matches!(byte(text, end), b'(' | b'<' | b'[');
    let (range, style) = read(text, from, Style::Prose)?;
    (is_apart && (style == Style::Quoted || is_made_up(slice(text, range)))).then_some(from)
}

/// Whether nobody would write `value` but as a secret: letters and digits, and more than a word with a number.
fn is_made_up(value: &str) -> bool {
    let count = |is: fn(&u8) -> bool| value.bytes().filter(is).count();
    let digits = count(u8::is_ascii_digit);
    let (upper, lower) = (count(u8::is_ascii_uppercase), count(u8::is_ascii_lowercase));
    let symbols = count(|byte| byte.is_ascii_punctuation() && !matches!(byte, b'.' | b'-' | b'_' | b'/' | b':'));
    let mixed = symbols > 0 && digits > 0 || upper > 0 && lower > 0 && digits > 0 || digits > 2 && value.len() >= 10;
    value.len() >= 6 && upper + lower > 1 && mixed && !value.contains(['(', '=', '<', '{', '[', '`'])
}

/// `username/password: admin/…`: the value without the user that the name announces.
pub(super) fn without_user(text: &str, start: usize, range: TextRange) -> TextRange {
    let before = line_before(text, start, 12);
    let announced = ["user", "username", "login", "email"]
        .iter()
        .any(|user| before.strip_suffix('/').is_some_and(|head| head.ends_with(user)));
    let user = slice(text, range).find(['/', ':']).filter(|_| announced);
    TextRange::new(range.start + user.map_or(0, |user| user + 1), range.end)
}

/// `login with admin / …`, `credentials: admin:…`: a name and a password.
fn pair(text: &str, at: usize, all: &mut Vec<Found>) {
    let from = skip(text, at, 12, |byte| byte.is_ascii_alphabetic() || byte == b' ');
    if !matches!(byte(text, from.wrapping_sub(1)), b' ') && !matches!(byte(text, from), b':' | b'=' | b'*') {
        return;
    }
    let quote = |byte: u8| matches!(byte, b'"' | b'\'' | b'`' | b'(');
    let from = skip(text, from, 4, |byte| matches!(byte, b':' | b'=' | b' ' | b'*' | b'(') || byte == b'`');
    let words = ["with ", "as ", "using ", "are ", "is ", "basic "];
    let from = words.iter().fold(from, |from, word| {
        from + if text.get(from..).is_some_and(|rest| rest.starts_with(word)) { word.len() } else { 0 }
    });
    let from = skip(text, from, 2, quote);
    let in_user = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.' | b'@' | b'+');
    let name = skip(text, from, 64, in_user);
    let gap = skip(text, skip(text, name, 2, |byte| matches!(byte, b'"' | b'\'' | b'`')), 1, is_blank);
    if name == from || !matches!(byte(text, gap), b':' | b'/') || byte(text, gap + 1) == b'/' {
        return;
    }
    told(text, gap + 1, Holds::Password, all);
}

/// `use … as the password`, `… is the password`: the word before.
fn named_after(text: &str, at: usize, all: &mut Vec<Found>) {
    let rest = text.get(at + " as the ".len()..).unwrap_or_default();
    let near = rest.as_bytes().get(..rest.len().min(40)).unwrap_or_default();
    let phrase = near.split(|byte| !byte.is_ascii_alphanumeric() && !matches!(byte, b' ' | b'-')).next();
    let says = |word: &str| {
        phrase.is_some_and(|phrase| {
            phrase.windows(word.len()).any(|part| part.eq_ignore_ascii_case(word.as_bytes()))
        })
    };
    if !says("password") && !says("passphrase") {
        return;
    }
    let before = line_before(text, at, 130);
    let (word, style) = match before.strip_suffix('`').and_then(|head| head.rsplit_once('`')) {
        Some((_, word)) => (word, Style::Quoted),
        None => (before.rsplit([' ', '\t']).next().unwrap_or_default(), Style::Prose),
    };
    let end = at - usize::from(style == Style::Quoted);
    let fits = style == Style::Quoted || is_made_up(word);
    if let Some(confidence) = judge(Holds::Password, word, style).filter(|_| fits) {
        all.push(found(&assignment::PASSWORD, TextRange::new(end - word.len(), end), confidence));
    }
}

fn password(text: &str, at: usize, all: &mut Vec<Found>) {
    foreign(text, at, Holds::Password, all);
}

fn key(text: &str, at: usize, all: &mut Vec<Found>) {
    foreign(text, at, Holds::Secret, all);
}

/// Looks behind the word of another language that starts at `at`.
fn foreign(text: &str, at: usize, holds: Holds, all: &mut Vec<Found>) {
    let Some(anchor) = ANCHORS.iter().find(|anchor| text.get(at..).is_some_and(|rest| rest.starts_with(anchor.literal)))
    else {
        return;
    };
    let end = skip(text, at + anchor.literal.len(), 3, |byte| matches!(byte, b'*' | b'"' | b'`' | b'\''));
    let gap = skip(text, end, 8, is_blank);
    let length = behind_link(text.get(gap..).unwrap_or_default());
    if length > 0 {
        told(text, gap + length, holds, all);
    }
}

fn told(text: &str, at: usize, holds: Holds, all: &mut Vec<Found>) {
    let Some((range, style)) = read(text, assignment::opened(text, at), Style::Prose) else { return };
    let range = ascii(text, range);
    let value = slice(text, range);
    let info = if holds == Holds::Password { &assignment::PASSWORD } else { &assignment::SECRET };
    let is_short = holds == Holds::Secret && value.len() < 16;
    if let Some(confidence) = judge(holds, value, style).filter(|_| !is_short) {
        all.push(found(info, range, confidence));
    }
}

/// The part of a value before letters that are written without a blank behind it: `…です`, `…。`.
fn ascii(text: &str, range: TextRange) -> TextRange {
    let value = slice(text, range);
    let end = value.find(|c: char| c >= '\u{3000}').unwrap_or(value.len());
    TextRange::new(range.start, range.start + end)
}
