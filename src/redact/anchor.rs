//! The pieces of text at which a detector looks more closely.

use super::Found;

/// A literal, and what looks at the text around it.
///
/// One pass over the text finds the anchors of all detectors. A look is called once for each place where its literal
/// stands, in the order of the text. It must cost time that is bounded, or paid for by the bytes that it finds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Anchor {
    /// What stands in the text; in lower case where `any_case`. At least two bytes, but for `@`.
    pub(super) literal: &'static str,
    /// Whether ASCII letters match in either case.
    pub(super) any_case: bool,
    /// Looks at `text`; `at` is the first byte of the literal.
    pub(super) look: fn(text: &str, at: usize, found: &mut Vec<Found>),
}
