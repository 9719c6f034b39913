//! Login names in the paths of home folders.

use super::around::{before, beside, byte};
use crate::content::homes::{Home, homes};
use crate::redact::{Confidence, Found};
use crate::source::TextRange;

/// Longest path before `/home/` that is looked at.
const REACH: usize = 80;

/// Longest text from `/home/` to behind the login name.
const LOGIN: usize = 56;

/// Looks at the path around the `/home/` or `\Users\` at `at`.
pub(super) fn look(text: &str, at: usize, found: &mut Vec<Found>) {
    if let Some(home) = home(text, at) {
        push(found, home, Confidence::Medium);
    }
}

/// Looks at the path around the `%2Fhome%2F` or `%2FUsers%2F` at `at`, as it stands in URLs.
pub(super) fn look_encoded(text: &str, at: usize, found: &mut Vec<Found>) {
    let Some(parent) = text.get(at + 3..at + 11).and_then(|rest| rest.find('%')).map(|length| at + length + 6) else {
        return;
    };
    let tail = text.get(parent..).unwrap_or_default();
    let name = |byte: &u8| byte.is_ascii_alphanumeric() || b"._-".contains(byte);
    let length = tail.bytes().take(REACH).take_while(name).count();
    let login = tail.get(..length).unwrap_or_default();
    if !homes(&["/home/", login, "/"].concat()).is_empty() {
        push(found, TextRange::new(parent, parent + length), Confidence::Medium);
    }
}

/// Looks at a folder that is named after a path with its separators as dashes: `/-home-jane-app`.
pub(super) fn look_dashed(text: &str, at: usize, found: &mut Vec<Found>) {
    let rest = text.get(at + 2..).unwrap_or_default();
    let Some(parent) = rest.find('-').map(|length| at + 2 + length + 1) else { return };
    let tail = text.get(parent..).unwrap_or_default();
    let length = tail.bytes().take(REACH).take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
    let login = tail.get(..length).unwrap_or_default();
    if !homes(&["/home/", login, "/"].concat()).is_empty() {
        push(found, TextRange::new(parent, parent + length), Confidence::Low);
    }
}

fn push(found: &mut Vec<Found>, range: TextRange, confidence: Confidence) {
    found.push(Found { kind: "user", detector: "home-folder", confidence, range });
}

/// The login name after the separator at `at`, seen from where its path begins.
fn home(text: &str, at: usize) -> Option<TextRange> {
    // Another separator right behind names nobody, and there could be a great many.
    let parent = text.as_bytes().get(at + 1..)?.iter().position(|byte| matches!(byte, b'/' | b'\\'))? + at + 1;
    if text.as_bytes().get(parent + 1) == Some(&b'/') {
        return None;
    }
    let from = text.ceil_char_boundary(at.saturating_sub(REACH));
    let to = text.floor_char_boundary(text.len().min(at + LOGIN));
    let head = text.get(from..at)?;
    let begins = |c: char| c.is_whitespace() || "\"'`()[]{}<>,;=|".contains(c);
    let cut =
        head.rfind(begins).map_or(0, |at| at + head.get(at..).and_then(|c| c.chars().next()).map_or(1, char::len_utf8));
    let path = head.get(cut..)?;
    let inside = |parent| path.rfind(parent).is_some_and(|home| !path.get(home..).unwrap_or_default().contains(':'));
    let nested = ["/home/", "/Users/", "\\Users\\"].into_iter().any(inside);
    if nested {
        return None;
    }
    // A list of paths: the one before ends at the colon.
    let listed = path.ends_with(':') && path.contains('/');
    let start = if listed || MOUNTS.contains(&path) { at } else { from + cut };
    let rest = text.get(start..to)?;
    let login = match homes(rest).first() {
        Some(Home { login, .. }) => spaced(text, login.shift(start)),
        None if named(text, start) => last(rest)?.shift(start),
        None => return None,
    };
    (login.start > at && login.start <= at + 9).then_some(login)
}

/// Folders that some systems keep the home folders in.
const MOUNTS: [&str; 5] = ["/var", "/usr", "/export", "/data", "/System/Volumes/Data"];

