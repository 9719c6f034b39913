use super::{Context, Rule};
use crate::contract::status::Reading;
use crate::contract::wording::find_phrase;
use crate::source::{TextRange, slice};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "evidence/missing", severity: Severity::Error, summary: "A status is claimed without evidence." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Evidence is not optional: a status without it is treated as FAIL. For PASS that is test output, build output or \
          an explicit verification; for FAIL what failed and what was tried; for PARTIAL what is done and what remains.",
    bad: Example::Sections("### Status\nPASS\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n- Build: exit code 0\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(status) = context.handoff.status else { return };
    let claims = matches!(status.reading, Reading::Value(_) | Reading::Unknown(_));
    if claims && context.handoff.evidence.is_empty() {
        let word = context.words(status.token);
        let message = format!("{word} is claimed without evidence. List below `Evidence:` what was run and what came out.");
        let finding = Finding::new(status.token, message);
        found.push(elsewhere(context).fold(finding, |finding, heading| {
            finding.related(heading, "What stands here is not read as evidence. Move it into Status, below `Evidence:`.")
        }));
    }
}

/// Headings under which agents put what belongs below `Evidence:`.
fn elsewhere<'a>(context: &Context<'a>) -> impl Iterator<Item = TextRange> + use<'a> {
    let Context { text, handoff, .. } = *context;
    let words = ["verification", "validation", "test results", "tests", "evidence", "self-check", "build/test status", "checks"];
    let titles = handoff.sections.extras.iter().map(|extra| extra.heading.title);
    titles.filter(move |title| find_phrase(slice(text, *title), &words).is_some()).take(3)
}
