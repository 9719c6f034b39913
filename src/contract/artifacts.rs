//! Artifacts: the files a handoff says were created, modified and deleted.
//!
//! Source: the handoff contract, "Artifacts"; tables, sub-headings and nested lists as seen in public handoffs.

use super::entries::{Entry, Shape};
use super::wording::{says_none, split_reason};
use crate::content::placeholder::is_blank;
use crate::source::{TextRange, slice, trim};
use serde::{Deserialize, Serialize};

/// What was done to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// The file is new.
    Created,
    /// The file was there before.
    Modified,
    /// The file is gone.
    Deleted,
}

impl Action {
    /// All three, in the order of the contract.
    pub const ALL: [Self; 3] = [Self::Created, Self::Modified, Self::Deleted];

    /// The contract's word.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Created => "Created",
            Self::Modified => "Modified",
            Self::Deleted => "Deleted",
        }
    }

    /// Reads the contract's word, in any case.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.as_str().eq_ignore_ascii_case(word))
    }

    /// The action that a word of everyday use comes down to.
    pub fn of_synonym(word: &str) -> Option<Self> {
        match word.to_lowercase().as_str() {
            "create" | "creates" | "add" | "added" | "adds" | "new" | "generated" | "wrote" | "written" => {
                Some(Self::Created)
            }
            "modify" | "modifies" | "update" | "updated" | "updates" | "change" | "changed" | "edit" | "edited"
            | "renamed" | "moved" | "rewritten" | "rewrote" | "refactored" | "extended" | "fixed" | "touched" => {
                Some(Self::Modified)
            }
            "delete" | "deletes" | "remove" | "removed" | "removes" | "dropped" => Some(Self::Deleted),
            _ => None,
        }
    }

    /// The action of a sub-heading such as `Created`, `Files modified` or `Deleted (2)`.
    pub fn of_heading(title: &str) -> Option<Self> {
        let words: Vec<_> = title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let named = |word: &&str| Self::of_word(word).or_else(|| Self::of_synonym(word));
        (words.len() <= 3).then(|| words.iter().find_map(named)).flatten()
    }
}

/// One artifact as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Artifact {
    /// What was done, where the contract's word is used.
    pub action: Option<Action>,
    /// The word in front of the colon, where there is one, known or not.
    pub verb: Option<TextRange>,
    /// The path, without back ticks and notes; empty where there is none.
    pub path: TextRange,
    /// What is said about it behind the path.
    pub note: Option<TextRange>,
    /// All of it.
    pub range: TextRange,
}

/// What the Artifacts section says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Artifacts {
    /// The artifacts in order.
    pub items: Vec<Artifact>,
    /// Where it says that there are none.
    pub none: Option<TextRange>,
    /// Blanks of a template where artifacts should stand, in order.
    pub unfilled: Vec<Artifact>,
}

/// Reads the entries of an Artifacts section. `heading` is the action that its own heading names, as in `Files created`.
pub fn read(text: &str, heading: Option<Action>, entries: &[Entry]) -> Artifacts {
    let mut found = Artifacts::default();
    let mut group = Group { action: heading, ..Group::default() };
    let nested = |at: usize| entries.get(at + 1).map_or(0, |next| next.depth);
    for (at, entry) in entries.iter().enumerate() {
        group.leave(entry.depth);
        match &entry.shape {
            Shape::Label => group.open(Action::of_heading(slice(text, entry.text)), entry.depth),
            Shape::Row(cells) => found.items.extend(read_row(text, cells, entry.text)),
            Shape::Code | Shape::Quote | Shape::Paragraph => {
                for line in crate::source::lines(text, entry.text) {
                    read_line(text, trim(text, line), entry.depth, &mut group, &mut found);
                }
            }
            Shape::Item if nested(at) > entry.depth && heads_a_group(text, entry.text) => {
                group.open(Action::of_heading(slice(text, entry.text)), entry.depth + 1);
            }
            Shape::Item if group.inside_item(entry.depth) => {}
            Shape::Item => {
                read_item(text, entry.text, &group, &mut found);
                group.item = Some(entry.depth);
            }
        }
    }
    super::blanks::set_apart_artifacts(text, &mut found);
    found
}

/// The action that stands above a run of paths.
#[derive(Default)]
struct Group {
    action: Option<Action>,
    depth: usize,
    /// The depth of the artifact whose nested remarks are passed over.
    item: Option<usize>,
}

