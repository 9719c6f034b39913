//! The verdict: is the form right, what is really claimed, and may the text be passed on. Three answers, no score.
//!
//! Source: the handoff contract, "Status" (orchestrator action) and "Enforcement".

use super::handoff::Handoff;
use super::names::SectionKind;
use super::status::StatusValue;
use crate::diagnostic::{Diagnostic, Severity};
use serde::{Deserialize, Serialize};

/// What the orchestrator does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Go on to the next stage.
    Advance,
    /// Hand the matter to a person.
    Escalate,
    /// Go on from the checkpoint.
    Resume,
    /// Ask the agent for the handoff again.
    Resubmit,
}

impl Action {
    /// The word that crosses every border.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Advance => "advance",
            Self::Escalate => "escalate",
            Self::Resume => "resume",
            Self::Resubmit => "resubmit",
        }
    }
}

/// The answer to the orchestrator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the form is right: all four sections, once each, with no form rule of error severity broken.
    pub conforming: bool,
    /// The status that the text claims.
    pub claimed: Option<StatusValue>,
    /// The status to act on. Never better than the claim.
    pub effective: StatusValue,
    /// What to do next.
    pub action: Action,
    /// Whether the raw text may be passed on.
    pub forwardable: bool,
    /// Why, in sentences.
    pub reasons: Vec<String>,
}

/// Groups whose errors break the form.
const FORM_GROUPS: [&str; 7] = ["handoff", "section", "decisions", "artifact", "status", "deferred", "placeholder"];

/// The one rule of a form group that is about the claim.
const PROGRESS: &str = "status/contradicts-progress";

/// Judges a handoff by what the rules found, and by how the run ended. Where `strict`, warnings count as errors.
pub fn judge(handoff: &Handoff, diagnostics: &[Diagnostic], stop_reason: Option<&str>, strict: bool) -> Verdict {
    let mut verdict = judge_text(handoff, diagnostics, strict);
    if let Some(reason) = stop_reason.filter(|reason| !is_normal_end(reason)) {
        cut_off(&mut verdict, reason);
    }
    verdict
}

/// The words of the common clients and APIs for a run that ended by itself.
fn is_normal_end(reason: &str) -> bool {
    let normal = ["end_turn", "stop", "stop_sequence", "completed", "complete", "success", "done", "end", ""];
    normal.iter().any(|word| reason.eq_ignore_ascii_case(word))
}

/// An agent that was cut off has more to say: it never advances, and goes on rather than starting over.
fn cut_off(verdict: &mut Verdict, reason: &str) {
    if matches!(verdict.action, Action::Advance | Action::Resubmit) {
        verdict.effective = StatusValue::Partial;
        verdict.action = Action::Resume;
        verdict.reasons.insert(0, format!("The run did not end by itself: `{reason}`."));
    }
}

fn judge_text(handoff: &Handoff, diagnostics: &[Diagnostic], strict: bool) -> Verdict {
    let errors = || diagnostics.iter().filter(move |diagnostic| counts_as_error(diagnostic, strict));
    let broken: Vec<_> = diagnostics.iter().filter(|diagnostic| breaks_form(diagnostic, strict)).collect();
    let unbacked: Vec<_> = errors().filter(|diagnostic| diagnostic.group() == "evidence").collect();
    let unfinished: Vec<_> = errors().filter(|diagnostic| diagnostic.code == PROGRESS).collect();
    let conforming = broken.is_empty() && has_all_sections(handoff);
    let claimed = handoff.claimed();
    let (effective, action, decisive) = match claimed {
        _ if !conforming => (StatusValue::Partial, Action::Resubmit, broken),
        Some(_) if !unbacked.is_empty() => (StatusValue::Fail, Action::Escalate, unbacked),
        Some(_) if !unfinished.is_empty() => (StatusValue::Partial, Action::Resume, unfinished),
        Some(StatusValue::Pass) => (StatusValue::Pass, Action::Advance, Vec::new()),
        Some(StatusValue::Fail) => (StatusValue::Fail, Action::Escalate, Vec::new()),
        Some(StatusValue::Partial) => (StatusValue::Partial, Action::Resume, Vec::new()),
        None => (StatusValue::Partial, Action::Resubmit, Vec::new()),
    };
    let kept_back: Vec<_> = diagnostics.iter().filter(|diagnostic| keeps_back(diagnostic)).collect();
    let mut reasons: Vec<_> = decisive.into_iter().map(|diagnostic| diagnostic.message.clone()).collect();
    if reasons.is_empty() {
        reasons.push(if action == Action::Resubmit {
            "Not all four sections are there, once each, with a status that can be read.".to_owned()
        } else {
            consistent(effective, handoff.evidence.len())
        });
    }
    reasons.extend(kept_back.iter().map(|diagnostic| diagnostic.message.clone()));
    Verdict { conforming, claimed, effective, action, forwardable: kept_back.is_empty(), reasons }
}

pub(super) fn counts_as_error(diagnostic: &Diagnostic, strict: bool) -> bool {
    diagnostic.severity == Severity::Error || strict && diagnostic.severity == Severity::Warning
}

/// A near miss breaks the form like the missing section it stands for.
fn breaks_form(diagnostic: &Diagnostic, strict: bool) -> bool {
    let error = counts_as_error(diagnostic, strict) || diagnostic.code == "section/near-miss";
    error && diagnostic.code != PROGRESS && FORM_GROUPS.contains(&diagnostic.group())
}

/// Whether a diagnostic speaks against passing the raw text on.
fn keeps_back(diagnostic: &Diagnostic) -> bool {
    let pasted = diagnostic.code.starts_with("pointer/pasted-");
    let hidden = diagnostic.code == "safety/hidden-text";
    pasted || hidden || matches!(diagnostic.group(), "secret" | "pii")
}

fn has_all_sections(handoff: &Handoff) -> bool {
    let once = |kind| {
        let mut sections = handoff.sections.all(kind);
        sections.next().is_some_and(|section| !section.near_miss) && sections.next().is_none()
    };
    SectionKind::ALL.into_iter().all(once)
}

fn consistent(status: StatusValue, evidence: usize) -> String {
    let lines = if evidence == 1 { "1 line".to_owned() } else { format!("{evidence} lines") };
    format!("All four sections are there, and {} is consistent with {lines} of evidence.", status.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::example::document;
    use crate::diagnostic::Example;
    use crate::{CheckOptions, check};

    fn action(text: &str, stop_reason: &str) -> (StatusValue, Action) {
        let mut options = CheckOptions::default();
        options.facts.stop_reason = Some(stop_reason.into());
        let verdict = check(text, &options).verdict.unwrap();
        (verdict.effective, verdict.action)
    }

    #[test]
    fn a_run_that_was_cut_off_goes_on() {
        let whole = document(Example::Sections(""));
        assert_eq!(action(&whole, "end_turn"), (StatusValue::Pass, Action::Advance));
        assert_eq!(action(&whole, "max_tokens"), (StatusValue::Partial, Action::Resume));
        assert_eq!(action("### Status\nPASS\n", "max_tokens"), (StatusValue::Partial, Action::Resume));
        let unbacked = document(Example::Sections("### Status\nPASS\n"));
        assert_eq!(action(&unbacked, "max_tokens"), (StatusValue::Fail, Action::Escalate));
    }
}
