use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::config) const RULE: RuleInfo =
    RuleInfo { code: "config/syntax", severity: Severity::Error, summary: "The configuration is no YAML or JSON." };

pub(super) const PAGE: Page = Page {
    why: "A file that cannot be read sets nothing at all: every rule keeps its own severity. The place is where the reader gave \
          up; the slip is there or on the line above.",
    bad: Example::Whole("rules:\n  status/decorated: off\n categories: [chore]\n"),
    good: Example::Whole("rules:\n  status/decorated: off\ncategories: [chore]\n"),
    options: r#"{"kind": "config"}"#,
};
