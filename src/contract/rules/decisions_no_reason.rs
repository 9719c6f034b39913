use super::{Context, Rule};
use crate::contract::decisions::Decision;
use crate::contract::wording::{bare, find_phrase};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "decisions/no-reason", severity: Severity::Warning, summary: "A decision does not say why it was taken." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Without its reason, the next agent cannot tell a decision that has to stand from one that may be changed. Only \
          short statements of a choice are meant, such as `Chose X over Y`; a colon, a dash, a second clause or a nested \
          bullet counts as a reason.",
    bad: Example::Sections("### Key Decisions\n- Chose SQLite over flat files\n"),
    good: Example::Sections("### Key Decisions\n- Chose SQLite over flat files because two writers need locking\n"),
    options: "",
};

/// Words that open the statement of a choice.
const CHOICES: [&str; 22] = [
    "adopted", "chose", "choose", "chosen", "decided", "deferred", "dropped", "interpreted", "keep", "kept", "left", "opted",
    "picked", "postponed", "preferred", "replaced", "selected", "skipped", "switched", "use", "used", "went with",
];

/// Words that a reason comes with, beside those by which it is read.
const REASONS: [&str; 40] = [
    "after", "allows", "allowing", "as", "asked", "avoid", "avoids", "avoiding", "blocked", "consistent", "enables", "ensure",
    "ensures", "fits", "follows", "following", "for", "given", "instead of", "keeps", "lets", "made", "makes", "matches", "matching",
    "needed", "needs", "only", "per", "prevents", "preventing", "rather than", "required", "requires", "so", "thus", "until",
    "when", "which", "while",
];

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for decision in context.handoff.decisions.items.iter().filter(|decision| is_bare_choice(context, decision)) {
        found.push(Finding::new(decision.range, "The decision has no reason. Add `because` and why."));
    }
}

/// Whether a decision is a choice in one clause, and nothing in it can be a reason.
fn is_bare_choice(context: &Context<'_>, decision: &Decision) -> bool {
    let words = context.words(bare(context.text, decision.range));
    let opens = || find_phrase(words, &CHOICES).is_some_and(|choice| choice.start == 0);
    let one_clause = !words.contains(['.', ',', ';', '|', '→', '(', '?', '=', '>', '\n']);
    decision.reason.is_none() && one_clause && opens() && !says_to(words) && find_phrase(words, &REASONS).is_none()
}

/// Whether a choice is followed by its purpose: `Kept it to save a request`. `Switched to X` and `Deferred to X` are not.
fn says_to(words: &str) -> bool {
    words.split(" to ").skip(1).any(|tail| tail.starts_with(|c: char| c.is_lowercase()))
        && !["Switched to ", "Deferred to "].iter().any(|start| words.starts_with(start))
}
