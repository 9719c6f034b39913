//! The catalogue: what is known about every rule. Pages, settings and schemas are generated from it.

use crate::contract;
use crate::diagnostic::{Page, RuleInfo};

/// Every rule, in the order of its page.
///
/// ```
/// assert!(handoff_lint::rules::all().any(|rule| rule.code == "evidence/missing"));
/// ```
pub fn all() -> impl Iterator<Item = &'static RuleInfo> {
    contract::rules::RULES.iter().map(|rule| &rule.info)
}

/// Every rule with its page.
pub fn pages() -> impl Iterator<Item = (&'static RuleInfo, &'static Page)> {
    all().zip(contract::rules::PAGES)
}
