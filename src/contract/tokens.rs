//! Words, numbers and marks of a line: what the readings of evidence look at.

use crate::source::TextRange;

/// One word, number or mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'t> {
    pub(super) text: &'t str,
    pub(super) start: usize,
    /// Whether white space, or the beginning, stands before it.
    pub(super) spaced: bool,
}

impl Token<'_> {
    pub(super) fn end(&self) -> usize {
        self.start + self.text.len()
    }

    pub(super) fn range(&self) -> TextRange {
        TextRange::new(self.start, self.end())
    }

    pub(super) fn is_word(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphanumeric() || c == '_') && self.number().is_none()
    }

    /// The token as a number; thousands may be set apart by commas.
    pub(super) fn number(&self) -> Option<u64> {
        let digits = |c: char| c.is_ascii_digit() || c == ',';
        if !self.text.starts_with(|c: char| c.is_ascii_digit()) || !self.text.chars().all(digits) {
            return None;
        }
        let digits = self.text.bytes().filter(u8::is_ascii_digit);
        Some(digits.fold(0_u64, |sum, digit| sum.saturating_mul(10).saturating_add(u64::from(digit - b'0'))))
    }

    /// Whether it is one of `words`, in any case.
    pub(super) fn is_any(&self, words: &[&str]) -> bool {
        words.iter().any(|word| self.text.eq_ignore_ascii_case(word))
    }
}

/// The tokens of `content`. Emphasis, back ticks and quotation marks are none.
pub(super) fn tokens(content: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut spaced = true;
    let mut rest = content;
    while let Some(first) = rest.chars().next() {
        let start = content.len() - rest.len();
        let length = if is_part(first) { word_length(rest) } else { first.len_utf8() };
        let (text, behind) = rest.split_at_checked(length).unwrap_or((rest, ""));
        rest = behind;
        if first.is_whitespace() {
            spaced = true;
        } else if !matches!(first, '*' | '`' | '"') {
            found.push(Token { text, start, spaced });
            spaced = false;
        }
    }
    found
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The length of a word; a comma between digits belongs to its number.
fn word_length(rest: &str) -> usize {
    let mut chars = rest.char_indices().peekable();
    let mut numeric = true;
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map(|(_, next)| *next);
        let thousands = c == ',' && numeric && next.is_some_and(|next| next.is_ascii_digit());
        if !is_part(c) && !thousands {
            return at;
        }
        numeric = numeric && (c.is_ascii_digit() || thousands);
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(content: &str) -> Vec<&str> {
        tokens(content).iter().map(|token| token.text).collect()
    }

    #[test]
    fn words_numbers_and_marks() {
        assert_eq!(texts("**1,204** passed, `2` failed"), ["1,204", "passed", ",", "2", "failed"]);
        assert_eq!(texts("exit: 0xC000013A"), ["exit", ":", "0xC000013A"]);
        assert_eq!(texts("é → 漢"), ["é", "→", "漢"]);
        assert_eq!(texts(""), Vec::<&str>::new());
    }

    #[test]
    fn numbers_never_overflow() {
        let long = "9".repeat(60);
        assert_eq!(tokens(&long).first().and_then(Token::number), Some(u64::MAX));
        assert_eq!(tokens("1,204").first().and_then(Token::number), Some(1204));
        assert_eq!(tokens("12s").first().and_then(Token::number), None);
    }
}
