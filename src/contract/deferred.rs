//! Deferred items: work that was found and not done.
//!
//! Source: the handoff contract, "Deferred Items".

use super::entries::{Entry, Shape};
use super::vocabulary::Vocabulary;
use super::wording::{bare, find_phrase, says_none, split_reason};
use crate::content::placeholder::is_blank;
use crate::source::{TextRange, lines, slice, trim};
use serde::{Deserialize, Serialize};

/// The four categories of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Category {
    /// Something new.
    Feature,
    /// Something broken.
    Bug,
    /// Something to tidy up.
    Refactor,
    /// Something to find out.
    Investigation,
}

impl Category {
    /// All four, in the order of the contract.
    pub const ALL: [Self; 4] = [Self::Feature, Self::Bug, Self::Refactor, Self::Investigation];

    /// The contract's word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Feature => "feature",
            Self::Bug => "bug",
            Self::Refactor => "refactor",
            Self::Investigation => "investigation",
        }
    }

    /// Reads the contract's word, in any case.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.as_str().eq_ignore_ascii_case(word))
    }

    /// The category that another word comes down to.
    pub fn suggest(word: &str) -> Option<Self> {
        match word.to_lowercase().as_str() {
            "feat" | "features" | "enhancement" | "improvement" | "idea" | "request" | "story" | "new" | "ux"
            | "ui" => Some(Self::Feature),
            "bugs" | "bugfix" | "fix" | "defect" | "issue" | "error" | "regression" | "security" | "flaky" => {
                Some(Self::Bug)
            }
            "refactoring" | "chore" | "cleanup" | "clean-up" | "tech-debt" | "tech debt" | "debt" | "docs"
            | "documentation" | "test" | "tests" | "testing" | "style" | "build" | "ci" | "infra" | "deps"
            | "maintenance" | "perf" | "performance" => Some(Self::Refactor),
            "investigate" | "research" | "spike" | "question" | "explore" | "analysis" | "discovery" | "unknown"
            | "audit" => Some(Self::Investigation),
            _ => None,
        }
    }
}

/// One deferred item as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeferredItem {
    /// The category, where the contract's word is used in brackets.
    pub category: Option<Category>,
    /// The word for a category that the vocabulary adds.
    pub further: Option<TextRange>,
    /// What stands in the brackets, known or not.
    pub bracket: Option<TextRange>,
    /// A category word that is written in another way, with all that would give way to the bracketed form.
    pub unbracketed: Option<(Category, TextRange)>,
    /// What is left to do.
    pub description: TextRange,
    /// Why it was left.
    pub reason: Option<TextRange>,
    /// All of it.
    pub range: TextRange,
}

/// What the Deferred Items section says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deferred {
    /// The items in order.
    pub items: Vec<DeferredItem>,
    /// Where it says that there are none.
    pub none: Option<TextRange>,
    /// Items of which something is a blank of a template, in order.
    pub unfilled: Vec<DeferredItem>,
}

/// Reads the entries of a Deferred Items section.
pub fn read(text: &str, entries: &[Entry], words: &Vocabulary) -> Deferred {
    let mut found = Deferred::default();
    let mut group: Option<Category> = None;
    let mut further: Option<TextRange> = None;
    for entry in entries {
        let first = found.items.len();
        match &entry.shape {
            Shape::Label => {
                group = category_of_heading(slice(text, entry.text));
                further = Some(entry.text).filter(|label| group.is_none() && words.is_category(slice(text, *label)));
            }
            Shape::Code | Shape::Quote => {}
            Shape::Item | Shape::Paragraph if entry.depth > 0 => add_reason(text, entry.text, &mut found),
            Shape::Item => push(text, entry.text, group, &mut found),
            Shape::Paragraph => read_lines(text, entry.text, group, &mut found),
            Shape::Row(cells) => found.items.extend(read_row(text, cells, entry.text, words)),
        }
        for item in found.items.iter_mut().skip(first).filter(|item| item.category.is_none()) {
            let known = |bracket: &TextRange| words.is_category(slice(text, *bracket));
            item.further = item.bracket.map_or(further, |bracket| Some(bracket).filter(known));
        }
    }
    super::blanks::set_apart_deferred(text, &mut found);
    found
}

