use super::{Context, Rule};
use crate::content::{comments, hidden};
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "safety/hidden-text", severity: Severity::Error, summary: "Text stands here that nobody sees." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "An agent reads what a person does not see: control characters that turn the order of letters around, runs of \
          characters without width, tag characters, and HTML comments that give orders. Characters that a script or an \
          emoji needs are left alone, and so are other comments. Such a text is not forwardable.",
    bad: Example::Sections("### Key Decisions\n- Chose SQLite over files because \u{202E}two\u{202C} writers need locking\n"),
    good: Example::Sections("### Key Decisions\n- Chose SQLite over files because two writers need locking\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for run in hidden::runs(context.text) {
        let message = format!("Invisible characters stand here: {}. Remove them.", code_points(context.words(run)));
        found.push(Finding::new(run, message).fix(Fix::safe("Remove the invisible characters", run, "")));
    }
    for comment in context.handoff.comments.iter().filter(|comment| comments::gives_an_order(context.words(**comment))) {
        let message = "A comment that nobody sees gives an order to the reader. Remove it, or say it in the open.";
        found.push(Finding::new(*comment, message).fix(Fix::suggested("Remove the comment", *comment, "")));
    }
}

/// Code points that are spelled out; a run may have thousands.
const SHOWN: usize = 5;

fn code_points(run: &str) -> String {
    let points: Vec<_> = run.chars().take(SHOWN).map(|c| format!("U+{:04X}", u32::from(c))).collect();
    let more = run.chars().count().saturating_sub(points.len());
    let rest = if more > 0 { format!(" and {more} more") } else { String::new() };
    points.join(", ") + &rest
}
