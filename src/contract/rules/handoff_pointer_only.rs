use super::{Context, Rule};
use crate::contract::entries::entries;
use crate::contract::wording::find_phrase;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};
use crate::source::{TextRange, trim};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "handoff/pointer-only", severity: Severity::Error, summary: "The text only points to a report elsewhere in the session." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Whoever gets a handoff gets this text and nothing else: `see above` leads nowhere, and the work is lost. Send the \
          whole content again. A path or a link is a pointer that can be followed, and is fine.",
    bad: Example::Sections("### Key Decisions\nSee above.\n"),
    good: Example::Sections("### Key Decisions\nSee /srv/app/docs/decisions.md, which gives the reasons.\n"),
    options: "",
};

/// Longer texts say more than where to look.
const MOST_WORDS: usize = 60;

/// How a message points to another one, in lower case.
const ELSEWHERE: [&str; 19] = [
    "message above",
    "report above",
    "report is above",
    "handoff above",
    "handoff is above",
    "summary above",
    "see above",
    "as above",
    "above message",
    "previous message",
    "previous response",
    "earlier message",
    "last message",
    "described above",
    "described earlier",
    "already reported",
    "reported earlier",
    "reported above",
    "provided above",
];

/// How a section points elsewhere, in lower case.
const SECTION_STARTS: [&str; 18] = [
    "see above",
    "see the message above",
    "see the report above",
    "see the summary above",
    "see the list above",
    "see my previous message",
    "see previous",
    "see earlier",
    "as above",
    "as described above",
    "as described earlier",
    "as listed above",
    "as reported above",
    "same as above",
    "described above",
    "listed above",
    "reported above",
    "refer to the above",
];

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    if context.handoff.is_absent() {
        found.extend(whole_text(context));
        return;
    }
    for section in &context.handoff.sections.found {
        let said = entries(context.text, &section.blocks);
        if let Some(first) = said.first().filter(|_| said.iter().all(|entry| is_pointer(context.words(entry.text)))) {
            let message = format!("The section {} only points elsewhere. Write its content here.", section.kind.title());
            found.push(Finding::new(first.text, message));
        }
    }
}

fn whole_text(context: &Context<'_>) -> Option<Finding> {
    let whole = trim(context.text, TextRange::new(0, context.text.len()));
    let words = context.words(whole);
    if words.split_whitespace().take(MOST_WORDS + 1).count() > MOST_WORDS {
        return None;
    }
    let phrase = find_phrase(words, &ELSEWHERE)?.shift(whole.start);
    Some(Finding::new(phrase, "The text only points to another message, which does not reach the reader. Send the complete handoff in this one."))
}

/// Whether a statement is short, names no place, and starts as pointers do.
fn is_pointer(statement: &str) -> bool {
    let statement = statement.trim_start_matches(|c: char| !c.is_alphanumeric());
    let names_a_place = statement.contains(['/', '\\', '`', '[']);
    let opens = || find_phrase(statement, &SECTION_STARTS).is_some_and(|phrase| phrase.start == 0);
    statement.len() < 120 && !names_a_place && statement.split_whitespace().count() <= 8 && opens()
}
