use super::{Context, Rule};
use crate::contract::runs;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo {
        code: "evidence/unexecuted-command",
        severity: Severity::Warning,
        summary: "A command is given with a result, and the host knows of no run of it.",
    },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Where the host names the commands that were run, a result of any other command is not backed. It may have been run \
          in another way, so this is a warning.",
    bad: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n- `npm run lint`: exit code 0\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    options: r#"{"executedCommands": [{"command": "cd /srv/app && npm test", "exitCode": 0}]}"#,
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let mut claims = context.passages.iter().flat_map(runs::claimed).peekable();
    if claims.peek().is_none() {
        return;
    }
    let Some(executed) = &context.facts.executed_commands else {
        context.leave_unchecked("Whether the commands in the evidence were run", "no executedCommands given");
        return;
    };
    for claim in claims {
        if runs::last(context.text, claim, executed).is_none() {
            let message = "No run of this command is known. Run it and give its result, or name the command that was run.";
            found.push(Finding::new(claim, message));
        }
    }
}
