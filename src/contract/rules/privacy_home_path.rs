use super::{Context, Rule};
use crate::content::homes::{Home, homes};
use crate::contract::names::SectionKind;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "privacy/home-path", severity: Severity::Hint, summary: "A path holds a login name." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A path below a home folder tells who worked here to everybody who gets the handoff. The contract wants absolute \
          paths in Artifacts, so this is a hint only; elsewhere `~` does. Accounts of machines (`runner`, `ubuntu`, …) are \
          not meant.",
    bad: Example::Sections("### Artifacts\n- Created: /home/jroe/work/app/plan.md\n"),
    good: Example::Sections("### Artifacts\n- Created: /srv/app/plan.md\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let artifacts: Vec<_> = context.handoff.sections.all(SectionKind::Artifacts).map(|section| section.range).collect();
    for home in homes(context.text) {
        let at = artifacts.partition_point(|section| section.end <= home.login.start);
        let listed = artifacts.get(at).is_some_and(|section| section.contains(home.login));
        found.push(if listed {
            Finding::new(home.login, "The path holds a login name. Redact it before the handoff is published.")
        } else {
            let finding = Finding::new(home.login, "The path holds a login name. Write the path from the workspace or from `~`.");
            fix(home).into_iter().fold(finding, Finding::fix)
        });
    }
}

fn fix(home: Home) -> Option<Fix> {
    home.folder.map(|folder| Fix::suggested("Write ~ for the home folder", folder, "~"))
}
