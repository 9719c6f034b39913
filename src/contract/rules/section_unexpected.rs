use super::{Context, Rule};
use crate::contract::headings::{is_atx, set_level};
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "section/unexpected", severity: Severity::Warning, summary: "A heading between the sections is none of the four." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A handoff has exactly four sections; what stands below another heading between them is read by nobody. Move it \
          into one of the four, or make its heading a sub-heading. What stands before the first section and behind the \
          last one is left alone.",
    bad: Example::Whole(
        "### Key Decisions\n- Chose SQLite over files because two writers need locking\n\n### Artifacts\n- Created: /srv/app/src/store.ts\n\n\
         ### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n\n### Review notes\n- Build: exit code 0\n\n### Deferred Items\nNone\n",
    ),
    good: Example::Sections(
        "### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n\n#### Review notes\n- Build: exit code 0\n",
    ),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let sections = &context.handoff.sections;
    if sections.second_handoff().is_some() {
        return;
    }
    let mut later = sections.found.iter().peekable();
    let mut before = None;
    for extra in &sections.extras {
        let start = extra.range.start;
        while let Some(section) = later.next_if(|section| section.range.start < start) {
            before = Some(section);
        }
        let (Some(section), Some(_)) = (before, later.peek()) else { continue };
        let level = section.heading.level;
        if !is_atx(&extra.heading) || extra.heading.level > level {
            continue;
        }
        let title = section.kind.title();
        let message = "This heading is none of the four sections. Move what it says into one of them, or behind the last.";
        let finding = Finding::new(extra.heading.title, message);
        found.push(if level < 6 {
            let edit = set_level(&extra.heading, level + 1);
            finding.fix(Fix::suggested(format!("Make it a sub-heading of {title}"), edit.range, edit.new_text))
        } else {
            finding
        });
    }
}
