use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::config) const RULE: RuleInfo =
    RuleInfo { code: "config/unknown-rule", severity: Severity::Warning, summary: "The configuration names a rule that there is none of." };

pub(super) const PAGE: Page = Page {
    why: "A misspelt rule keeps its own severity. Rules are named by their code, such as `status/decorated`, or by their group, \
          such as `status`.",
    bad: Example::Whole("rules:\n  status/decorate: off\n"),
    good: Example::Whole("rules:\n  status/decorated: off\n"),
    options: r#"{"kind": "config"}"#,
};
