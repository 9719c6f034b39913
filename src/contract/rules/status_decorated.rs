use super::{Context, Rule};
use crate::contract::names::SectionKind;
use crate::contract::sections::Section;
use crate::contract::status::{Reading, StatusLine};
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::{TextRange, slice};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "status/decorated", severity: Severity::Hint, summary: "The status wears emphasis, an emoji, a bullet or lower case." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "It is read all the same. Other readers compare the line with `PASS`; the plain word is the safe form.",
    bad: Example::Sections("### Status\n✅ **Pass**\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    good: Example::Sections("### Status\nPASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let (Some(status), Some(section)) = (context.handoff.status, context.section(SectionKind::Status)) else { return };
    let Reading::Value(value) = status.reading else { return };
    if !status.decorated || status.qualifier.is_some() {
        return;
    }
    let word = value.as_str();
    let finding = Finding::new(status.line, format!("Write the status plainly, as `{word}` alone on its line."));
    found.push(match plain_line(context.text, section, &status) {
        Some((range, lead)) => finding.fix(Fix::safe(format!("Write {word}"), range, format!("{lead}{word}"))),
        None => finding,
    });
}

/// What the plain word replaces, and what has to stand before it; `None` where the line is part of a block of code.
fn plain_line(text: &str, section: &Section, status: &StatusLine) -> Option<(TextRange, &'static str)> {
    if let Some(suffix) = section.suffix.filter(|suffix| suffix.contains(status.token)) {
        return Some((suffix, "\n"));
    }
    let before = text.get(..status.line.start).unwrap_or_default();
    let start = before.rfind(['\n', '\r']).map_or(0, |at| at + 1);
    let behind = text.get(status.line.end..).unwrap_or_default();
    let end = status.line.end + behind.find(['\n', '\r']).unwrap_or(behind.len());
    let above = before.get(..start).unwrap_or_default().trim_end();
    let in_code = above.rsplit(['\n', '\r']).next().is_some_and(|line| line.starts_with("```") || line.starts_with("~~~"));
    let around = [TextRange::new(start, status.line.start), TextRange::new(status.line.end, end)];
    let plain = around.iter().all(|part| slice(text, *part).chars().all(|c| !c.is_alphanumeric()));
    (!in_code && plain).then_some((TextRange::new(start, end), ""))
}
