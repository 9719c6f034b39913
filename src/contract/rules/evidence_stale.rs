use super::{Context, Rule};
use crate::contract::commands::spans;
use crate::contract::commits::{is_same, shas};
use crate::contract::excuses::{base, blame, is_over};
use crate::contract::passages::Passage;
use crate::contract::results::Outcome;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};
use crate::source::{TextRange, slice};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo {
        code: "evidence/stale",
        severity: Severity::Warning,
        summary: "The results are of another commit than the one that is checked out.",
    },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Results hold for the commit they were taken on. Where the host names its HEAD and the evidence names only other \
          commits beside its results, run the checks again. Commits that are merely listed are not meant.",
    bad: Example::Sections("### Status\nPASS\nEvidence:\n- Tests at a1b2c3d: 47 passed, 0 failed (npm test)\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests at 9f8e7d6: 47 passed, 0 failed (npm test)\n"),
    options: r#"{"head": "9f8e7d6c5b4a39281706f5e4d3c2b1a098765432"}"#,
};

/// Words before a commit that say where something was run.
const AT: [&str; 8] = ["at", "commit", "head", "on", "ref", "rev", "revision", "sha"];

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let places: Vec<_> = context.passages.iter().filter(|passage| is_result(passage)).filter_map(place).collect();
    if places.is_empty() {
        return;
    }
    let Some(head) = context.facts.head.as_deref() else {
        context.leave_unchecked("Whether the results are of the commit that is checked out", "no head given");
        return;
    };
    let names_head = |passage: &Passage<'_>| shas(passage.words).into_iter().any(|sha| is_same(slice(passage.words, sha), head));
    if context.passages.iter().any(names_head) {
        return;
    }
    let message = "These results are of another commit than the one that is checked out. Run the checks again and name that commit.";
    found.extend(places.into_iter().map(|sha| Finding::new(sha, message)));
}

/// The commit that the results of a passage are of.
fn place(passage: &Passage<'_>) -> Option<TextRange> {
    // A line that names more commits than this lists them.
    let mut named = shas(passage.words).into_iter().take(8);
    named.find(|sha| is_place(passage.words, *sha)).map(|sha| passage.place(sha))
}

/// Whether a passage gives a result of the work, and not of what was there before.
fn is_result(passage: &Passage<'_>) -> bool {
    let words = passage.words;
    passage.outcomes.iter().any(Outcome::is_good) && base(words).is_none() && blame(words).is_none() && !is_over(words)
}

/// Whether a commit stands as the place of a run, and not as an argument of a command.
fn is_place(words: &str, sha: TextRange) -> bool {
    let argument = spans(words).into_iter().any(|span| span.contains(sha) && span != sha);
    let before = words.get(..sha.start).unwrap_or_default().trim_end_matches(|c: char| !c.is_alphanumeric());
    let word = before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    !argument && AT.iter().any(|at| word.eq_ignore_ascii_case(at))
}
