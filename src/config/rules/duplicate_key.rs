use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::config) const RULE: RuleInfo =
    RuleInfo { code: "config/duplicate-key", severity: Severity::Error, summary: "A key of the configuration stands there twice." };

pub(super) const PAGE: Page = Page {
    why: "Readers disagree about which of two values counts. Here it is the first one.",
    bad: Example::Whole("categories: [chore]\nrules:\n  status: error\ncategories: [docs]\n"),
    good: Example::Whole("categories: [chore, docs]\nrules:\n  status: error\n"),
    options: r#"{"kind": "config"}"#,
};
