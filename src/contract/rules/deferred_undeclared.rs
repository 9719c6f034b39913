use super::{Context, Rule};
use crate::contract::names::SectionKind;
use crate::contract::wording::find_phrase;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "deferred/undeclared", severity: Severity::Warning, summary: "Work is said to be left over, and Deferred Items says None." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Work that only a subordinate clause mentions is lost with the session. List it in Deferred Items.",
    bad: Example::Sections(
        "### Key Decisions\n- Ported three of five handlers because the other two are still to do\n\n### Deferred Items\nNone\n",
    ),
    good: Example::Sections(
        "### Key Decisions\n- Ported three of five handlers because the other two need a new client\n\n### Deferred Items\n\
         - [feature] Port the last two handlers -- need a new client\n",
    ),
    options: "",
};

/// Words that name work left over, in lower case.
const LEFT_OVER: [&str; 14] = [
    "still to do",
    "still to be done",
    "to be done later",
    "left for later",
    "left for a follow-up",
    "in a follow-up",
    "needs a follow-up",
    "follow-up needed",
    "remains to be",
    "remain to be",
    "not yet implemented",
    "not implemented yet",
    "deferred to",
    "postponed",
];

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let deferred = &context.handoff.deferred;
    let Some(section) = context.section(SectionKind::DeferredItems) else { return };
    if !deferred.items.is_empty() || !deferred.unfilled.is_empty() {
        return;
    }
    let decisions = context.handoff.decisions.items.iter().map(|decision| decision.range);
    for range in decisions.chain(context.handoff.evidence.iter().copied()) {
        let Some(phrase) = find_phrase(context.words(range), &LEFT_OVER) else { continue };
        let place = phrase.shift(range.start);
        let message = format!("`{}` names work left over, but Deferred Items lists none. List it there.", context.words(place));
        found.push(Finding::new(place, message).related(deferred.none.unwrap_or(section.name), "Deferred Items is empty here."));
    }
}
