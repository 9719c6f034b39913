//! Characters that nobody sees, where no script needs them.
//!
//! Sources: Unicode 16.0, sections 23.2 (layout controls), 23.4 (variation selectors) and 23.9 (tag characters);
//! UTR #36, "Bidirectional Text Spoofing".

use crate::source::{TextRange, slice};

/// What an invisible character does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    /// Turns the order of letters around, come what may.
    Override,
    /// Embeds or isolates a run of the other direction.
    Embedding,
    /// Marks a direction.
    Mark,
    /// Has no width.
    Width,
    /// Chooses a variant of the character before it.
    Selector,
    /// Spells out a flag behind U+1F3F4, and nothing else.
    Tag,
}

fn class(c: char) -> Option<Class> {
    match c {
        '\u{202D}' | '\u{202E}' => Some(Class::Override),
        '\u{202A}'..='\u{202C}' | '\u{2066}'..='\u{2069}' => Some(Class::Embedding),
        '\u{200E}' | '\u{200F}' | '\u{061C}' => Some(Class::Mark),
        '\u{00AD}'
        | '\u{180E}'
        | '\u{200B}'..='\u{200D}'
        | '\u{2060}'..='\u{2064}'
        | '\u{206A}'..='\u{206F}'
        | '\u{FEFF}' => Some(Class::Width),
        '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' => Some(Class::Selector),
        '\u{E0000}'..='\u{E007F}' => Some(Class::Tag),
        _ => None,
    }
}

/// Whether a character that [`class`] knows can start with this byte in UTF-8.
fn may_start(byte: u8) -> bool {
    matches!(byte, 0xC2 | 0xD8 | 0xE1 | 0xE2 | 0xEF | 0xF3)
}

/// The runs of hidden characters in `text`. A byte order mark at its start is none.
///
/// ```
/// use handoff_lint::content::hidden::runs;
/// assert_eq!(runs("a\u{202E}b").len(), 1);
/// assert!(runs("\u{FEFF}👩\u{200D}👧 می\u{200C}خواهم").is_empty());
/// ```
pub fn runs(text: &str) -> Vec<TextRange> {
    let mut found = Vec::new();
    let mut line = Line::default();
    let mut at = if text.starts_with('\u{FEFF}') { '\u{FEFF}'.len_utf8() } else { 0 };
    while let Some(skip) = text.as_bytes().get(at..).and_then(|rest| rest.iter().position(|byte| may_start(*byte))) {
        let start = at + skip;
        let rest = text.get(start..).unwrap_or_default();
        let length = rest.find(|c| class(c).is_none()).unwrap_or(rest.len());
        if length == 0 {
            at = start + rest.chars().next().map_or(1, char::len_utf8);
            continue;
        }
        let run = TextRange::new(start, start + length);
        if is_hidden(text, run, &mut line) {
            found.push(run);
        }
        at = run.end;
    }
    found
}

fn is_hidden(text: &str, run: TextRange, line: &mut Line) -> bool {
    let before = text.get(..run.start).and_then(|before| before.chars().next_back());
    let after = text.get(run.end..).and_then(|after| after.chars().next());
    let count = |wanted: Class| slice(text, run).chars().filter(|c| class(*c) == Some(wanted)).count();
    if count(Class::Override) > 0 {
        return true;
    }
    if count(Class::Tag) > 0 {
        return !(before == Some('\u{1F3F4}') && is_flag(slice(text, run)));
    }
    if count(Class::Embedding) > 0 {
        return !line.reads_from_the_right(text, run.start);
    }
    let (marks, widths) = (count(Class::Mark), count(Class::Width));
    if count(Class::Selector) > 1 {
        return true;
    }
    if marks + widths == 1 {
        return widths == 1 && splits_a_word(slice(text, run), before, after);
    }
    let joins = before.is_some_and(|c| c.is_alphabetic() && !c.is_ascii()) && widths <= 2;
    marks + widths > 1 && !joins && !line.reads_from_the_right(text, run.start)
}

/// The letters of a flag such as that of Scotland, up to the tag that ends them.
fn is_flag(run: &str) -> bool {
    run.ends_with('\u{E007F}') && run.chars().count() <= 8
}

/// One zero-width character inside a plain word hides the word from every search. A soft hyphen does so by trade.
fn splits_a_word(run: &str, before: Option<char>, after: Option<char>) -> bool {
    let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphabetic());
    let breaks = run.starts_with(['\u{200B}', '\u{200C}', '\u{200D}', '\u{2060}', '\u{FEFF}']);
    breaks && letter(before) && letter(after)
}

/// What is known about the line that was last asked about.
#[derive(Default)]
struct Line {
    end: usize,
    from_the_right: bool,
}

impl Line {
    /// Whether the line around `at` has letters of a script that is written from right to left.
    fn reads_from_the_right(&mut self, text: &str, at: usize) -> bool {
        if at >= self.end {
            let start = text.get(..at).and_then(|before| before.rfind('\n')).unwrap_or(0);
            let rest = text.get(at..).unwrap_or_default();
            self.end = at + rest.find('\n').unwrap_or(rest.len()).max(1);
            self.from_the_right = text.get(start..self.end).unwrap_or_default().chars().any(is_right_to_left);
        }
        self.from_the_right
    }
}

fn is_right_to_left(c: char) -> bool {
    let block = matches!(c, '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}')
        || matches!(c, '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}');
    block && c.is_alphabetic()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_scripts_and_emoji_need_is_not_hidden() {
        let plain = [
            "\u{FEFF}### Status",
            "👩\u{200D}👩\u{200D}👧 ❤\u{FE0F}\u{200D}🔥 1\u{FE0F}\u{20E3}",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
            "می\u{200C}خواهم",
            "क\u{094D}\u{200D}ष",
            "שלום\u{200F}! \u{2067}abc\u{2069}",
            "葛\u{E0100}",
            "Donau\u{AD}dampf",
            "@\u{200B}octocat",
            "a.\u{200B}b",
            "line\n\u{FEFF}# next file",
            "café — naïve → ✅ “so”",
        ];
        for text in plain {
            assert_eq!(runs(text), [], "{text:?}");
        }
    }

    #[test]
    fn what_conceals_is_found() {
        let cases = [
            ("x\u{202E}y", 1, 4),
            ("\u{202A}C:\\a", 0, 3),
            ("a \u{200B}\u{200C}\u{200D} b", 2, 11),
            ("pass\u{200B}word", 4, 7),
            ("a\u{E0061}\u{E0062}", 1, 9),
            ("a\u{AD}\u{AD}b", 1, 5),
            ("😀\u{FE00}\u{FE01}\u{FE02}", 4, 13),
            ("é\u{2066}\n", 2, 5),
        ];
        for (text, start, end) in cases {
            assert_eq!(runs(text), [TextRange::new(start, end)], "{text:?}");
        }
    }
}