/// Lines of running text: `None`, items without bullets, or a remark that follows either.
fn read_lines(text: &str, range: TextRange, group: Option<Category>, found: &mut Deferred) {
    for line in lines(text, range).map(|line| trim(text, line)) {
        let content = slice(text, line);
        let opens_item = content.starts_with('[');
        let remark = found.none.is_some() || !found.items.is_empty() || content.ends_with(':');
        if opens_item || !remark {
            push(text, line, group, found);
        }
    }
}

fn push(text: &str, range: TextRange, group: Option<Category>, found: &mut Deferred) {
    if bare(text, range).is_empty() && !is_blank(slice(text, range)) {
        return;
    }
    if says_none(slice(text, range)) {
        found.none.get_or_insert(range);
    } else {
        found.items.push(read_item(text, range, group));
    }
}

/// What is nested below an item says why, or more.
fn add_reason(text: &str, range: TextRange, found: &mut Deferred) {
    if bare(text, range).is_empty() {
        return;
    }
    if let Some(last) = found.items.last_mut() {
        last.reason = last.reason.or(Some(range));
    }
}

fn read_item(text: &str, range: TextRange, group: Option<Category>) -> DeferredItem {
    let marks = slice(text, range).len() - slice(text, range).trim_start_matches(['*', '_', '`', '~']).len();
    let start = range.start + marks;
    let bracket = bracketed(text, TextRange::new(start, range.end));
    let body_start = bracket.map_or(range.start, |bracket| skip_marks(text, bracket.end + 1, range.end));
    let (description, reason) = split(text, TextRange::new(body_start, range.end));
    let category = bracket.map_or(group, |bracket| Category::of_word(slice(text, bracket).trim()));
    let unbracketed = if bracket.is_none() { unbracketed(text, TextRange::new(start, range.end)) } else { None };
    DeferredItem { category, further: None, bracket, unbracketed, description, reason, range }
}

fn skip_marks(text: &str, start: usize, end: usize) -> usize {
    let rest = text.get(start..end).unwrap_or_default();
    start + rest.len() - rest.trim_start_matches(['*', '_', '`', '~', ' ', ':', '\t', '\r', '\n']).len()
}

/// What stands in the square brackets that open an item.
fn bracketed(text: &str, range: TextRange) -> Option<TextRange> {
    let inner = slice(text, range).strip_prefix('[')?;
    let length = inner.find(']').filter(|length| *length > 0)?;
    let link = inner.get(length + 1..).is_some_and(|behind| behind.starts_with('('));
    (!link).then_some(TextRange::new(range.start + 1, range.start + 1 + length))
}

/// A category word in front of a colon or dash, or in round brackets: `bug: …`, `**Feature** – …`, `(bug) …`.
fn unbracketed(text: &str, range: TextRange) -> Option<(Category, TextRange)> {
    let content = slice(text, range);
    let word_start = content.find(char::is_alphabetic)?;
    let word: &str = content.get(word_start..)?.split(|c: char| !c.is_alphabetic()).next()?;
    let category = Category::of_word(word)?;
    let behind = content.get(word_start + word.len()..)?;
    let tail = behind.trim_start_matches(['*', '_', '`', ')', ' ']);
    let set_off = tail.starts_with([':', '-', '—', '–']) || behind.starts_with(')');
    let marks = behind.len() - tail.trim_start_matches([':', '-', '—', '–', ' ', '*', '_']).len();
    set_off.then_some((category, TextRange::new(range.start, range.start + word_start + word.len() + marks)))
}

/// A reason stands behind a dash, after `because`, in closing brackets, in a second sentence, or behind an arrow.
fn split(text: &str, range: TextRange) -> (TextRange, Option<TextRange>) {
    let (description, reason) = split_reason(text, range);
    if reason.is_some() {
        return (description, reason);
    }
    let content = slice(text, range);
    let word = find_phrase(content, &["because", "since", "due to", "until"]).map(|found| found.end);
    let set_off = || {
        let pairs = content.bytes().zip(content.bytes().skip(1));
        pairs.into_iter().position(is_break).map(|at| at + 2)
    };
    let reason = word
        .or_else(set_off)
        .or_else(|| behind_arrow(content))
        .map(|at| trim(text, TextRange::new(range.start + at, range.end)));
    let reason = reason.filter(|reason| !bare(text, *reason).is_empty());
    let end = reason.map_or(range.end, |reason| reason.start);
    (trim(text, TextRange::new(range.start, end)), reason)
}

