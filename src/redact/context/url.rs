//! Credentials in URLs.

use super::value::is_stand_in;
use super::{any, back, found, skip};
use crate::redact::anchor::Anchor;
use crate::redact::random::looks_random;
use crate::redact::{Confidence, DetectorInfo, Found};
use crate::source::{TextRange, slice};

pub(super) const CREDENTIALS: DetectorInfo = DetectorInfo {
    name: "url-credentials",
    kind: "url-credentials",
    finds: "Passwords and tokens before the host of a URL",
    source: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1",
};

pub(super) const ANCHORS: &[Anchor] = &[any("://", look)];

const LONGEST: usize = 512;

/// What stands between the scheme and the end of a URL, a password with all its signs included.
const fn in_url(byte: u8) -> bool {
    !matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b'"' | b'\'' | b'`' | b'<' | b'>' | b'\\' | b'|')
}

fn look(text: &str, at: usize, all: &mut Vec<Found>) {
    let scheme = back(text, at, 24, |byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'.' | b'-'));
    let start = at + "://".len();
    let url = slice(text, TextRange::new(start, skip(text, start, LONGEST, in_url)));
    let authority = url.split(['/', '?', '#']).next().unwrap_or_default();
    // A password may hold what ends the authority elsewhere; then a colon stands before and a host behind its `@`.
    let sign = authority.rfind('@').or_else(|| late_sign(url));
    let Some(user_info) = sign.and_then(|sign| url.get(..sign)).filter(|_| scheme < at) else { return };
    let host = url.get(user_info.len() + 1..).unwrap_or_default();
    let (user, password) =
        user_info.split_once(':').map_or((user_info, None), |(user, password)| (user, Some(password)));
    let range = match password {
        Some(password) if is_password(user, password, host) => {
            TextRange::new(start + user.len() + 1, start + user_info.len())
        }
        None if user.len() >= 16 && looks_random(user.as_bytes()) && !is_stand_in(user) => {
            TextRange::new(start, start + user.len())
        }
        _ => TextRange::default(),
    };
    if !range.is_empty() {
        all.push(found(&CREDENTIALS, range, Confidence::High));
    }
}

fn late_sign(url: &str) -> Option<usize> {
    let (user, _) = url.split_once(':')?;
    let sign = url.rfind('@')?;
    let host = url.as_bytes().get(sign + 1)?;
    let port = url.get(user.len() + 1..)?.split(['/', '?', '#']).next()?.bytes().all(|byte| byte.is_ascii_digit());
    let is_user = !user.contains(['/', '?', '#', '.']);
    (is_user && !port && sign > user.len() && host.is_ascii_alphanumeric()).then_some(sign)
}

/// Words that documentation has as passwords.
const EXAMPLES: &[&str] = &[
    "password",
    "pass",
    "passwd",
    "pw",
    "pwd",
    "secret",
    "user",
    "username",
    "postgres",
    "mysql",
    "root",
    "admin",
    "guest",
    "redis",
    "token",
    "x-oauth-basic",
];

/// A password, unless it is one of documentation, or that of a machine at hand which is a plain word.
fn is_password(user: &str, password: &str, host: &str) -> bool {
    let example =
        EXAMPLES.iter().any(|word| password.eq_ignore_ascii_case(word)) || !user.is_empty() && password == user;
    let word = password.bytes().all(|byte| byte.is_ascii_lowercase());
    let local = ["localhost", "127.0.0.1", "example."].iter().any(|name| host.starts_with(name)) && word;
    password.len() >= 3 && !example && !local && !is_stand_in(password)
}
