//! The catalogue: what is known about every rule. Pages, settings and schemas are generated from it.

use crate::diagnostic::{Page, RuleInfo};
use crate::{config, contract, redact, suppression};

/// Every rule, in the order of its page.
///
/// ```
/// assert!(handoff_lint::rules::all().any(|rule| rule.code == "evidence/missing"));
/// ```
pub fn all() -> impl Iterator<Item = &'static RuleInfo> + Clone {
    (0..).map_while(nth)
}

/// By hand, for chains of iterators make the module larger wherever they are used.
fn nth(at: usize) -> Option<&'static RuleInfo> {
    let (contract, suppression) = (contract::rules::RULES, suppression::rules::RULES);
    let own = contract.get(at).map(|rule| &rule.info);
    let behind = at.wrapping_sub(contract.len());
    let behind_those = behind.wrapping_sub(suppression.len());
    own.or_else(|| suppression.get(behind))
        .or_else(|| config::rules::RULES.get(behind_those))
        .or_else(|| redact::rules::rules().get(behind_those.wrapping_sub(config::rules::RULES.len())))
}

/// Every rule with its page, but for the detectors: an example of a secret would be a secret.
pub fn pages() -> impl Iterator<Item = (&'static RuleInfo, &'static Page)> {
    all().zip(contract::rules::PAGES.iter().chain(suppression::rules::PAGES).chain(config::rules::PAGES))
}

/// Every group, in the order of its first rule.
pub fn groups() -> impl Iterator<Item = &'static str> + Clone {
    let first = |group: &str| all().find(|rule| rule.group() == group).map(|rule| rule.code);
    all().filter(move |rule| first(rule.group()) == Some(rule.code)).map(RuleInfo::group)
}

/// Every word that names rules: the codes and the groups.
pub(crate) fn words() -> impl Iterator<Item = &'static str> + Clone {
    all().map(|rule| rule.code).chain(groups())
}

/// Whether `word` is the code of a rule, or a group.
pub(crate) fn is_known(word: &str) -> bool {
    all().any(|rule| rule.code == word || rule.group() == word)
}

/// The word of `known` that `word` most likely was meant to be.
pub(crate) fn nearest<'w>(word: &str, known: impl Iterator<Item = &'w str>) -> Option<&'w str> {
    let folded = word.to_lowercase().replace(['_', ' '], "-");
    let distance = |known: &str| strsim::osa_distance(&folded, &known.to_lowercase().replace(' ', "-"));
    let most = (word.len() / 3).clamp(1, 4);
    let near = known.filter(|known| known.len().abs_diff(word.len()) <= most);
    near.map(|known| (distance(known), known))
        .filter(|(far, _)| *far <= most)
        .min_by_key(|(far, _)| *far)
        .map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn slips_are_seen_and_other_words_are_not() {
        let near = |word| nearest(word, ["rules", "sections", "evidence/vague", "Key Decisions"].into_iter());
        assert_eq!(near("ruels"), Some("rules"));
        assert_eq!(near("evidence/vage"), Some("evidence/vague"));
        assert_eq!(near("key_decision"), Some("Key Decisions"));
        assert_eq!(near("extends"), None);
        assert_eq!(near(&"x".repeat(100_000)), None);
    }
}