impl Group {
    fn open(&mut self, action: Option<Action>, depth: usize) {
        *self = Self { action, depth, item: None };
    }

    fn leave(&mut self, depth: usize) {
        if depth < self.depth {
            *self = Self::default();
        }
    }

    fn inside_item(&self, depth: usize) -> bool {
        self.item.is_some_and(|item| depth > item)
    }
}

/// Whether an item such as `Created:` is a heading for the items nested in it.
fn heads_a_group(text: &str, range: TextRange) -> bool {
    let content = slice(text, range).trim_end_matches([':', '*', '_', ' ']);
    !content.contains(['/', '\\']) && Action::of_heading(content).is_some()
}

fn read_line(text: &str, line: TextRange, depth: usize, group: &mut Group, found: &mut Artifacts) {
    let content = slice(text, line);
    if content.is_empty() {
        return;
    }
    if says_none(content) {
        found.none.get_or_insert(line);
    } else if let Some(head) = content.strip_suffix(':') {
        group.open(Action::of_heading(head), depth);
    } else if verb_of(text, line).is_some_and(|verb| action_like(slice(text, verb)))
        || looks_like_path(content)
        || is_blank(content)
    {
        read_item(text, line, group, found);
    }
}

fn read_item(text: &str, range: TextRange, group: &Group, found: &mut Artifacts) {
    let content = slice(text, range);
    if says_none(content) {
        found.none.get_or_insert(range);
        return;
    }
    let (verb, rest) = split_verb(text, range);
    if verb.is_some_and(|verb| action_like(slice(text, verb))) && touches_nothing(slice(text, rest)) {
        found.none.get_or_insert(range);
        return;
    }
    let (path, note) = read_path(text, rest);
    let action = verb.map_or(group.action, |verb| Action::of_word(slice(text, verb)));
    found.items.push(Artifact { action, verb, path, note, range });
}

/// What stands behind a verb where no file was touched: `None`, `none of the settings`; a path tells otherwise.
fn touches_nothing(content: &str) -> bool {
    let first = content.split_whitespace().next().unwrap_or_default();
    let negates = ["none", "nothing"].iter().any(|word| first.eq_ignore_ascii_case(word));
    says_none(content) || negates && !content.contains(['/', '\\'])
}

/// The word for the action, and what follows it: `Created: path`, `Created path` or `Created — path`.
fn split_verb(text: &str, range: TextRange) -> (Option<TextRange>, TextRange) {
    if let Some(verb) = verb_of(text, range) {
        return (Some(verb), after_colon(text, verb, range));
    }
    let content = slice(text, range);
    let length = content.find(char::is_whitespace).unwrap_or(content.len());
    let verb = super::wording::bare(text, TextRange::new(range.start, range.start + length));
    let behind = content.get(length..).unwrap_or_default();
    let dash = behind.len() - behind.trim_start_matches([' ', '-', '—', '–']).len();
    let rest = trim(text, TextRange::new(range.start + length + dash, range.end));
    let named = action_like(slice(text, verb)) && looks_like_path(slice(text, rest));
    if named { (Some(verb), rest) } else { (None, range) }
}

fn action_like(word: &str) -> bool {
    Action::of_word(word).is_some() || Action::of_synonym(word).is_some()
}

/// The word before the first colon, if it is a word and not a drive letter or scheme.
fn verb_of(text: &str, range: TextRange) -> Option<TextRange> {
    let content = slice(text, range);
    let colon = content.find(':')?;
    let word = super::wording::bare(text, TextRange::new(range.start, range.start + colon));
    let plain = slice(text, word).chars().all(|c| c.is_alphabetic() || c == ' ');
    let behind = content.get(colon + 1..).unwrap_or_default();
    let set_off = behind.is_empty() || behind.starts_with([' ', '*', '_', '`', '/', '\t']) && !behind.starts_with("//");
    (word.len() > 1 && plain && set_off).then_some(word)
}

/// What follows the colon behind `verb`.
fn after_colon(text: &str, verb: TextRange, range: TextRange) -> TextRange {
    let tail = TextRange::new(verb.end, range.end);
    let colon = slice(text, tail).find(':').map_or(0, |at| at + 1);
    let rest = TextRange::new(verb.end + colon, range.end);
    let marks = slice(text, rest).len() - slice(text, rest).trim_start_matches(['*', '_', ' ', '\t', '\r', '\n']).len();
    trim(text, TextRange::new(rest.start + marks, rest.end))
}

