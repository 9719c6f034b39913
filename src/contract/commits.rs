//! Commits by their SHA, as they are named in a text.

use super::wording::find_phrase;
use crate::source::TextRange;

/// The SHAs in `content`: 7 to 40 hexadecimal digits, a letter and a figure among them.
///
/// Digests, UUIDs, colours, names of files and blobs of a diff are none.
///
/// ```
/// use handoff_lint::contract::commits::shas;
/// assert_eq!(shas("Fixed in a1b2c3d, issue 1234567").len(), 1);
/// ```
pub fn shas(content: &str) -> Vec<TextRange> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = content.get(from..).and_then(|rest| rest.find(is_word)).map(|at| from + at) {
        let rest = content.get(start..).unwrap_or_default();
        let end = start + rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        from = end;
        if is_sha(content.get(start..end).unwrap_or_default()) && stands_alone(content, start, end) {
            found.push(TextRange::new(start, end));
        }
    }
    found
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn is_sha(word: &str) -> bool {
    let hexadecimal = word.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'a'..=b'f'));
    let mixed = word.bytes().any(|byte| byte.is_ascii_digit()) && word.bytes().any(|byte| byte.is_ascii_alphabetic());
    // 32 digits are an MD5 digest.
    (7..=40).contains(&word.len()) && word.len() != 32 && hexadecimal && mixed
}

/// Whether the word is no part of a digest, UUID, path, file name or colour.
fn stands_alone(content: &str, start: usize, end: usize) -> bool {
    let before = content.get(..start).unwrap_or_default();
    let behind = content.get(end..).unwrap_or_default();
    let near = before.char_indices().rev().nth(48).map_or(before, |(at, _)| before.get(at..).unwrap_or_default());
    let in_url = near.ends_with("/commit/") || near.ends_with("/commits/");
    let opens = match before.chars().next_back() {
        Some('/') => in_url,
        Some(':') => {
            ["commit:", "ref:", "rev:", "head:", "sha:"].iter().any(|label| near.to_lowercase().ends_with(label))
        }
        Some('.') => near.ends_with(".."),
        Some('-' | '#' | '+' | '%' | '\\' | '&') => false,
        _ => true,
    };
    let mut next = behind.chars();
    let closes = match (next.next(), next.next()) {
        (Some('.'), Some(c)) => c == '.' || !is_word(c),
        (Some('-' | '/' | '+'), Some(c)) => !is_word(c),
        (Some('+' | '/' | '\\' | '%'), _) => false,
        _ => true,
    };
    opens && closes && !is_blob(near) && !is_digest(near)
}

/// `index 83db48f..e2a1b3c` in a diff names blobs.
fn is_blob(near: &str) -> bool {
    let head = near.trim_end_matches(|c: char| c.is_ascii_hexdigit() || c == '.');
    head.ends_with("index ")
}

/// Whether the words just before name a digest of another kind.
fn is_digest(near: &str) -> bool {
    let last = near.char_indices().rev().nth(15).map_or(near, |(at, _)| near.get(at..).unwrap_or_default());
    find_phrase(last, &["digest", "md5", "checksum", "etag", "integrity", "crc32", "image id"]).is_some()
}

/// Whether two SHAs, abbreviated or not, name the same commit.
pub fn is_same(one: &str, other: &str) -> bool {
    let length = one.len().min(other.len());
    length >= 7
        && one.get(..length).zip(other.get(..length)).is_some_and(|(one, other)| one.eq_ignore_ascii_case(other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::slice;

    fn found(content: &str) -> Vec<&str> {
        shas(content).into_iter().map(|range| slice(content, range)).collect()
    }

    #[test]
    fn shas_in_the_words_of_the_wild() {
        assert_eq!(
            found("Commits: `a1b2c3d`, (e4f5a6b1) and REF=0a1b2c3d4e5f60718293a4b5c6d7e8f901234567."),
            ["a1b2c3d", "e4f5a6b1", "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567"]
        );
        assert_eq!(
            found("a1b2c3d..e4f5a6b and a1b2c3d:src/a.ts, owner/repo@a1b2c3d"),
            ["a1b2c3d", "e4f5a6b", "a1b2c3d", "a1b2c3d"]
        );
        assert_eq!(found("https://example.com/o/r/commit/a1b2c3d4 commit:a1b2c3d"), ["a1b2c3d4", "a1b2c3d"]);
        assert_eq!(found("a1b2c3d: fix the parser"), ["a1b2c3d"]);
    }

    #[test]
    fn what_only_looks_like_a_sha() {
        let digest = format!("image digest sha256:{}", "0a1b2c3d".repeat(8));
        let other = [
            digest.as_str(),
            "run 3f2504e0-4f89-41d3-9a0c-0305e82c3301",
            "#a1b2c3d4",
            "0xC000013A",
            "1234567",
            "defaced",
            "main.3f2a1b9c.js",
            "https://example.com/a1b2c3d4/x",
            "index 83db48f..e2a1b3c 100644",
            "index 83db48f1a2b3c4d5..e2a1b3c4d5e6f7a8 100644",
            "sha512-a1b2c3d4e5+/",
            "d41d8cd98f00b204e9800998ecf8427e",
            "A1B2C3D",
        ];
        for content in other {
            assert_eq!(found(content), Vec::<&str>::new(), "{content}");
        }
    }

    #[test]
    fn abbreviations_name_the_same_commit() {
        assert!(is_same("a1b2c3d", "a1b2c3d4e5"));
        assert!(!is_same("a1b2c3d", "a1b2c3e4e5"));
        assert!(!is_same("a1b", "a1b2c3d"));
    }
}
