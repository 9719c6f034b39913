//! Comments in a document that switch rules off, with a reason.
//!
//! Secrets cannot be switched off so: a comment is written by whoever wrote the secret.

pub mod rules;

use crate::config::SECRET;
use crate::contract::Handoff;
use crate::diagnostic::{Diagnostic, Finding, Fix, RuleInfo};
use crate::document::{Directive, Scope};
use crate::rules::{is_known, nearest, words};
use crate::source::{TextRange, lines, slice, sort_by_place};
use rules::{NO_REASON, NOT_ALLOWED, UNKNOWN_DIRECTIVE, UNKNOWN_RULE, UNUSED};

/// Most directives that are heeded in one document.
const MOST_DIRECTIVES: usize = 500;

/// The group of the rules in this folder.
const OWN_GROUP: &str = "suppression";

/// What the directives of a document come to.
#[derive(Debug, Default)]
pub struct Outcome {
    /// The diagnostics that nothing switches off.
    pub kept: Vec<Diagnostic>,
    /// What is wrong with the directives themselves.
    pub findings: Vec<(&'static RuleInfo, Finding)>,
    /// How many directives were not heeded, being too many.
    pub left: usize,
}

/// Applies the directives of a handoff to its diagnostics, which are sorted by their start.
pub fn apply(text: &str, handoff: &Handoff, diagnostics: Vec<Diagnostic>) -> Outcome {
    let directives: Vec<_> =
        handoff.comments.iter().filter_map(|comment| Directive::of_comment(text, *comment)).collect();
    if directives.is_empty() {
        return Outcome { kept: diagnostics, ..Outcome::default() };
    }
    let left = directives.len().saturating_sub(MOST_DIRECTIVES);
    let switched_off = vec![false; diagnostics.len()];
    let mut run = Run { text, sections: section_starts(handoff), diagnostics, switched_off, findings: Vec::new() };
    directives.iter().take(MOST_DIRECTIVES).for_each(|directive| run.directive(directive));
    let kept = run.diagnostics.into_iter().zip(run.switched_off).filter(|(_, off)| !off);
    Outcome { kept: kept.map(|(diagnostic, _)| diagnostic).collect(), findings: run.findings, left }
}

fn section_starts(handoff: &Handoff) -> Vec<usize> {
    let sections = handoff.sections.found.iter().map(|section| section.range.start);
    let mut starts: Vec<_> = sections.chain(handoff.sections.extras.iter().map(|extra| extra.range.start)).collect();
    sort_by_place(&mut starts, |start| (*start, 0));
    starts
}

struct Run<'t> {
    text: &'t str,
    sections: Vec<usize>,
    diagnostics: Vec<Diagnostic>,
    switched_off: Vec<bool>,
    findings: Vec<(&'static RuleInfo, Finding)>,
}

impl Run<'_> {
    fn directive(&mut self, directive: &Directive) {
        if directive.scope == Scope::Unknown {
            return self.unknown_directive(directive);
        }
        if !directive.has_reason {
            let message = "The comment does not say why, so it switches nothing off. Add ` -- ` and the reason.";
            return self.report(&NO_REASON, Finding::new(directive.range, message));
        }
        if directive.rules.is_empty() {
            let message = "The comment names no rule. Name the rule or group that it is about.";
            return self.report(&UNKNOWN_RULE, Finding::new(directive.range, message));
        }
        let covered = self.covered(directive);
        let unused: Vec<_> =
            directive.rules.iter().filter(|word| !self.switch_off(**word, &covered)).copied().collect();
        for word in &unused {
            let rule = slice(self.text, *word);
            let finding = Finding::new(*word, format!("There is nothing of `{rule}` to switch off here. Remove it."));
            let fix = (directive.rules.len() == 1).then(|| Fix::safe("Remove the comment", directive.range, ""));
            self.report(&UNUSED, fix.into_iter().fold(finding, Finding::fix));
        }
    }

    fn unknown_directive(&mut self, directive: &Directive) {
        let name = slice(self.text, directive.name);
        let near = nearest(name, Directive::NAMES.into_iter());
        let advice = near.map_or_else(
            || format!("Known are {}.", Directive::NAMES.join(", ")),
            |near| format!("Did you mean `{near}`?"),
        );
        let finding = Finding::new(directive.name, format!("There is no comment `{name}`. {advice}"));
        let fix = near.map(|near| Fix::suggested(format!("Write {near}"), directive.name, near));
        self.report(&UNKNOWN_DIRECTIVE, fix.into_iter().fold(finding, Finding::fix));
    }

    /// Switches a rule or a group off; whether that was of use, or is complained about already.
    fn switch_off(&mut self, word: TextRange, covered: &std::ops::Range<usize>) -> bool {
        let name = slice(self.text, word);
        let group = name.split('/').next().unwrap_or_default();
        if group == SECRET || group == OWN_GROUP {
            let message = if group == SECRET {
                "A comment cannot switch off what is found about secrets. List a value that is none under `allow` in the configuration."
            } else {
                "A comment cannot switch off what is found about such comments."
            };
            self.report(&NOT_ALLOWED, Finding::new(word, message));
            return true;
        }
        if !is_known(name) {
            self.unknown_rule(word);
            return true;
        }
        let mut used = false;
        let first = self.diagnostics.partition_point(|diagnostic| diagnostic.range.start < covered.start);
        let within = self.diagnostics.iter().zip(&mut self.switched_off).skip(first);
        for (diagnostic, off) in within.take_while(|(diagnostic, _)| diagnostic.range.start < covered.end) {
            if diagnostic.code == name || diagnostic.group() == name {
                *off = true;
                used = true;
            }
        }
        used
    }

    fn unknown_rule(&mut self, word: TextRange) {
        let name = slice(self.text, word);
        let near = nearest(name, words());
        let advice = near.map_or_else(|| "See the list of rules.".to_owned(), |near| format!("Did you mean `{near}`?"));
        let finding = Finding::new(word, format!("There is no rule or group `{name}`. {advice}"));
        let fix = near.map(|near| Fix::suggested(format!("Write {near}"), word, near));
        self.report(&UNKNOWN_RULE, fix.into_iter().fold(finding, Finding::fix));
    }

    /// Where a diagnostic has to start for the directive to be about it.
    fn covered(&self, directive: &Directive) -> std::ops::Range<usize> {
        let TextRange { start, end } = directive.range;
        match directive.scope {
            Scope::File | Scope::Unknown => 0..usize::MAX,
            Scope::Section => {
                let next = self.sections.partition_point(|section| *section < end);
                start..self.sections.get(next).copied().unwrap_or(usize::MAX)
            }
            Scope::Line => {
                let before = self.text.get(..start).unwrap_or_default();
                let first = before.rfind(['\n', '\r']).map_or(0, |at| at + 1);
                first..self.line_end(end) + 1
            }
            Scope::NextLine => {
                let below = TextRange::new(self.line_end(end), self.text.len());
                let next = lines(self.text, below).find(|line| !slice(self.text, *line).trim().is_empty());
                next.map_or(end..end, |line| line.start..line.end + 1)
            }
        }
    }

    fn line_end(&self, from: usize) -> usize {
        let rest = self.text.get(from..).unwrap_or_default();
        from + rest.find(['\n', '\r']).unwrap_or(rest.len())
    }

    fn report(&mut self, rule: &'static RuleInfo, finding: Finding) {
        self.findings.push((rule, finding));
    }
}
