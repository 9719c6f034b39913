use super::{Context, Rule};
use crate::contract::commands::masked;
use crate::contract::excuses::is_over;
use crate::contract::passages::summaries;
use crate::contract::results::Kind;
use crate::contract::status::StatusValue;
use crate::contract::substance::is_real;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "evidence/zero-tests", severity: Severity::Error, summary: "PASS rests on a run in which no test ran." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A filter that matches nothing, a wrong folder or an empty suite end well and prove nothing. Where another line of \
          evidence stands by itself this is a warning; one whose exit code is thrown away does not.",
    bad: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 0 passed, 0 failed\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    if context.handoff.claimed() != Some(StatusValue::Pass) {
        return;
    }
    let statements = context.handoff.statements.len();
    let totals = summaries(context.passages, statements);
    let mut real = vec![false; statements];
    for passage in context.passages {
        if let Some(real) = real.get_mut(passage.statement) {
            let empty = passage.outcomes.iter().any(|outcome| outcome.kind == Kind::NoTests);
            *real |= is_real(passage) && !empty && masked(passage.words, passage.form).is_none();
        }
    }
    let stands = real.iter().filter(|real| **real).count();
    let mut last = None;
    for passage in context.passages {
        let own = totals.get(passage.statement).copied().unwrap_or_default();
        let none = passage.outcomes.iter().find(|outcome| outcome.kind == Kind::NoTests);
        let Some(outcome) = none.filter(|_| !own.passed && !own.failed && last != Some(passage.statement)) else { continue };
        if is_over(passage.words) || is_over(passage.lead) {
            continue;
        }
        last = Some(passage.statement);
        let range = passage.place(outcome.at);
        let message = format!("`{}`: no test ran, which backs nothing. Run the tests that the work is about.", context.words(range));
        let others = stands > usize::from(real.get(passage.statement).copied().unwrap_or_default());
        let severity = if others { Severity::Warning } else { Severity::Error };
        found.push(Finding::new(range, message).severity(severity));
    }
}
