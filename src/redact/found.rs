//! What a detector says of a place.

use crate::source::TextRange;

/// How sure a detector is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Confidence {
    /// Something like it is often harmless.
    Low,
    /// The place or the shape tells, not both.
    Medium,
    /// The format tells, or a checksum.
    High,
}

/// A value that has to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// What it is, as it stands in the mark: `[REDACTED:<kind>]`.
    pub kind: &'static str,
    /// The detector that found it.
    pub detector: &'static str,
    /// How sure it is.
    pub confidence: Confidence,
    /// The bytes of the value alone: no key, no quotes, no scheme.
    pub range: TextRange,
}

/// What is known about a detector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DetectorInfo {
    /// Its name, `vendor-what` in lower case.
    pub name: &'static str,
    /// The kind in its marks.
    pub kind: &'static str,
    /// What it finds, in a few words.
    pub finds: &'static str,
    /// Where the format is documented.
    pub source: &'static str,
}