/// Whether what stands before the path at `at` takes a folder. Without that, `/home/news` may be a page.
fn named(text: &str, at: usize) -> bool {
    const WORDS: [&str; 9] = ["cwd", "pwd", "cd", "ls", "mkdir", "chown", "dir", "directory", "workdir"];
    let from = text.ceil_char_boundary(at.saturating_sub(32));
    let head = text.get(from..at).unwrap_or_default();
    // The word may have been about another path.
    let head = head.get(head.rfind('/').map_or(0, |at| at + 1)..).unwrap_or_default();
    let key = head.trim_end_matches(['"', '\'', ' ']);
    key.ends_with("HOME=") || key.ends_with("HOME:") || beside(head.as_bytes(), head.len(), &WORDS)
}

/// The login name at the end of the path that `rest` begins with.
fn last(rest: &str) -> Option<TextRange> {
    let ends = |c: char| !(c.is_alphanumeric() || "/._-@+".contains(c));
    let path = rest.get(..rest.find(ends).unwrap_or(rest.len()))?.trim_end_matches(['.', '-']);
    homes(&[path, "/"].concat()).first().map(|home| home.login)
}

/// `login`, or more of it where it is the end of a path on Windows and a second word ends the line or the quotes.
fn spaced(text: &str, login: TextRange) -> TextRange {
    let tail = text.get(login.end..).unwrap_or_default();
    let Some(word) = tail.strip_prefix(' ').filter(|_| before(text.as_bytes(), login.start) == b'\\') else {
        return login;
    };
    let letters = word.chars().take(20).take_while(|c| c.is_alphabetic());
    let length: usize = letters.map(char::len_utf8).sum();
    let whole = word.starts_with(char::is_uppercase)
        && matches!(byte(word.as_bytes(), length), 0 | b'\n' | b'\r' | b'"' | b'\'' | b'`');
    if whole { TextRange::new(login.start, login.end + 1 + length) } else { login }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn logins(text: &str) -> Vec<&str> {
        let mut found = Vec::new();
        for literal in ["/home/", "/Users/", "\\Users\\"] {
            for (at, _) in text.match_indices(literal) {
                look(text, at, &mut found);
            }
        }
        for (at, _) in text.match_indices("/-home-") {
            look_dashed(text, at, &mut found);
        }
        for (at, _) in text.match_indices("%2Fhome%2F").chain(text.match_indices("%2FUsers%2F")) {
            look_encoded(text, at, &mut found);
        }
        found.iter().map(|found| crate::source::slice(text, found.range)).collect()
    }

    #[test]
    fn every_home_of_a_line() {
        assert_eq!(logins("cp /home/jroe/a /home/jane/b"), ["jroe", "jane"]);
        assert_eq!(logins("PATH=/home/jroe/bin:/home/jane/bin"), ["jroe", "jane"]);
        assert_eq!(logins(r#"{"cwd":"C:\\Users\\jroe\\app"} file:///Users/jane/a"#), ["jane", "jroe"]);
        assert_eq!(logins("/var/home/jroe/a /System/Volumes/Data/Users/jane/b"), ["jroe", "jane"]);
        assert_eq!(logins("?open=%2Fhome%2Fjroe%2Fa&or=%2FUsers%2Fjane"), ["jroe", "jane"]);
        assert_eq!(logins("~/.claude/projects/-home-jroe-app/x"), ["jroe"]);
    }

    #[test]
    fn homes_at_the_end_of_a_path() {
        for text in
            ["HOME=/home/jroe", "HOME=\"/home/jroe\"", "cd /home/jroe && ls", "cwd: `/Users/jroe`.", "pwd\t/home/jroe."]
        {
            assert_eq!(logins(text), ["jroe"], "{text}");
        }
        assert_eq!(logins("\"D:\\Users\\Jane Roe\" C:\\Users\\jroe Then it"), ["Jane Roe", "jroe"]);
    }

    #[test]
    fn homes_of_nobody() {
        assert_eq!(logins("the pages /home/news and /Users/jane; cd /home/node; lands /home/news"), [""; 0]);
        let text =
            "/home/runner/work /Users/Shared/a https://acme.com/home/news/x /home/[REDACTED:user]/a /-home-node-app";
        assert_eq!(logins(text), [""; 0]);
    }
}
