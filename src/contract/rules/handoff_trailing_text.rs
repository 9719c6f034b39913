use super::{Context, Rule};
use crate::contract::names::SectionKind;
use crate::contract::sections::Section;
use crate::contract::wording::{find_phrase, says_none};
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::document::Block;
use crate::source::{TextRange, lines, slice, trim};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "handoff/trailing-text", severity: Severity::Hint, summary: "Text follows the last section." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Other readers take what follows Deferred Items for a part of it. End with the last section; a short footer in \
          italics below a rule is nobody's content and is passed over.",
    bad: Example::Sections("### Deferred Items\nNone\n\nLet me know if you want me to go on with phase two.\n"),
    good: Example::Sections("### Deferred Items\nNone\n"),
    options: "",
};

/// How an agent takes leave of a person, in lower case.
const SMALL_TALK: [&str; 17] = [
    "let me know",
    "happy to",
    "feel free",
    "hope this helps",
    "hope that helps",
    "shall i",
    "should i",
    "would you like",
    "do you want me",
    "if you have any questions",
    "if you need anything",
    "anything else",
    "that's all",
    "i'm done",
    "i am done",
    "ready for your review",
    "ready for review",
];

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Context { text, handoff, .. } = *context;
    let Some(last) = handoff.sections.found.last() else { return };
    let range = match handoff.sections.trailing {
        Some(trailing) => Some(trailing).filter(|trailing| !is_footer(context.words(*trailing))),
        None if last.kind == SectionKind::DeferredItems => small_talk(text, last),
        None => None,
    };
    let Some(range) = range else { return };
    let start = handoff.sections.trailing.map_or(range.start, |_| last.range.end);
    let start = slice(text, TextRange::new(0, start)).trim_end().len();
    let message = format!("This text follows the section {} and belongs to none. Leave it out.", last.kind.title());
    found.push(Finding::new(range, message).fix(Fix::suggested("Remove it", TextRange::new(start, range.end), "")));
}

/// A few short lines in italics, bold or HTML, as generators put them there.
fn is_footer(trailing: &str) -> bool {
    let footer = |line: &str| line.is_empty() || line.len() < 200 && line.starts_with(['*', '_', '<', '🤖', '-', '=']);
    trailing.lines().count() <= 8 && trailing.lines().map(str::trim).all(footer)
}

/// From the first line below the section's content that speaks to a person, to the section's end.
fn small_talk(text: &str, section: &Section) -> Option<TextRange> {
    let mut content = section.suffix.is_some();
    for block in &section.blocks {
        let Block::Paragraph(range) = block else {
            content = true;
            continue;
        };
        for line in lines(text, *range).map(|line| trim(text, line)) {
            let words = slice(text, line);
            if content && !words.starts_with('[') && find_phrase(words, &SMALL_TALK).is_some() {
                return Some(TextRange::new(line.start, section.range.end));
            }
            content |= says_none(words) || words.starts_with('[');
        }
    }
    None
}
