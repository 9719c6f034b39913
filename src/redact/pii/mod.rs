//! Personal data, class by class.

mod around;
mod card;
mod classes;
mod email;
mod groups;

pub use classes::{Class, Classes};

use super::anchor::Anchor;
use super::{Confidence, DetectorInfo, Found};
use crate::source::TextRange;

/// Where the detectors of personal data look more closely.
pub(super) const ANCHORS: &[Anchor] = &[Anchor { literal: "@", any_case: false, look: email::look }];

/// What the detectors of personal data find.
pub(super) const DETECTORS: &[DetectorInfo] = &[
    DetectorInfo { name: "email-address", kind: "email", finds: "e-mail addresses", source: "RFC 5322, RFC 2606" },
    DetectorInfo { name: "payment-card", kind: "card", finds: "card numbers by issuer and check digit", source: "ISO/IEC 7812" },
    DetectorInfo { name: "us-ssn", kind: "ssn", finds: "social security numbers", source: "https://www.ssa.gov/employer/randomization.html" },
];

/// Looks at the number whose first run of digits, or the `+` before it, is at `at`.
pub(super) fn number(text: &str, at: usize, found: &mut Vec<Found>) {
    let bytes = text.as_bytes();
    if !around::byte(bytes, at).is_ascii_digit() || !around::opens(bytes, at) {
        return;
    }
    let read = groups::Groups::read(bytes, at);
    if read.digits().len() < 9 {
        return;
    }
    let mut push = |kind, detector, end| {
        let range = TextRange::new(at, end);
        found.push(Found { kind, detector, confidence: Confidence::High, range });
    };
    if let Some(end) = card::card(bytes, &read) {
        push("card", "payment-card", end);
    }
    let named = around::beside(bytes, at, &["ssn", "social security"]);
    if let Some(end) = card::ssn(bytes, &read, named) {
        push("ssn", "us-ssn", end);
    }
}
