//! The canonical form of a handoff.
//!
//! Source: the handoff contract, "Complete Output Template".

use super::data::{ArtifactData, DeferredData, HandoffData, escaped, single_line};
use super::names::SectionKind;
use std::fmt::Write as _;

/// Writes a handoff in its canonical form. Reading it again gives the same data.
///
/// An empty list is written as `None`; a missing action, category or status stays missing, for it is not ours to claim.
///
/// ```
/// use handoff_lint::contract::{Handoff, HandoffData, render_handoff};
/// let text = "## Status: **pass**\n1. Build: exit code 0\n";
/// let data = HandoffData::of(text, &Handoff::read(text));
/// assert!(render_handoff(&data).contains("### Status\nPASS\nEvidence:\n- Build: exit code 0\n"));
/// ```
pub fn render_handoff(handoff: &HandoffData) -> String {
    let decisions = handoff.decisions.iter().map(|decision| single_line(&decision.text));
    let sections = [
        section(SectionKind::KeyDecisions, &list(decisions)),
        section(SectionKind::Artifacts, &list(handoff.artifacts.iter().map(artifact))),
        section(SectionKind::Status, &status(handoff)),
        section(SectionKind::DeferredItems, &list(handoff.deferred.iter().map(deferred))),
    ];
    sections.join("\n")
}

fn section(kind: SectionKind, body: &str) -> String {
    format!("### {}\n{body}", kind.title())
}

fn list(items: impl Iterator<Item = String>) -> String {
    let body: String = items.fold(String::new(), |body, item| body + "- " + &escaped(&item) + "\n");
    if body.is_empty() { "None\n".into() } else { body }
}

fn status(handoff: &HandoffData) -> String {
    let mut body = handoff.status.map_or(String::new(), |status| format!("{}\n", status.as_str()));
    if !handoff.evidence.is_empty() {
        body.push_str("Evidence:\n");
    }
    for line in &handoff.evidence {
        let _ = writeln!(body, "- {}", escaped(&single_line(line)));
    }
    body
}

fn artifact(artifact: &ArtifactData) -> String {
    let path = single_line(&artifact.path);
    let needs_marks = path.contains([' ', '*', '_', '[', '(']) && !path.contains('`');
    let path = if needs_marks { format!("`{path}`") } else { path };
    let action = artifact.action.map_or(String::new(), |action| format!("{}: ", action.as_str()));
    let note = artifact.note.as_ref().map_or(String::new(), |note| format!(" -- {}", single_line(note)));
    format!("{action}{path}{note}")
}

fn deferred(item: &DeferredData) -> String {
    let category = item.category.as_ref().map_or(String::new(), |category| format!("[{}] ", single_line(category)));
    let reason = item.reason.as_ref().map_or(String::new(), |reason| format!(" -- {}", single_line(reason)));
    format!("{category}{}{reason}", single_line(&item.description))
}
