use super::{Context, Rule};
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "section/near-miss", severity: Severity::Warning, summary: "A heading comes close to a section's name." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Orchestrators look for the contract's own headings. A near miss is read as the section it stands for, so that \
          all else can be checked, and counts as missing until the heading is mended. A house style or another \
          language can be accepted in the configuration.",
    bad: Example::Whole(
        "### Key Decisions\n- Used a queue because of bursts\n\n### Files changed\n- Modified: /srv/app/q.py\n\n### Status\nPASS\n\
         Evidence:\n- Tests: 7 passed, 0 failed (pytest)\n\n### Deferred Items\nNone\n",
    ),
    good: Example::Sections("### Artifacts\n- Modified: /srv/app/q.py\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for section in context.handoff.sections.found.iter().filter(|section| section.near_miss) {
        let title = section.kind.title();
        let written = context.words(section.name);
        let message = format!("The heading `{written}` stands where the contract says `{title}`. Rename it.");
        found.push(Finding::new(section.name, message).fix(Fix::safe(format!("Rename to {title}"), section.name, title)));
    }
}
