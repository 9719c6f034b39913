//! Handoffs: the four-section report of one agent to its orchestrator.
//!
//! **Invariant:** depends on `source`, `diagnostic`, `document`, `content` and `host` only.

pub mod artifacts;
mod blanks;
pub mod budget;
mod data;
pub mod decisions;
pub mod deferred;
mod ending;
pub mod entries;
pub mod evidence;
pub mod example;
mod handoff;
mod headings;
pub mod names;
mod paths;
pub mod progress;
mod relisted;
mod render;
mod repeated;
mod resubmit;
pub mod rules;
pub mod sections;
mod several;
pub mod status;
mod unwrap;
pub mod verdict;
pub(crate) mod wording;

pub use data::{ArtifactData, DecisionData, DeferredData, HandoffData};
pub use handoff::{Handoff, Take};
pub use names::SectionKind;
pub use render::render_handoff;
pub use resubmit::resubmit_prompt;
pub use status::StatusValue;
pub use verdict::{Action, Verdict};
