use super::{Context, Rule};
use crate::source::Names;
use crate::contract::commits::shas;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};
use crate::host::CommitState;

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "evidence/unresolved-commit", severity: Severity::Error, summary: "A commit is named that the repository does not have." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A commit that is not there cannot be read, resumed from or reverted. The host says which commits exist; without \
          that nothing is found, and the answer says that it was not checked.",
    bad: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n- Committed as a1b2c3d\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n- Committed as 9f8e7d6\n"),
    options: r#"{"commits": {"a1b2c3d": "missing", "9f8e7d6c5b4a39281706f5e4d3c2b1a098765432": "present"}}"#,
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let named = shas(context.text);
    if named.is_empty() {
        return;
    }
    let Some(commits) = &context.facts.commits else {
        context.leave_unchecked("Whether the commits that are named exist", "no commits given");
        return;
    };
    let known = known(commits);
    let mut seen = Names::default();
    let mut unknown = 0_usize;
    for sha in named.into_iter().filter(|sha| seen.add(context.words(*sha).to_owned(), 0).is_none()) {
        match state(context.words(sha), &known) {
            Some(PRESENT) => {}
            Some(_) => {
                found.push(Finding::new(sha, "The repository does not have this commit. Name one that it has."));
            }
            None => unknown += 1,
        }
    }
    if unknown > 0 {
        context.leave_unchecked(&format!("Whether {unknown} of the commits that are named exist"), "the given commits do not say");
    }
}

const PRESENT: usize = 0;
const MISSING: usize = 1;

fn known(commits: &[(String, CommitState)]) -> Names {
    let mut known = Names::default();
    for (sha, state) in commits {
        known.add(sha.clone(), if *state == CommitState::Present { PRESENT } else { MISSING });
    }
    known
}

/// What the host says about a commit, whichever of the two SHAs is abbreviated; present where it says both.
fn state(sha: &str, known: &Names) -> Option<usize> {
    let shorter = (7..sha.len()).filter_map(|length| known.get(sha.get(..length)?));
    known.starting_with(sha).chain(shorter).min()
}
