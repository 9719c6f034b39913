use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::suppression) const RULE: RuleInfo =
    RuleInfo { code: "suppression/no-reason", severity: Severity::Warning, summary: "A comment switches a rule off without saying why." };

pub(super) const PAGE: Page = Page {
    why: "Whoever reads the handoff next cannot tell an exception from an evasion. The reason stands behind ` -- `; without it the \
          comment switches nothing off.",
    bad: Example::Sections(
        "### Artifacts\n<!-- handoff-lint-disable-next-line artifact/relative-path -->\n- Modified: src/q.py\n",
    ),
    good: Example::Sections(
        "### Artifacts\n<!-- handoff-lint-disable-next-line artifact/relative-path -- the reader works in the same folder -->\n- Modified: src/q.py\n",
    ),
    options: "",
};
