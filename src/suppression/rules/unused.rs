use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::suppression) const RULE: RuleInfo =
    RuleInfo { code: "suppression/unused", severity: Severity::Hint, summary: "A comment switches off what is not found." };

pub(super) const PAGE: Page = Page {
    why: "It may be left from an earlier text, or stand in the wrong place. Left there, it would hide the next finding.",
    bad: Example::Sections(
        "### Artifacts\n<!-- handoff-lint-disable-next-line artifact/relative-path -- the reader works in the same folder -->\n- Modified: /srv/app/src/q.py\n",
    ),
    good: Example::Sections(
        "### Artifacts\n- Modified: /srv/app/src/q.py\n",
    ),
    options: "",
};
