//! Secrets and personal data: where they are, and the text without them.
//!
//! **Invariant:** a value that is found here never reaches a message, a title or a report; only its place and its kind do.

mod anchor;
mod found;

pub use found::{Confidence, DetectorInfo, Found};
