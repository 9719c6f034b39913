use super::{Context, Rule};
use crate::content::pasted::log;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "pointer/pasted-log", severity: Severity::Warning, summary: "A log is pasted where a pointer would do." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "The lines that prove the claim are welcome, up to about fifteen. A whole log hides them: keep the lines that \
          matter, and name the file or the command for the rest. Such a text is not forwardable.",
    bad: Example::Sections(
        "### Status\nPASS\nEvidence:\n- Tests: 17 passed, 0 failed (npm test)\n\n```\n10:00:01 start\n10:00:02 case 1\n10:00:03 case 2\n\
         10:00:04 case 3\n10:00:05 case 4\n10:00:06 case 5\n10:00:07 case 6\n10:00:08 case 7\n10:00:09 case 8\n10:00:10 case 9\n\
         10:00:11 case 10\n10:00:12 case 11\n10:00:13 case 12\n10:00:14 case 13\n10:00:15 case 14\n10:00:16 end\n```\n",
    ),
    good: Example::Sections(
        "### Status\nPASS\nEvidence:\n- Tests: 17 passed, 0 failed (npm test, /srv/app/logs/test.log)\n\n```\n10:00:01 start\n\
         10:00:16 end\n```\n",
    ),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for pasted in log::logs(context.text, &context.handoff.code) {
        let message =
            format!("A log of {} lines is pasted here. Keep the lines that matter, and name the file or command.", pasted.lines);
        found.push(Finding::new(pasted.range, message));
    }
}
