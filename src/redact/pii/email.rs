//! E-mail addresses.

use super::around::{after_escape, before, byte};
use crate::redact::{Confidence, Found};
use crate::source::TextRange;

/// Longest part on either side of the sign that is looked at.
const REACH: usize = 64;

/// Ends of names of files and units that are no domain.
const FILES: [&str; 18] = [
    "conf", "css", "gif", "html", "jpeg", "jpg", "js", "json", "jsx", "lock", "png", "service", "svg", "toml", "ts",
    "tsx", "txt", "yaml",
];

/// Looks at the address around the `@` at `at`.
pub(super) fn look(text: &str, at: usize, found: &mut Vec<Found>) {
    address(text, at, 1, found);
}

/// Looks at the address around the `%40` at `at`, which stands for the sign in URLs.
pub(super) fn look_encoded(text: &str, at: usize, found: &mut Vec<Found>) {
    address(text, at, 3, found);
}

fn address(text: &str, at: usize, sign: usize, found: &mut Vec<Found>) {
    let Some((start, end)) = local(text, at).zip(domain(text, at + sign)) else { return };
    let name = text.get(start..at).unwrap_or_default();
    let host = text.get(at + sign..end).unwrap_or_default();
    let bytes = text.as_bytes();
    let call = byte(bytes, end) == b'(';
    let remote = byte(bytes, end) == b':' && matches!(byte(bytes, end + 1), b'/' | b'~' | b'0'..=b'9');
    if call || remote || is_robot(name) || !is_host(host) || is_placeholder(name, host) || in_url(bytes, start) {
        return;
    }
    found.push(Found {
        kind: "email",
        detector: "email-address",
        confidence: Confidence::High,
        range: TextRange::new(start, end),
    });
}

fn local(text: &str, at: usize) -> Option<usize> {
    let from = text.floor_char_boundary(at.saturating_sub(REACH));
    let part = |c: char| c.is_ascii_alphanumeric() || "._%+-'".contains(c) || c.is_alphabetic() && c < '\u{2e80}';
    let length: usize = text.get(from..at)?.chars().rev().take_while(|c| part(*c)).map(char::len_utf8).sum();
    let mut start = at - length;
    let bytes = text.as_bytes();
    if before(bytes, start) == b'\\' && after_escape(bytes, start + 1) {
        start += 1;
    }
    let code = text.get(start..at)?.bytes().take_while(u8::is_ascii_digit).count() + 1;
    if matches!(before(bytes, start), b'[' | b';')
        && byte(bytes, start + code - 1) == b'm'
        && after_escape(bytes, start + code)
    {
        start += code;
    }
    let rest = text.get(start..at)?;
    let trimmed = rest.trim_start_matches(['.', '-', '\'', '+']);
    trimmed.contains(char::is_alphanumeric).then_some(at - trimmed.len())
}

fn domain(text: &str, start: usize) -> Option<usize> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-' || c.is_alphabetic() && c < '\u{2e80}';
    let to = text.floor_char_boundary(text.len().min(start + 255));
    let host = text.get(start..to)?;
    // Scripts without spaces would run on into the text, but for a first label that a dot ends.
    let wide: usize = host.chars().take_while(|c| c.is_alphabetic() && *c >= '\u{2e80}').map(char::len_utf8).sum();
    let head = if byte(host.as_bytes(), wide) == b'.' { wide } else { 0 };
    let tail = host.get(head..)?;
    let host = host.get(..head + tail.find(|c| !part(c)).unwrap_or(tail.len()))?;
    let host = host.trim_end_matches(['.', '-']);
    (!host.is_empty() && !host.starts_with('.')).then_some(start + host.len())
}

/// Names that are nobody's, and words of code before a sign that is no address.
fn is_robot(name: &str) -> bool {
    let is = |word: &str| name.get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word));
    let robots = ["noreply", "no-reply", "no_reply", "donotreply", "do-not-reply"];
    matches!(name, "git" | "hg" | "svn" | "this" | "return" | "super" | "break") || robots.iter().any(|word| is(word))
}

