use super::{Context, Rule};
use crate::contract::headings::{CONTRACT, is_atx, relevel_nested, shared_level};
use crate::contract::sections::Section;
use crate::diagnostic::{Edit, Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::document::HeadingStyle;
use crate::source::{TextRange, line_break, lines, slice};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "section/heading-style", severity: Severity::Hint, summary: "A section's heading is a bold or underlined line." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A bold line is read as a heading here; to most readers it is a paragraph, and the section is lost. Write it with \
          `#`, as the contract does.",
    bad: Example::Sections("**Status:** PASS\n\nEvidence:\n- Tests: 5 passed, 0 failed (npm test)\n"),
    good: Example::Sections("### Status\nPASS\n\nEvidence:\n- Tests: 5 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let sections = &context.handoff.sections;
    let level = shared_level(sections).unwrap_or(CONTRACT);
    let one_line = |section: &&Section| !context.words(section.heading.title).contains(['\n', '\r']);
    let styled: Vec<_> = sections.found.iter().filter(|section| !is_atx(&section.heading)).filter(one_line).collect();
    if let ([first, _, ..], true) = (styled.as_slice(), styled.len() == sections.found.len()) {
        // One hint for a habit, with all its places.
        let finding = Finding::new(first.name, "The headings of all sections are bold or underlined lines. Write them with `###`.");
        found.push(finding.fix(fix(context.text, &styled, level)));
        return;
    }
    for section in styled {
        let style = if section.heading.style == HeadingStyle::Bold { "a bold line" } else { "underlined" };
        let marks = "#".repeat(usize::from(level));
        let message = format!("This heading is {style}. Write it as `{marks} {}`.", context.words(section.name));
        found.push(Finding::new(section.name, message).fix(fix(context.text, &[section], level)));
    }
}

fn fix(text: &str, sections: &[&Section], level: u8) -> Fix {
    let edits = sections.iter().flat_map(|section| rewrite(text, section, level));
    let title = format!("Write with {}", "#".repeat(usize::from(level)));
    Fix { title, edits: edits.collect(), preferred: true, safe: true }
}

/// The heading with `#`; what followed it on its line comes below.
fn rewrite(text: &str, section: &Section, level: u8) -> Vec<Edit> {
    let heading = section.heading;
    let opening = format!("{} ", "#".repeat(usize::from(level)));
    let start = indented(text, heading.range.start);
    let title_end = if section.suffix.is_some() { heading.title.end } else { section.name.end };
    let rest = TextRange::new(heading.range.end, text.len());
    let line = lines(text, rest).next().unwrap_or(TextRange::empty(rest.start));
    let value = slice(text, line).trim_start();
    let (end, closing) = if value.is_empty() { (line.end, "") } else { (line.end - value.len(), line_break(text)) };
    let mut edits = vec![
        Edit { range: TextRange::new(start, heading.title.start), new_text: opening },
        Edit { range: TextRange::new(title_end, end), new_text: closing.to_owned() },
    ];
    edits.extend(relevel_nested(section, level));
    edits
}

/// Where the white space before `start` begins, on its line.
fn indented(text: &str, start: usize) -> usize {
    text.get(..start).map_or(start, |before| before.trim_end_matches([' ', '\t']).len())
}
