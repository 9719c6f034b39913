//! Other words for the contract's own, as a project has them: its language, its house style.

use super::names::SectionKind;
use super::status::StatusValue;
use super::wording::bare;
use crate::source::{TextRange, slice};

/// Words that count as those of the contract. They are compared without regard to case, spacing and decoration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vocabulary {
    sections: Vec<(String, SectionKind)>,
    statuses: Vec<(String, StatusValue)>,
    categories: Vec<String>,
}

impl Vocabulary {
    /// Lets `heading` count as the heading of a section.
    pub fn add_section(&mut self, kind: SectionKind, heading: &str) {
        self.sections.extend(folded(heading).map(|heading| (heading, kind)));
    }

    /// Lets `word` count as a value of the status.
    pub fn add_status(&mut self, value: StatusValue, word: &str) {
        self.statuses.extend(folded(word).map(|word| (word, value)));
    }

    /// Adds a category of deferred items.
    pub fn add_category(&mut self, word: &str) {
        self.categories.extend(folded(word));
    }

    /// The section that `heading` counts as.
    pub(super) fn section(&self, heading: &str) -> Option<SectionKind> {
        find(&self.sections, heading)
    }

    /// The value of the status that `word` counts as.
    pub(super) fn status(&self, word: &str) -> Option<StatusValue> {
        find(&self.statuses, word)
    }

    /// Whether `word` is one of the further categories.
    pub(super) fn is_category(&self, word: &str) -> bool {
        !self.categories.is_empty() && folded(word).is_some_and(|word| self.categories.contains(&word))
    }
}

fn find<T: Copy>(words: &[(String, T)], word: &str) -> Option<T> {
    if words.is_empty() {
        return None;
    }
    let word = folded(word)?;
    words.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

/// What is compared: lower case in any script, single spaces, nothing around it. `None` where no word is left.
fn folded(word: &str) -> Option<String> {
    let core = slice(word, bare(word, TextRange::new(0, word.len())));
    let folded = core.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    (!folded.is_empty()).then_some(folded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_spacing_and_decoration_do_not_matter() {
        let mut words = Vocabulary::default();
        words.add_section(SectionKind::Artifacts, "Geänderte  Dateien:");
        words.add_section(SectionKind::DeferredItems, "未完了");
        words.add_status(StatusValue::Pass, "ERLEDIGT");
        words.add_category("Chore");
        assert_eq!(words.section("📁 GEÄNDERTE dateien"), Some(SectionKind::Artifacts));
        assert_eq!(words.section("未完了"), Some(SectionKind::DeferredItems));
        assert_eq!(words.status("**erledigt**"), Some(StatusValue::Pass));
        assert!(words.is_category("chore") && !words.is_category("chores") && !words.is_category(""));
    }
}
