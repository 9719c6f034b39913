//! Plain objects that come in.

use crate::contract::artifacts::Action as ArtifactAction;
use crate::contract::deferred::Category;
use crate::contract::{ArtifactData, DecisionData, DeferredData, HandoffData, StatusValue};
use crate::diagnostic;
use crate::source::TextRange;
use serde::Deserialize;
use tsify::Tsify;

/// A handoff to be written: as `check` gives it, or the same by hand.
#[derive(Default, Deserialize, Tsify)]
#[serde(default)]
pub(crate) struct HandoffInput {
    /// What was decided, and why.
    #[tsify(optional)]
    decisions: Vec<DecisionInput>,
    /// The files created, modified and deleted.
    #[tsify(optional)]
    artifacts: Vec<ArtifactInput>,
    /// The status, or the status line as `check` gives it.
    #[tsify(optional, type = "StatusValue | { value: StatusValue | null } | null")]
    status: Option<StatusInput>,
    /// What the status rests on.
    #[tsify(optional, type = "(string | { text: string })[]")]
    evidence: Vec<LineInput>,
    /// Work that was found and not done.
    #[tsify(optional)]
    deferred: Vec<DeferredInput>,
}

#[derive(Deserialize, Tsify)]
pub(crate) struct DecisionInput {
    text: String,
}

#[derive(Deserialize, Tsify)]
pub(crate) struct ArtifactInput {
    #[tsify(optional, type = "ArtifactAction | null")]
    #[serde(default)]
    action: Option<ArtifactAction>,
    path: String,
    #[tsify(optional)]
    #[serde(default)]
    note: Option<String>,
}

#[derive(Deserialize, Tsify)]
pub(crate) struct DeferredInput {
    #[tsify(optional, type = "Category | null")]
    #[serde(default)]
    category: Option<Category>,
    description: String,
    #[tsify(optional)]
    #[serde(default)]
    reason: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum StatusInput {
    Value(StatusValue),
    Line { value: Option<StatusValue> },
}

#[derive(Deserialize)]
#[serde(untagged)]
enum LineInput {
    Text(String),
    Line { text: String },
}

impl From<HandoffInput> for HandoffData {
    fn from(input: HandoffInput) -> Self {
        let artifact = |ArtifactInput { action, path, note }| ArtifactData { action, path, note };
        let deferred = |DeferredInput { category, description, reason }| DeferredData { category, description, reason };
        let line = |line| match line {
            LineInput::Text(text) | LineInput::Line { text } => text,
        };
        Self {
            decisions: input.decisions.into_iter().map(|DecisionInput { text }| DecisionData { text }).collect(),
            artifacts: input.artifacts.into_iter().map(artifact).collect(),
            status: input.status.and_then(|status| match status {
                StatusInput::Value(value) => Some(value),
                StatusInput::Line { value } => value,
            }),
            evidence: input.evidence.into_iter().map(line).collect(),
            deferred: input.deferred.into_iter().map(deferred).collect(),
        }
    }
}

/// A fix, or a diagnostic with its fixes.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum FixInput {
    /// All of it is applied.
    Fix {
        /// Its edits.
        edits: Vec<EditInput>,
    },
    /// Its first safe fix is applied.
    Diagnostic {
        /// Its fixes.
        fixes: Vec<OwnFix>,
    },
}

#[derive(Deserialize)]
pub(crate) struct OwnFix {
    edits: Vec<EditInput>,
    safe: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EditInput {
    start: u32,
    end: u32,
    new_text: String,
}

impl FixInput {
    /// The fix with its offsets in UTF-16, as they came.
    pub(super) fn into_fix(self) -> Option<diagnostic::Fix> {
        let edits = match self {
            Self::Fix { edits } => edits,
            Self::Diagnostic { fixes } => fixes.into_iter().find(|fix| fix.safe)?.edits,
        };
        let edit = |EditInput { start, end, new_text }| diagnostic::Edit {
            range: TextRange { start: start as usize, end: end as usize },
            new_text,
        };
        let edits = edits.into_iter().map(edit).collect();
        Some(diagnostic::Fix { title: String::new(), edits, preferred: false, safe: true })
    }
}
