use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::config) const RULE: RuleInfo =
    RuleInfo { code: "config/bad-value", severity: Severity::Error, summary: "A value of the configuration is of the wrong kind." };

pub(super) const PAGE: Page = Page {
    why: "A value that cannot be read is left out, and what it was to set stays as it was. The message says what the key takes. \
          Rules about secrets can be set to hint, warning or error, but not off: a value that is no secret is listed under \
          `allow`, with the reason.",
    bad: Example::Whole("rules:\n  status/decorated: quiet\n"),
    good: Example::Whole("rules:\n  status/decorated: hint\n"),
    options: r#"{"kind": "config"}"#,
};