/// Where what an arrow points to starts; a word or two are a new name and no reason.
fn behind_arrow(content: &str) -> Option<usize> {
    let at = content.find(" → ")? + " → ".len();
    let words = content.get(at..)?.split_ascii_whitespace().nth(2);
    words.map(|_| at)
}

/// Whether two bytes end a clause, or open a bracket.
fn is_break(pair: (u8, u8)) -> bool {
    match pair {
        (b';' | b':' | b'.', next) => next.is_ascii_whitespace(),
        (before, b'(') => before.is_ascii_whitespace(),
        _ => false,
    }
}

/// A row of a table: category, description, reason.
fn read_row(text: &str, cells: &[TextRange], range: TextRange, words: &Vocabulary) -> Option<DeferredItem> {
    let mut rest = cells.iter().copied().filter(|cell| !bare(text, *cell).is_empty());
    let first = rest.next().filter(|cell| !says_none(slice(text, *cell)))?;
    let word = bare(text, first);
    let category = Category::of_word(slice(text, word));
    let named = |word| Category::suggest(word).is_some() || words.is_category(word);
    let known = category.is_some() || named(slice(text, word));
    let description = if known { rest.next().unwrap_or(first) } else { first };
    Some(DeferredItem {
        category,
        further: None,
        bracket: known.then_some(word),
        unbracketed: None,
        description,
        reason: rest.next(),
        range,
    })
}

fn category_of_heading(title: &str) -> Option<Category> {
    let word = title.trim_matches(|c: char| !c.is_alphabetic());
    Category::of_word(word).or_else(|| Category::of_word(word.trim_end_matches('s')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::entries::entries;
    use crate::document::Outline;

    fn show(text: &str) -> Vec<String> {
        let found = read(text, &entries(text, &Outline::of(text).blocks), &Vocabulary::default());
        let row = |item: &DeferredItem| {
            let category = item.category.map_or("-", Category::as_str);
            let reason = item.reason.map_or("", |reason| slice(text, reason));
            format!("{category} | {} | {reason}", slice(text, item.description))
        };
        found.items.iter().map(row).chain(found.none.map(|_| "none".to_owned())).collect()
    }

    #[test]
    fn the_contracts_own_form() {
        assert_eq!(
            show(
                "- [feature] Add caching layer -- not in current plan scope\n- [bug] Race in parallel writes — needs Phase 5\n"
            ),
            [
                "feature | Add caching layer | not in current plan scope",
                "bug | Race in parallel writes | needs Phase 5"
            ]
        );
    }

    #[test]
    fn other_forms_of_the_same() {
        assert_eq!(show("1. **[Bug]** a - b\n"), ["bug | a | b"]);
        assert_eq!(show("- [bug] a\n  - Reason: b\n"), ["bug | a | Reason: b"]);
        assert_eq!(
            show("- [bug] a → b needs c\n- [refactor] a → b\n"),
            ["bug | a → | b needs c", "refactor | a → b | "]
        );
        assert_eq!(show("#### Bugs\n- a -- b\n"), ["bug | a | b"]);
        assert_eq!(show("| Category | What | Why |\n|-|-|-|\n| bug | a | b |\n"), ["bug | a | b"]);
        assert_eq!(show("[bug] a -- b\n[feature] c -- d\n"), ["bug | a | b", "feature | c | d"]);
    }

    #[test]
    fn none_and_small_talk_after_it() {
        assert_eq!(show("None.\n\nLet me know if you need more.\n"), ["none"]);
        assert_eq!(show("- (none)\n"), ["none"]);
    }

    #[test]
    fn items_without_category() {
        assert_eq!(show("- add a cache some day\n"), ["- | add a cache some day | "]);
        let text = "- bug: a -- b\n";
        let found = read(text, &entries(text, &Outline::of(text).blocks), &Vocabulary::default());
        assert_eq!(
            found.items[0].unbracketed.map(|(category, range)| (category, slice(text, range))),
            Some((Category::Bug, "bug: "))
        );
    }
}
