use crate::diagnostic::{Example, Page, RuleInfo, Severity};

pub(in crate::suppression) const RULE: RuleInfo =
    RuleInfo { code: "suppression/not-allowed", severity: Severity::Warning, summary: "A comment switches off what no comment can switch off." };

pub(super) const PAGE: Page = Page {
    why: "A secret in a handoff is on its way to other agents, to logs and to repositories; a comment beside it cannot make that \
          safe. A value that is no secret is listed under `allow` in the configuration, with the reason. Nor can a comment \
          switch off what is said about such comments.",
    bad: Example::Sections(
        "### Artifacts\n<!-- handoff-lint-disable-next-line secret -- only a test key -->\n- Modified: /srv/app/src/q.py\n",
    ),
    good: Example::Sections(
        "### Artifacts\n- Modified: /srv/app/src/q.py\n",
    ),
    options: "",
};
