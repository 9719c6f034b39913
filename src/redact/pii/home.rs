//! Login names in the paths of home folders.

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
    let nested = path.rfind("/home/").is_some_and(|home| !path.get(home..).unwrap_or_default().contains(':'));
    if nested {
        return None;
    }
    // A list of paths: the one before ends at the colon.
    let listed = path.ends_with(':') && path.contains('/');
    let start = if listed { at } else { from + cut };
    let Home { login, .. } = *homes(text.get(start..to)?).first()?;
    let login = login.shift(start);
    (login.start > at && login.start <= at + 9).then_some(login)
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
        found.iter().map(|found| crate::source::slice(text, found.range)).collect()
    }

    #[test]
    fn every_home_of_a_line() {
        assert_eq!(logins("cp /home/jroe/a /home/jane/b"), ["jroe", "jane"]);
        assert_eq!(logins("PATH=/home/jroe/bin:/home/jane/bin"), ["jroe", "jane"]);
        assert_eq!(logins(r#"{"cwd":"C:\\Users\\jroe\\app"} file:///Users/jane/a"#), ["jane", "jroe"]);
        assert_eq!(logins("~/.claude/projects/-home-jroe-app/x"), ["jroe"]);
    }

    #[test]
    fn homes_of_nobody() {
        let text =
            "/home/runner/work /Users/Shared/a https://acme.com/home/news/x /home/[REDACTED:user]/a /-home-node-app";
        assert_eq!(logins(text), [""; 0]);
    }
}
