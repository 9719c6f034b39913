//! Handoffs: the four-section report of one agent to its orchestrator.
//!
//! **Invariant:** depends on `source`, `diagnostic`, `document`, `content` and `host` only.

pub mod artifacts;
mod blanks;
pub mod budget;
pub mod commands;
pub mod commits;
mod data;
pub mod decisions;
pub mod deferred;
mod ending;
pub mod entries;
pub mod evidence;
pub mod example;
mod excuses;
mod handoff;
mod headings;
pub mod names;
pub mod passages;
mod paths;
pub mod progress;
mod relisted;
mod render;
mod repeated;
mod resubmit;
pub mod results;
pub mod rules;
mod runs;
pub mod sections;
mod several;
pub mod status;
mod substance;
mod tokens;
mod unwrap;
pub mod verdict;
mod vocabulary;
pub(crate) mod wording;

pub use data::{ArtifactData, DecisionData, DeferredData, HandoffData};
pub use handoff::{Handoff, Take};
pub use names::SectionKind;
pub use render::render_handoff;
pub use resubmit::resubmit_prompt;
pub use status::StatusValue;
pub use verdict::{Action, Verdict};
pub use vocabulary::Vocabulary;
