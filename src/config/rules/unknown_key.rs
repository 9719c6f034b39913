use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::config) const RULE: RuleInfo =
    RuleInfo { code: "config/unknown-key", severity: Severity::Warning, summary: "A key of the configuration is not known." };

pub(super) const PAGE: Page = Page {
    why: "A misspelt key sets nothing, and nobody notices. The keys are those of the schema, which editors can complete.",
    bad: Example::Whole("rule:\n  status/decorated: off\n"),
    good: Example::Whole("rules:\n  status/decorated: off\n"),
    options: r#"{"kind": "config"}"#,
};
