//! `check`: from a text to a report.

use crate::config::{self, Config};
pub use crate::contract::Take;
use crate::contract::{self, Handoff, Verdict};
use crate::diagnostic::{Diagnostic, Finding, Fix, RuleInfo};
use crate::host::HostFacts;
use crate::kind::Kind;
use crate::redact;
use crate::source::sort_by_place;
use crate::suppression;
use serde::Deserialize;
use std::cell::RefCell;

/// What a caller may say about a text and its surroundings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CheckOptions {
    /// Where the text came from; helps to tell its kind.
    pub path: Option<String>,
    /// The kind of the text, where the caller knows it.
    pub kind: Option<Kind>,
    /// Which of two handoffs in one text counts; without it, two are ambiguous.
    pub take: Option<Take>,
    /// Whether warnings count as errors.
    pub strict: bool,
    /// What the project sets.
    pub config: Option<Config>,
    /// What the host knows.
    #[serde(flatten)]
    pub facts: HostFacts,
}

/// The answer about one text.
#[derive(Clone, Debug)]
pub struct Report {
    /// The kind the text was checked as.
    pub kind: Kind,
    /// Findings, by place.
    pub diagnostics: Vec<Diagnostic>,
    /// The verdict, for handoffs.
    pub verdict: Option<Verdict>,
    /// The handoff as read.
    pub handoff: Option<Handoff>,
    /// Secrets and personal data, by place.
    pub found: Vec<redact::Found>,
    /// The text without them, where the raw text must not be passed on.
    pub redacted: Option<String>,
    /// What to answer the agent, where the handoff has to be sent again.
    pub resubmit_prompt: Option<String>,
    /// What could not be checked, or is not listed, and why.
    pub unchecked: Vec<String>,
}

/// Diagnostics of one rule that are listed; a document with more of them has one problem, not thousands.
const MOST_PER_RULE: usize = 500;

/// Checks a text. Any text gets an answer; ranges are in bytes of `text`.
///
/// A text whose kind is not given and cannot be told by its path is checked as a handoff: that is what an orchestrator
/// expects from its agent.
///
/// ```
/// use handoff_lint::{CheckOptions, check};
/// let report = check("### Status\nPASS\n", &CheckOptions::default());
/// assert_eq!(report.diagnostics[0].code, "section/missing");
/// ```
pub fn check(text: &str, options: &CheckOptions) -> Report {
    let by_path = || options.path.as_deref().and_then(Kind::of_path);
    let kind = options.kind.or_else(by_path).unwrap_or(Kind::Handoff);
    match kind {
        Kind::Handoff => check_handoff(text, options),
        Kind::Config => check_config(text, options),
    }
}

fn check_handoff(raw: &str, options: &CheckOptions) -> Report {
    let none = Config::default();
    let config = options.config.as_ref().unwrap_or(&none);
    let mut found = redact::find(raw, &config.redact_options());
    found.retain(|found| redact::rules::finding(found).is_some());
    let veiled = redact::veiled(raw, &found);
    let text = &*veiled;
    let handoff = Handoff::read_with(text, &config.vocabulary(), options.take);
    let passages = contract::passages::passages(text, &handoff.statements);
    let left_unchecked = RefCell::default();
    let context = contract::rules::Context {
        text,
        path: options.path.as_deref(),
        handoff: &handoff,
        passages: &passages,
        facts: &options.facts,
        budget: config.budget(),
        unchecked: &left_unchecked,
    };
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    let mut unchecked = Vec::new();
    for rule in contract::rules::RULES {
        let mut findings = Vec::new();
        (rule.check)(&context, &mut findings);
        let left = findings.len().saturating_sub(MOST_PER_RULE);
        if left > 0 {
            unchecked.push(format!("{}: {left} more diagnostics are not listed.", rule.info.code));
        }
        let found = findings.into_iter().take(MOST_PER_RULE);
        diagnostics.extend(found.filter_map(|finding| diagnostic(&rule.info, finding, config)));
    }
    if !found.is_empty() {
        let writes_veil = |fix: &Fix| fix.edits.iter().any(|edit| redact::holds_veil(&edit.new_text));
        for diagnostic in &mut diagnostics {
            diagnostic.fixes.retain(|fix| !writes_veil(fix));
        }
    }
    let findings = found.iter().take(MOST_PER_RULE).filter_map(redact::rules::finding);
    diagnostics.extend(findings.filter_map(|(rule, finding)| diagnostic(rule, finding, config)));
    let left = found.len().saturating_sub(MOST_PER_RULE);
    if left > 0 {
        unchecked.push(format!("{left} more secrets and personal data are not listed."));
    }
    unchecked.extend(left_unchecked.take());
    sort(&mut diagnostics);
    let outcome = suppression::apply(text, &handoff, diagnostics);
    let mut diagnostics = outcome.kept;
    diagnostics.extend(outcome.findings.into_iter().filter_map(|(rule, finding)| diagnostic(rule, finding, config)));
    sort(&mut diagnostics);
    if outcome.left > 0 {
        unchecked.push(format!("{} more comments that switch rules off are not heeded.", outcome.left));
    }
    let stop_reason = options.facts.stop_reason.as_deref();
    let verdict = contract::verdict::judge(&handoff, &diagnostics, stop_reason, options.strict);
    let resubmit_prompt = contract::resubmit_prompt(text, &handoff, &verdict, &diagnostics, options.strict);
    let redacted = (!verdict.forwardable).then(|| redact::redact(raw, &config.redact_options()).text);
    Report {
        kind: Kind::Handoff,
        diagnostics,
        redacted,
        verdict: Some(verdict),
        handoff: Some(handoff),
        found,
        resubmit_prompt,
        unchecked,
    }
}

fn check_config(text: &str, options: &CheckOptions) -> Report {
    let loaded = config::load(text, options.path.as_deref());
    let none = Config::default();
    let left = loaded.problems.len().saturating_sub(MOST_PER_RULE);
    let listed = loaded.problems.into_iter().take(MOST_PER_RULE);
    let mut diagnostics: Vec<_> =
        listed.filter_map(|problem| diagnostic(problem.rule, problem.finding, &none)).collect();
    sort(&mut diagnostics);
    let unchecked = if left > 0 { vec![format!("{left} more diagnostics are not listed.")] } else { Vec::new() };
    Report {
        kind: Kind::Config,
        diagnostics,
        verdict: None,
        handoff: None,
        found: Vec::new(),
        redacted: None,
        resubmit_prompt: None,
        unchecked,
    }
}

fn sort(diagnostics: &mut Vec<Diagnostic>) {
    sort_by_place(diagnostics, |diagnostic| (diagnostic.range.end, 0));
    sort_by_place(diagnostics, |diagnostic| (diagnostic.range.start, diagnostic.severity as usize));
}

/// The diagnostic of a finding; `None` where the configuration switches the rule off.
fn diagnostic(rule: &RuleInfo, finding: Finding, config: &Config) -> Option<Diagnostic> {
    let Finding { message, range, fixes, related, severity } = finding;
    let severity = config.severity(rule.code, severity.unwrap_or(rule.severity))?;
    Some(Diagnostic { code: rule.code, severity, message, range, fixes, related })
}
