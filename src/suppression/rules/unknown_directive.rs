use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::suppression) const RULE: RuleInfo =
    RuleInfo { code: "suppression/unknown-directive", severity: Severity::Warning, summary: "A comment is meant for the linter and says nothing that it knows." };

pub(super) const PAGE: Page = Page {
    why: "There are four: `handoff-lint-disable-next-line`, `-disable-line`, `-disable-section` (to the end of the section) and \
          `-disable-file`. Any other does nothing.",
    bad: Example::Sections(
        "### Artifacts\n<!-- handoff-lint-disable-nextline artifact/relative-path -- the reader works in the same folder -->\n- Modified: src/q.py\n",
    ),
    good: Example::Sections(
        "### Artifacts\n<!-- handoff-lint-disable-next-line artifact/relative-path -- the reader works in the same folder -->\n- Modified: src/q.py\n",
    ),
    options: "",
};
