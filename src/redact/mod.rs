//! Secrets and personal data: where they are, and the text without them.
//!
//! A detector is a row of data, or an anchor and what looks at the text around it. One pass ([`mod@scan`]) finds the
//! anchors of all; what they find is put in order and kept apart ([`mod@overlap`]).
//!
//! **Invariant:** a value that is found here never reaches a message, a title or a report; only its place and its kind do.

mod allow;
mod alphabet;
mod anchor;
mod boundary;
mod checksum;
mod context;
mod found;
mod overlap;
mod pii;
mod random;
#[expect(clippy::module_inception, reason = "the verb is the module's own")]
mod redact;
pub mod rules;
mod scan;
mod sha256;
mod token;
mod veil;

#[cfg(test)]
mod tests;

pub use allow::Allowed;
pub use found::{Confidence, DetectorInfo, Found};
pub use pii::{Class, Classes};
pub use redact::{AHEAD, BEHIND, RedactOptions, Redacted, Redaction, find, redact};
#[cfg(target_arch = "wasm32")]
pub(crate) use veil::marked;
pub(crate) use veil::{holds_veil, veiled};

/// The anchors of all detectors that are no rows of data.
fn anchors() -> impl Iterator<Item = &'static anchor::Anchor> {
    token::ANCHORS.iter().chain(pii::ANCHORS).chain(context::ANCHORS.iter().copied().flatten())
}

/// Whether a kind is personal data.
pub(crate) fn is_personal(kind: &str) -> bool {
    pii::DETECTORS.iter().any(|detector| detector.kind == kind)
}

/// All detectors.
///
/// ```
/// assert!(handoff_lint::redact::detectors().any(|detector| detector.name == "github-token"));
/// ```
pub fn detectors() -> impl Iterator<Item = &'static DetectorInfo> {
    token::rows().map(|row| &row.info).chain(token::DETECTORS).chain(context::DETECTORS).chain(pii::DETECTORS)
}
