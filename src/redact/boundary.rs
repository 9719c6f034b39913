//! Whether a token may begin at a place.

/// Whether what stands before `at` cannot be a part of the same word.
///
/// A letter before it is no part of it where the letter ends an escape: `\n`, `\u003d`, `%3D`, `ESC[31m`.
pub(super) fn opens(text: &str, at: usize) -> bool {
    let before = text.as_bytes().get(at.saturating_sub(12)..at).unwrap_or_default();
    match before.last() {
        Some(byte) if byte.is_ascii_alphanumeric() => ends_escape(before),
        _ => true,
    }
}

/// Whether `before` ends with an escape.
fn ends_escape(before: &[u8]) -> bool {
    match before {
        [.., b'\\', b'n' | b't' | b'r' | b'b' | b'f' | b'v' | b'0'] => true,
        [.., b'%' | b'=', high, low] if hex(&[*high, *low]) => true,
        [.., b'\\', b'x', high, low] => hex(&[*high, *low]),
        [.., b'\\', b'u', a, b, c, d] => hex(&[*a, *b, *c, *d]),
        [rest @ .., b'm'] => ends_colour(rest),
        _ => false,
    }
}

/// Whether all are hex digits.
fn hex(digits: &[u8]) -> bool {
    digits.iter().all(u8::is_ascii_hexdigit)
}

/// Whether `before` ends with the start of an ANSI sequence: `[`, digits and semicolons.
fn ends_colour(before: &[u8]) -> bool {
    let other = before.iter().rev().find(|byte| !byte.is_ascii_digit() && **byte != b';');
    other == Some(&b'[')
}

#[cfg(test)]
mod tests {
    use super::opens;

    #[test]
    fn words_close_and_escapes_open() {
        for open in
            ["", " ", "=", "_", "-", "é", "\\n", "\\\\n", "%3D", "%20", "\\u003d", "\\x3d", "\u{1b}[31m", "[0;1m"]
        {
            assert!(opens(&format!("{open}x"), open.len()), "{open}");
        }
        for closed in ["a", "ta", "9", "m", "31m", "n"] {
            assert!(!opens(&format!("{closed}x"), closed.len()), "{closed}");
        }
    }
}
