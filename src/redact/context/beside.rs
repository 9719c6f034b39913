//! Values that do not stand behind their name with a sign between: in the attribute beside it, behind the name of a
//! variable in a command, on the line below.

use super::value::Style;
use super::{byte, is_blank, line_before, skip};
use crate::source::{TextRange, slice};

/// Where a value is to be read.
pub(super) struct From {
    /// Its first byte, or what opens it.
    pub(super) at: usize,
    /// How it is written.
    pub(super) style: Style,
}

/// The value of the name that begins at `start`, ends before `closed`, and has a blank up to `at` behind it.
pub(super) fn value(text: &str, start: usize, closed: usize, at: usize) -> Option<From> {
    if let Some(from) = command(text, start, closed, at) {
        return Some(From { at: from, style: Style::Tight });
    }
    attribute(text, closed).or_else(|| accessor(text, at)).or_else(|| below(text, at))
}

/// Commands that take a name and a value with a blank between.
const COMMANDS: &[&str] = &[
    "ENV", "ARG", "set -x", "set -gx", "set -Ux", "set -xg", "setx", "setenv", "configure set", "config set",
    "config pypi-token",
];

fn command(text: &str, start: usize, closed: usize, at: usize) -> Option<usize> {
    if at == closed || matches!(byte(text, at), b'=' | b':' | b'|' | b'\n' | b'\r') {
        return None;
    }
    let before = line_before(text, start, 60).trim_end();
    let rest = text.get(at..)?;
    if before.ends_with("secret set") {
        return rest.starts_with("--body ").then_some(at + "--body ".len());
    }
    let told = COMMANDS.iter().any(|command| {
        before.strip_suffix(command).is_some_and(|head| !head.ends_with(|c: char| c.is_alphanumeric()))
    });
    (told || before.contains("config set //")).then_some(at)
}

/// What the attribute is called that holds the value.
const VALUES: &[&str] = &["value", "Value", "default", "defaultValue", "content"];

/// `name: NAME`, and `value: …` on the line below; `key="NAME" value="…"`; `variable "NAME" { default = "…" }`.
fn attribute(text: &str, closed: usize) -> Option<From> {
    let mut at = closed;
    for _ in 0..4 {
        at = skip(text, at, 60, |byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b',' | b'{' | b'"' | b'\''));
        let end = skip(text, at, 16, |byte| byte.is_ascii_alphabetic());
        let word = slice(text, TextRange::new(at, end));
        let sign = skip(text, skip(text, end, 2, |byte| matches!(byte, b'"' | b'\'')), 12, is_blank);
        if word.is_empty() || at == closed || !matches!(byte(text, sign), b':' | b'=') {
            return None;
        }
        if VALUES.contains(&word) {
            return Some(From { at: sign + 1, style: Style::Bare });
        }
        if !matches!(word, "type" | "description" | "sensitive" | "Type") {
            return None;
        }
        at = skip(text, sign, 120, |byte| !matches!(byte, b'\n' | b'\r' | b','));
    }
    None
}

/// `Name { get; set; } = "…"`.
fn accessor(text: &str, at: usize) -> Option<From> {
    let rest = text.get(at..)?.strip_prefix("{ get;")?;
    let end = skip(text, text.len() - rest.len(), 24, |byte| byte.is_ascii_alphabetic() || matches!(byte, b' ' | b';'));
    text.get(end..)?.starts_with("} = \"").then_some(From { at: end + "} = ".len(), style: Style::Bare })
}

/// A value that is alone on the line below `NAME:`, in a fence or back ticks perhaps.
fn below(text: &str, at: usize) -> Option<From> {
    let line_end = |at: usize| matches!(byte(text, at), b'\n' | b'\r');
    if byte(text, at) != b':' || !line_end(skip(text, at + 1, 4, |byte| matches!(byte, b' ' | b'*'))) {
        return None;
    }
    let blank = |byte: u8| matches!(byte, b'\n' | b'\r' | b' ' | b'\t');
    let mut from = skip(text, skip(text, at + 1, 4, |byte| matches!(byte, b' ' | b'*')), 20, blank);
    let fenced = text.get(from..)?.starts_with("```");
    if fenced {
        from = skip(text, skip(text, from + 3, 12, |byte| byte.is_ascii_alphabetic()), 8, blank);
    }
    let ticked = usize::from(byte(text, from) == b'`');
    let end = skip(text, from + ticked, 512, |byte| byte > b' ' && byte != b'`');
    let is_alone = line_end(skip(text, end + ticked, 4, is_blank));
    let told = fenced || ticked > 0 || end - from >= 20;
    let is_marked = slice(text, TextRange::new(from, end)).contains([':', '=', '<', '(', '[']);
    (is_alone && told && !is_marked).then_some(From { at: from, style: Style::Prose })
}