/// Separates a path from what is said about it. Words that are no path give an empty one.
fn read_path(text: &str, range: TextRange) -> (TextRange, Option<TextRange>) {
    let (path, note) = split_path(text, range);
    let words = slice(text, path);
    let quoted = text.get(..path.start).is_some_and(|before| before.ends_with(['`', '"']));
    let words_only = words.contains(char::is_whitespace) && !looks_like_path(words);
    if !quoted && (words_only || words.contains('`')) {
        return (TextRange::empty(range.start), note_of(text, range));
    }
    (path, note)
}

fn split_path(text: &str, range: TextRange) -> (TextRange, Option<TextRange>) {
    let marks = slice(text, range).len() - slice(text, range).trim_start_matches(['*', '_']).len();
    let bold = slice(text, range).get(marks..).is_some_and(|rest| rest.starts_with('`'));
    let range = if bold { TextRange::new(range.start + marks, range.end) } else { range };
    let content = slice(text, range);
    let quoted = ['`', '"'].iter().find_map(|mark| content.strip_prefix(*mark)?.find(*mark));
    if let Some(length) = quoted {
        let path = TextRange::new(range.start + 1, range.start + 1 + length);
        return (path, note_of(text, TextRange::new(path.end + 1, range.end)));
    }
    if let Some(found) = linked_path(text, range) {
        return found;
    }
    let (before, _) = split_reason(text, range);
    let before_text = slice(text, before);
    let bracket = before_text.find(" (").or_else(|| before_text.find('\n')).unwrap_or(before_text.len());
    let path = trim(text, TextRange::new(before.start, before.start + bracket));
    (path, note_of(text, TextRange::new(path.end, range.end)))
}

/// The path in `[label](path)`; the label where the target is a URL.
fn linked_path(text: &str, range: TextRange) -> Option<(TextRange, Option<TextRange>)> {
    let content = slice(text, range);
    let label_end = content.strip_prefix('[')?.find("](")? + 1;
    let target_start = label_end + 2;
    let target_end = target_start + content.get(target_start..)?.find(')')?;
    let path = TextRange::new(range.start + target_start, range.start + target_end);
    Some((path, note_of(text, TextRange::new(range.start + target_end + 1, range.end))))
}

fn note_of(text: &str, range: TextRange) -> Option<TextRange> {
    let note = trim(text, range);
    let content = slice(text, note);
    let marks = content.len() - content.trim_start_matches(['-', '—', '–', ':', '.', '*', '_', ' ']).len();
    let note = TextRange::new(note.start + marks, note.end);
    (!note.is_empty()).then_some(note)
}

/// A row of a table: the cell with an action, the cell with a path, the rest is a note.
fn read_row(text: &str, cells: &[TextRange], range: TextRange) -> Option<Artifact> {
    let word = |cell: &TextRange| super::wording::bare(text, *cell);
    let verb = cells.iter().map(word).find(|cell| action_like(slice(text, *cell)));
    let is_verb = |cell: &TextRange| verb.is_some_and(|verb| cell.contains(verb));
    let path_cell = cells.iter().find(|cell| !is_verb(cell) && looks_like_path(slice(text, **cell)))?;
    let (path, _) = read_path(text, *path_cell);
    let note = cells.iter().find(|cell| !is_verb(cell) && *cell != path_cell && !cell.is_empty()).copied();
    let action = verb.and_then(|verb| Action::of_word(slice(text, verb)));
    Some(Artifact { action, verb, path, note, range })
}

/// Whether the first word has the look of a path or file name.
fn looks_like_path(content: &str) -> bool {
    let first = content.trim_start_matches(['`', '[', '*', '"']).split_whitespace().next().unwrap_or_default();
    let first = first.trim_end_matches(['`', ',', ';', ':', '"', '.', '*', '_']);
    first.contains(['/', '\\'])
        || first.rsplit_once('.').is_some_and(|(stem, suffix)| !stem.is_empty() && is_suffix(suffix))
}

fn is_suffix(suffix: &str) -> bool {
    (1..=8).contains(&suffix.len()) && suffix.chars().all(|c| c.is_ascii_alphanumeric())
}

