use super::{Context, Rule};
use crate::content::pasted::plan;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};
use crate::source::TextRange;

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "pointer/pasted-plan", severity: Severity::Warning, summary: "A plan is pasted where a pointer would do." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A plan that is copied into a handoff goes out of date there, and costs every reader its length. Name its path, \
          issue or URL. Told by its headings (`Acceptance Criteria`, `User Stories`, `Phase 2`), open check boxes and \
          length; a short list of tasks is none. Such a text is not forwardable.",
    bad: Example::Sections(
        "### Key Decisions\n- Kept to the plan below because it was agreed on\n\n#### Problem Statement\nTwo writers lose data.\n\
         Each of them keeps its own copy.\nThe later one wins.\n\n#### User Stories\n- As a writer I keep my data\n- As a reader I see both\n\
         - As an owner I can undo\n\n#### Non-Goals\n- No new client\n- No migration\n\n#### Phase 1: Lock\n- [ ] Add a lock\n\
         - [ ] Test the lock\n- [ ] Document the lock\n\n#### Phase 2: Queue\n- [ ] Add a queue\n- [ ] Test the queue\n\
         - [ ] Document the queue\n\n#### Phase 3: Release\n- [ ] Tag it\n- [ ] Announce it\n- [ ] Watch it\n\n\
         #### Acceptance Criteria\n- No write is lost\n- Reads stay under 50 ms\n",
    ),
    good: Example::Sections("### Key Decisions\n- Kept to /srv/app/docs/plan.md because it was agreed on\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let sections: Vec<TextRange> = context.handoff.sections.found.iter().map(|section| section.heading.range).collect();
    for pasted in plan::plans(context.text, &context.handoff.code, &sections) {
        let message = format!("A plan of {} lines is pasted here. Name its path, issue or URL instead.", pasted.lines);
        found.push(Finding::new(pasted.range, message));
    }
}
