use super::{Context, Rule};
use crate::contract::commands::commands;
use crate::contract::commits::shas;
use crate::contract::evidence::Form;
use crate::contract::excuses::{base, blame, is_mended};
use crate::contract::passages::Passage;
use crate::contract::results::{Kind, Outcome};
use crate::contract::wording::find_phrase;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo {
        code: "evidence/unbacked-baseline",
        severity: Severity::Warning,
        summary: "Failures are said to be old or unrelated, without a run on the base.",
    },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "\"Pre-existing\" and \"flaky\" are guesses until the same tests were run without the change. Name that run: a \
          command, a commit or a link, with its result.",
    bad: Example::Sections("### Status\nPARTIAL\nEvidence:\n- Tests: 820 passed, 2 failed; the 2 failures are pre-existing\n"),
    good: Example::Sections(
        "### Status\nPARTIAL\nEvidence:\n- Tests: 820 passed, 2 failed; the same 2 failed on main (`git stash && npm test`)\n",
    ),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    if context.passages.iter().any(is_backed) {
        return;
    }
    let mut failed = None;
    for passage in context.passages {
        let count = passage.outcomes.iter().find(|outcome| matches!(outcome.kind, Kind::Failed(1..)));
        failed = count.map(|count| passage.place(count.at)).or(failed);
        let speaks = count.is_some() || find_phrase(passage.words, &["fail", "failures", "failing", "errors"]).is_some();
        let (Some(blame), Some(failed)) = (blame(passage.words), failed.filter(|_| speaks && !is_mended(passage.words))) else { continue };
        let message = "The failures are set aside without a run on the base. Name the command or commit of that run, and its result.";
        found.push(Finding::new(passage.place(blame), message).related(failed, "These failures."));
    }
}

/// Whether a passage names a run without the change: behind the words for it stands how, where or with what result.
fn is_backed(passage: &Passage<'_>) -> bool {
    let words = passage.words;
    let stashed = find_phrase(words, &["git stash", "git checkout", "git worktree"]).is_some();
    let start = [base(words), blame(words)].into_iter().flatten().map(|found| found.end).min();
    let Some(start) = start else { return false };
    let behind = words.get(start..).unwrap_or_default();
    let result = |outcome: &Outcome| outcome.at.start >= start && outcome.kind != Kind::Failed(0);
    stashed
        || behind.contains("://")
        || !shas(behind).is_empty()
        || !commands(behind, Form::Line).is_empty()
        || base(words).is_some() && passage.outcomes.iter().any(result)
}
