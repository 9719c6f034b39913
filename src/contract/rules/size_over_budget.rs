use super::{Context, Rule};
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};
use crate::source::{TextRange, lines, trim};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "size/over-budget", severity: Severity::Warning, summary: "The handoff or a section is too long." },
    check,
};

/// Eight times the same, to make an example long.
macro_rules! eight {
    ($text:expr) => {
        concat!($text, $text, $text, $text, $text, $text, $text, $text)
    };
}

pub(super) const PAGE: Page = Page {
    why: "The next agent pays for every byte before it has done anything. A handoff of more than 40 KB, or a section of more \
          than 16 KB, holds what belongs into files: name them. The configuration can set other budgets.",
    bad: Example::Sections(concat!(
        "### Key Decisions\n",
        eight!(eight!(eight!("- Chose locks over retries: two writers\n"))),
    )),
    good: Example::Sections("### Key Decisions\n- Chose locks over retries because there are two writers (/srv/app/docs/locks.md)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let whole = trim(context.text, TextRange::new(0, context.text.len()));
    let sections = &context.handoff.sections.found;
    let budget = context.budget;
    if whole.len() > budget.handoff {
        let first = lines(context.text, whole).next().unwrap_or(whole);
        let message = format!("The handoff has {} of {}. {MEND}", kilobytes(whole.len()), kilobytes(budget.handoff));
        let finding = Finding::new(first, message);
        let longest = sections.iter().max_by_key(|section| section.range.len());
        found.push(match longest {
            Some(section) => finding.related(section.name, format!("The longest section: {}.", kilobytes(section.range.len()))),
            None => finding,
        });
    }
    for section in sections.iter().filter(|section| section.range.len() > budget.section) {
        let (length, title) = (kilobytes(section.range.len()), section.kind.title());
        let message = format!("{title} has {length} of {}. {MEND}", kilobytes(budget.section));
        found.push(Finding::new(section.name, message));
    }
}

const MEND: &str = "Move what is long into files and name them.";

/// Rounded up, so that what is over the budget never reads as equal to it.
fn kilobytes(bytes: usize) -> String {
    format!("{} KB", bytes.div_ceil(1024))
}
