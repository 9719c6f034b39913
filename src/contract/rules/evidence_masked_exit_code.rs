use super::{Context, Rule};
use crate::contract::commands::masked;
use crate::contract::passages::summaries;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo {
        code: "evidence/masked-exit-code",
        severity: Severity::Warning,
        summary: "The exit code given as evidence is not that of the test or build.",
    },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Behind `|| true`, `; echo done`, `| tail` and the like a command ends with exit code 0 whatever happened before. \
          Run it without, use `pipefail`, or give the counts that it printed.",
    bad: Example::Sections("### Status\nPASS\nEvidence:\n- `npm test || true`: exit code 0\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- `npm test`: exit code 0\n- `cargo test | tail -3`: 12 passed, 0 failed\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let statements = &context.handoff.statements;
    let totals = summaries(context.passages, statements.len());
    for (at, statement) in statements.iter().enumerate() {
        let Some(mask) = masked(context.words(statement.range), statement.form) else { continue };
        let counted = |at: usize| totals.get(at).is_some_and(|total| (total.passed || total.failed) && !total.exited_well);
        let nested = statements.get(at + 1).is_some_and(|next| next.lead == Some(statement.range)) && counted(at + 1);
        if counted(at) || nested {
            continue;
        }
        let range = mask.shift(statement.range.start);
        let message = format!("Behind `{}` the exit code is not that of the command. Run it without, or give the counts it printed.", context.words(range));
        found.push(Finding::new(range, message));
    }
}