/// Whether both sides are words that stand for something else: either alone may be meant.
fn is_placeholder(name: &str, host: &str) -> bool {
    const NAMES: [&str; 12] = [
        "email",
        "foo",
        "me",
        "name",
        "someone",
        "user",
        "username",
        "you",
        "your",
        "your-name",
        "your.name",
        "yourname",
    ];
    const HOSTS: [&str; 13] = [
        "bar",
        "baz",
        "company",
        "domain",
        "email",
        "foo",
        "host",
        "hostname",
        "mydomain",
        "your-company",
        "your-domain",
        "yourcompany",
        "yourdomain",
    ];
    let second = host.split('.').next().unwrap_or_default();
    let is = |words: &[&str], word: &str| words.iter().any(|one| one.eq_ignore_ascii_case(word));
    is(&NAMES, name) && is(&HOSTS, second) && host.matches('.').count() == 1
}

/// Whether it is a domain that mail can reach: no version, no file, none reserved for documentation.
fn is_host(host: &str) -> bool {
    let mut labels = host.rsplit('.');
    let (Some(top), Some(second)) = (labels.next(), labels.next()) else { return false };
    let first = host.split('.').next().unwrap_or_default();
    let word = top.chars().count() >= 2 && top.chars().all(char::is_alphabetic) || top.starts_with("xn--");
    let tail = top.get(1..).unwrap_or_default();
    let one_case = !tail.bytes().any(|b| b.is_ascii_lowercase()) || !top.bytes().any(|b| b.is_ascii_uppercase());
    let number = first.trim_start_matches(['v', '^', '~']);
    let versioned = number.starts_with(|c: char| c.is_ascii_digit()) && first != second
        || number.len() < 4 && number != "x" && number.trim_end_matches('x').bytes().all(|b| b.is_ascii_digit());
    let documented = second.eq_ignore_ascii_case("example") && matches!(top, "com" | "org" | "net")
        || matches!(top, "test" | "invalid" | "localhost" | "example")
        || host.ends_with("noreply.github.com");
    word && one_case && !documented && !(versioned && first != "163" && first != "126") && !FILES.contains(&top)
}

/// Whether it is the user of a URL, which is no address.
fn in_url(bytes: &[u8], start: usize) -> bool {
    let head = bytes.get(start.saturating_sub(REACH)..start).unwrap_or_default();
    let word = head.iter().rposition(|b| b.is_ascii_whitespace() || b"\"'`<>(/?#".contains(b));
    word.is_some_and(|at| byte(head, at) == b'/' && before(head, at) == b'/')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(text: &str) -> Vec<&str> {
        let mut found = Vec::new();
        for (at, _) in text.match_indices('@') {
            look(text, at, &mut found);
        }
        found.iter().map(|found| crate::source::slice(text, found.range)).collect()
    }

    #[test]
    fn addresses_in_every_place() {
        for (text, address) in [
            ("<jane.roe@acme.co.uk>", "jane.roe@acme.co.uk"),
            ("mailto:jane+tag@acme.io", "jane+tag@acme.io"),
            ("write to jane@mail.acme.com.", "jane@mail.acme.com"),
            ("联系jane@acme.com请", "jane@acme.com"),
            ("josé@müller.de", "josé@müller.de"),
            ("写信给jane@例え.jp请", "jane@例え.jp"),
            ("[marketing@acme.com](x)", "marketing@acme.com"),
            ("jane@x.com", "jane@x.com"),
            ("https://acme.com/?to=jane@acme.com&x", "jane@acme.com"),
            ("\x1b[1;31mjane@acme.com\x1b[0m", "jane@acme.com"),
            (r#"{\"a\":\"x\njane@acme.com\"}"#, "jane@acme.com"),
        ] {
            assert_eq!(addresses(text), [address], "{text}");
        }
    }

    #[test]
    fn addresses_in_urls() {
        let mut found = Vec::new();
        let text = "https://acme.com/?to=jane%40acme.com&x=1";
        look_encoded(text, text.find("%40").unwrap(), &mut found);
        assert_eq!(crate::source::slice(text, found[0].range), "jane%40acme.com");
    }

    #[test]
    fn signs_that_are_no_address() {
        for text in [
            "git@github.com:a/b noreply@anthropic.com 1+jane@users.noreply.github.com",
            "actions/checkout@v4 pkg@1.2.3 pkg@1.2.3-beta.rc @scope/pkg@1.0 name@2x.png",
            "user@domain.com you@your-company.io foo@bar.com name@host.tld",
            "user@example.com a@example.org b@a.test @app.route W@x.sum() this@Main.finish",
            "https://jane:pw@acme.com/ ssh://jane@acme.com scp jane@acme.com:/srv image@sha256:ab",
        ] {
            assert_eq!(addresses(text), [""; 0], "{text}");
        }
    }
}
