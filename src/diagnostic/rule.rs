//! What is known about a rule: the data that its page, its settings and its diagnostics come from.

use super::Severity;

/// One rule of the catalogue.
#[derive(Clone, Copy, Debug)]
pub struct RuleInfo {
    /// `group/name`; public API, never renamed.
    pub code: &'static str,
    /// The severity where nobody sets another.
    pub severity: Severity,
    /// What it finds, in one line.
    pub summary: &'static str,
}

/// What a rule's page says beyond the rule itself. Kept apart, so that the module need not carry it.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Why the rule matters, and what to do.
    pub why: &'static str,
    /// A document it speaks about.
    pub bad: Example,
    /// The same document, mended.
    pub good: Example,
    /// The options that both are checked with, as JSON; `""` for none. An array has those of `bad` and those of `good`.
    pub options: &'static str,
}

/// An example in a rule's documentation; a test runs it.
#[derive(Clone, Copy, Debug)]
pub enum Example {
    /// A whole document.
    Whole(&'static str),
    /// The sections that matter; the others are those of a conforming handoff.
    Sections(&'static str),
}

impl RuleInfo {
    /// The part of the code before the slash.
    pub fn group(&self) -> &'static str {
        self.code.split('/').next().unwrap_or_default()
    }

    /// The address of the rule's page.
    pub fn docs(&self) -> String {
        docs_of(self.code)
    }
}

/// The address of the page of the rule `code`.
pub fn docs_of(code: &str) -> String {
    format!("{}/blob/main/docs/rules/{code}.md", env!("CARGO_PKG_REPOSITORY"))
}