/// Whether a path says where it starts: POSIX, drive, UNC, or a URL with a scheme.
///
/// ```
/// use handoff_lint::contract::artifacts::is_absolute;
/// assert!(["/srv/a", r"C:\a", "c:/a", r"\\host\share", "file:///a", "vscode-remote://ssh/a"].into_iter().all(is_absolute));
/// assert!(!["src/a", "./a", "~/a", "C:a", "a:b"].into_iter().any(is_absolute));
/// ```
pub fn is_absolute(path: &str) -> bool {
    let mut letters = path.bytes();
    let drive = letters.next().is_some_and(|byte| byte.is_ascii_alphabetic())
        && letters.next() == Some(b':')
        && matches!(letters.next(), Some(b'/' | b'\\'));
    let scheme = path.split_once(':').is_some_and(|(scheme, rest)| {
        let named =
            scheme.len() > 1 && scheme.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.'));
        named && rest.starts_with('/')
    });
    path.starts_with('/') || path.starts_with(r"\\") || drive || scheme
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::entries::entries;
    use crate::document::Outline;

    fn show(text: &str) -> Vec<String> {
        let found = read(text, None, &entries(text, &Outline::of(text).blocks));
        let mut rows: Vec<_> = found
            .items
            .iter()
            .map(|item| {
                let action = item.action.map_or("-", Action::as_str);
                let note = item.note.map(|note| format!(" | {}", slice(text, note))).unwrap_or_default();
                format!("{action} {}{note}", slice(text, item.path))
            })
            .collect();
        rows.extend(found.none.map(|none| format!("none {}", slice(text, none))));
        rows
    }

    #[test]
    fn plain_bullets() {
        assert_eq!(
            show(
                "- Created: /a/b.ts\n- **Modified:** `/a/c.ts` -- why\n- deleted: /a/my file.md (gone)\n- **`/d`** - e\n"
            ),
            ["Created /a/b.ts", "Modified /a/c.ts | why", "Deleted /a/my file.md | (gone)", "- /d | e"]
        );
    }

    #[test]
    fn dashes_behind_verbs_and_quotation_marks() {
        assert_eq!(show("- Created — /a/b.ts\n- Modified - `/c`\n"), ["Created /a/b.ts", "Modified /c"]);
        assert_eq!(show("- Created: \"/a/b, c.md\" (new)\n"), ["Created /a/b, c.md | (new)"]);
    }

    #[test]
    fn a_verb_without_colon_and_words_without_path() {
        assert_eq!(
            show("- Created `/a/b.ts`.\n- Updated `C.md`.\n- No commit was created.\n- Deleted: 14 generated files\n"),
            ["Created /a/b.ts", "- C.md", "-  | No commit was created.", "Deleted  | 14 generated files"]
        );
    }

    #[test]
    fn groups_by_heading_label_line_and_nesting() {
        assert_eq!(
            show("#### Created\n- /a\n- /b\n\n**Modified:**\n- /c\n"),
            ["Created /a", "Created /b", "Modified /c"]
        );
        assert_eq!(show("Files created:\n- /a\n\nDeleted:\n- /b\n"), ["Created /a", "Deleted /b"]);
        assert_eq!(show("- Created:\n  - /a\n  - /b\n- Modified: /c\n"), ["Created /a", "Created /b", "Modified /c"]);
    }

    #[test]
    fn tables() {
        assert_eq!(
            show("| File | Action | Why |\n|---|---|---|\n| `/a/b.ts` | Created | new |\n| /c.md | updated | x |\n"),
            ["Created /a/b.ts | new", "- /c.md | x"]
        );
    }

    #[test]
    fn drives_schemes_and_links_are_no_verbs() {
        assert_eq!(
            show("- C:\\a\\b.md\n- file:///x/y\n- Created: [b](/a/b.md)\n"),
            ["- C:\\a\\b.md", "- file:///x/y", "Created /a/b.md"]
        );
    }

    #[test]
    fn nothing_is_said_in_many_ways() {
        assert_eq!(show("None (all files existed)\n"), ["none None (all files existed)"]);
        assert_eq!(show("- (none)\n"), ["none (none)"]);
        assert_eq!(
            show("- Created: /a\n- Deleted: None\n"),
            ["Created /a", "none - Deleted: None"].map(|row| row.replace("- D", "D"))
        );
        assert_eq!(show("- Modified: none of the settings\n"), ["none Modified: none of the settings"]);
        assert_eq!(show("- Modified: nothing but `/a/b.ts`\n"), ["Modified  | nothing but `/a/b.ts`"]);
    }

    #[test]
    fn remarks_below_an_artifact_are_no_artifacts() {
        assert_eq!(show("- Created: /a\n  - holds the parser\n- Created: /b\n"), ["Created /a", "Created /b"]);
    }
}
