use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::suppression) const RULE: RuleInfo =
    RuleInfo { code: "suppression/unknown-rule", severity: Severity::Warning, summary: "A comment switches off a rule that there is none of." };

pub(super) const PAGE: Page = Page {
    why: "A misspelt rule switches nothing off. Rules are named by their code, such as `artifact/relative-path`, or by their \
          group, such as `artifact`; several are set apart by commas.",
    bad: Example::Sections(
        "### Artifacts\n<!-- handoff-lint-disable-next-line artifact/relative -- the reader works in the same folder -->\n- Modified: src/q.py\n",
    ),
    good: Example::Sections(
        "### Artifacts\n<!-- handoff-lint-disable-next-line artifact/relative-path -- the reader works in the same folder -->\n- Modified: src/q.py\n",
    ),
    options: "",
};
