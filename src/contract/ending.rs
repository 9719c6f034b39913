//! How a text ends: whole, or in the middle of something.

use crate::document::{Block, Code, Outline};
use crate::source::{TextRange, lines, slice};

/// The opening line of a fence that is never closed, with code behind it.
///
/// A fence of Markdown that holds fences closes too early, and its own end then opens one more; where that may be so,
/// nothing is said.
pub(super) fn open_fence(text: &str, outline: &Outline) -> Option<TextRange> {
    let (last, before) = outline.blocks.split_last()?;
    let code = last_code(last)?;
    let opening = lines(text, code.range).next()?;
    let closing = lines(text, code.range).skip(1).last().is_some_and(|line| is_fence(slice(text, line).trim()));
    let says_nothing = slice(text, code.body).trim().is_empty();
    let holds_fences = |block: &Block| {
        let Block::Code(code) = block else { return false };
        lines(text, code.body).any(|line| opens(slice(text, line).trim()))
    };
    let open = code.fenced && !closing && !says_nothing && !before.iter().any(holds_fences);
    open.then_some(opening)
}

fn last_code(block: &Block) -> Option<Code> {
    match block {
        Block::Code(code) => Some(*code),
        Block::List(list) => list.items.last()?.children.last().and_then(last_code),
        _ => None,
    }
}

/// Whether a line is a fence without a language.
fn is_fence(line: &str) -> bool {
    line.len() >= 3 && ['`', '~'].into_iter().any(|mark| line.chars().all(|c| c == mark))
}

/// Whether a line is a fence with a language.
fn opens(line: &str) -> bool {
    ["```", "~~~"].into_iter().any(|mark| line.starts_with(mark)) && !is_fence(line)
}

/// Whether a line breaks off inside code, emphasis, a link or a clause.
pub(crate) fn breaks_off(line: &str) -> bool {
    let code = line.matches('`').count() % 2 == 1;
    let bold = line.matches("**").count() % 2 == 1
        && line.rsplit("**").next().is_some_and(|tail| tail.starts_with(char::is_alphanumeric));
    let bracket = |open: char, close: char| line.rfind(open) > line.rfind(close);
    let target = bracket('[', ']') || line.rsplit_once("](").is_some_and(|(_, address)| !address.contains(')'));
    let word = line.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let clause = line.ends_with(',') || line.contains(' ') && goes_on(word);
    code || bold || target || clause
}

/// Words that no statement ends with.
fn goes_on(word: &str) -> bool {
    ["a", "an", "and", "because", "but", "from", "of", "or", "that", "the", "with"].contains(&word)
}

/// Whether a line is nothing but the mark that a client or tool leaves where it cut a text.
pub(crate) fn is_cut_mark(line: &str) -> bool {
    let marks = [
        "continued",
        "continued in the next message",
        "continued in next message",
        "cut off",
        "max tokens reached",
        "message truncated",
        "output limit reached",
        "output token limit reached",
        "output truncated",
        "request interrupted by user",
        "response clipped",
        "response interrupted",
        "response interrupted by user",
        "response truncated",
        "to be continued",
        "token limit reached",
        "truncated",
        "truncated due to length",
    ];
    let words = line.trim_matches(|c: char| !c.is_alphanumeric());
    line.starts_with(['[', '(', '<', '…', '.', '*', '_']) && marks.iter().any(|mark| words.eq_ignore_ascii_case(mark))
}

/// Such a mark at the end of a line, which may also be a remark of the author.
pub(crate) fn ends_with_cut_mark(line: &str) -> bool {
    let line = line.trim_end_matches(['*', '_']).to_ascii_lowercase();
    ["[truncated]", "(truncated)", "[continued]", "(continued)", "[...]", "[…]"]
        .into_iter()
        .any(|mark| line.ends_with(mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_break_off() {
        for line in [
            "Modified: `/srv/app/s",
            "Chose **SQL",
            "see [the plan](https://exam",
            "[feat",
            "Chose SQLite because",
            "a, b,",
        ] {
            assert!(breaks_off(line), "{line}");
        }
    }

    #[test]
    fn lines_that_end() {
        for line in [
            "Modified: /srv/app/**/a.ts",
            "Evidence:",
            "Chose `a`",
            "[x](y)",
            "- [x] done",
            "Rebased",
            "Plan B or plan A",
            "**Chose SQLite**",
        ] {
            assert!(!breaks_off(line), "{line}");
        }
    }

    #[test]
    fn cut_marks_stand_alone() {
        for line in
            ["[truncated]", "…(continued)", "[Response interrupted by user]", "*(continued)*", "... [output truncated]"]
        {
            assert!(is_cut_mark(line), "{line}");
        }
        for line in ["- [bug] log is [truncated]", "truncated", "[investigation] (truncated)"] {
            assert!(!is_cut_mark(line), "{line}");
        }
    }
}
