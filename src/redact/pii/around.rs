//! What stands around a number: where it may begin and end, and the words beside it.

/// The byte at `at`, or 0 outside of the text.
pub(super) fn byte(bytes: &[u8], at: usize) -> u8 {
    bytes.get(at).copied().unwrap_or(0)
}

/// The byte before `at`, or 0 at the start of the text.
pub(super) fn before(bytes: &[u8], at: usize) -> u8 {
    at.checked_sub(1).map_or(0, |at| byte(bytes, at))
}

/// Whether a value can begin at `at`: not in the middle of a word, of a decimal, of a path.
pub(super) fn opens(bytes: &[u8], at: usize) -> bool {
    let earlier = || before(bytes, at.saturating_sub(1));
    match before(bytes, at) {
        // A line that a diff takes away or adds.
        b'-' | b'+' => at == 1 || earlier() == b'\n',
        // Emphasis.
        b'_' => at == 1 || earlier().is_ascii_whitespace() || b"(|>*\"".contains(&earlier()),
        b'.' | b'/' | b'#' | b'$' => false,
        byte if byte.is_ascii_alphanumeric() => after_escape(bytes, at),
        _ => true,
    }
}

/// Whether an escape ends at `at`: `\n` as it is written in JSON, or the code of a colour.
pub(super) fn after_escape(bytes: &[u8], at: usize) -> bool {
    let code = at.saturating_sub(1);
    match byte(bytes, code) {
        b'n' | b'r' | b't' => before(bytes, code) == b'\\',
        b'm' => {
            let from = code.saturating_sub(12);
            let codes = bytes.get(from..code).unwrap_or_default();
            let digits = codes.iter().rev().take_while(|byte| matches!(byte, b'0'..=b'9' | b';')).count();
            let bracket = (code - digits).saturating_sub(1);
            // Without a number, `[m` may be the start of any word.
            byte(bytes, bracket) == b'[' && (digits > 0 || before(bytes, bracket) == 0x1b)
        }
        _ => false,
    }
}

/// Whether a value can end at `end`: what follows is no more of a word, of a decimal, of an id.
pub(super) fn closes(bytes: &[u8], end: usize) -> bool {
    let next = byte(bytes, end + 1);
    match byte(bytes, end) {
        b'@' => false,
        b'_' => !next.is_ascii_alphanumeric() && next != b'_',
        b'-' => !next.is_ascii_alphanumeric(),
        b'.' => !next.is_ascii_digit(),
        byte => !byte.is_ascii_alphanumeric(),
    }
}

/// The number of bytes from `at` on for which `is` holds, at most `most`.
pub(super) fn run(bytes: &[u8], at: usize, most: usize, is: fn(&u8) -> bool) -> usize {
    bytes.get(at..).unwrap_or_default().iter().take(most).take_while(|byte| is(byte)).count()
}

/// How many bytes before a number a word may begin.
const REACH: usize = 40;

/// Whether one of `words`, in lower case, stands before `at`, near, on the same line and with no other number between.
pub(super) fn beside(bytes: &[u8], at: usize, words: &[&str]) -> bool {
    for start in (at.saturating_sub(REACH)..at).rev() {
        if matches!(byte(bytes, start), b'\n' | b'0'..=b'9') {
            return false;
        }
        if words.iter().any(|word| stands(bytes, start, word.as_bytes())) {
            return true;
        }
    }
    false
}

/// Whether `word` stands at `start` as a word: alone, in the plural, or as a part of `camelCase` or `snake_case`.
fn stands(bytes: &[u8], start: usize, word: &[u8]) -> bool {
    let first = byte(bytes, start);
    if word.first() != Some(&first.to_ascii_lowercase()) {
        return false;
    }
    let end = start + word.len();
    let hump = first.is_ascii_uppercase() && before(bytes, start).is_ascii_lowercase();
    let opens = hump || !before(bytes, start).is_ascii_alphabetic();
    let end = if byte(bytes, end) == b's' { end + 1 } else { end };
    let same = bytes.get(start..start + word.len()).is_some_and(|here| here.eq_ignore_ascii_case(word));
    opens && same && !byte(bytes, end).is_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_beside_a_number() {
        let near = |text: &str| beside(text.as_bytes(), text.len(), &["tel", "phone"]);
        for text in ["tel ", "Tel.: ", "phones: ", "{\"phoneNumber\":\"", "user_phone=", "userPhone = "] {
            assert!(near(text), "{text}");
        }
        let far = "tel, and then a lot of other words that are between ";
        for text in ["phone 15, id ", "hotel ", "intel: ", "telemetry ", "headphone ", "tel\n", "", far] {
            assert!(!near(text), "{text}");
        }
    }

    #[test]
    fn values_begin_after_an_escape() {
        for text in ["", " ", "(", "\\n", "\x1b[1;31m", "\x1b[m", "é", "|", "-", "a\n+", "_", "is _"] {
            assert!(opens(text.as_bytes(), text.len()), "{text:?}");
        }
        for text in ["a", "1.", "id-", "/", "n", "[m0", "[m", "x31m", " -", "1+", "id_", "__"] {
            assert!(!opens(text.as_bytes(), text.len()), "{text:?}");
        }
    }

    #[test]
    fn values_end_before_punctuation() {
        for text in ["", ".", ". And", ", ", ")", "-", " - ", ":80", "/24", "_", "_,"] {
            assert!(closes(text.as_bytes(), 0), "{text:?}");
        }
        for text in ["a", "7", "_a", "__", "-7", "-rc", ".7", "@"] {
            assert!(!closes(text.as_bytes(), 0), "{text:?}");
        }
    }
}
