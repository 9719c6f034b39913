//! Personal data, class by class.

mod around;
mod card;
mod classes;
mod email;
mod groups;
mod home;
mod iban;
mod ip;
mod mac;
mod phone;

pub use classes::{Class, Classes};

use self::around::{before, beside, byte, opens};
use self::groups::Groups;
use super::anchor::Anchor;
use super::{Confidence, DetectorInfo, Found};
use crate::source::TextRange;

/// Where the detectors of personal data look more closely.
pub(super) const ANCHORS: &[Anchor] = &[
    Anchor { literal: "@", any_case: false, look: email::look },
    Anchor { literal: "/home/", any_case: false, look: home::look },
    Anchor { literal: "/users/", any_case: true, look: home::look },
    Anchor { literal: "\\users\\", any_case: true, look: home::look },
    Anchor { literal: "/-home-", any_case: false, look: home::look_dashed },
    Anchor { literal: "/-Users-", any_case: false, look: home::look_dashed },
];

/// What the detectors of personal data find.
pub(super) const DETECTORS: &[DetectorInfo] = &[
    DetectorInfo { name: "email-address", kind: "email", finds: "e-mail addresses", source: "RFC 5322, RFC 2606" },
    DetectorInfo {
        name: "payment-card",
        kind: "card",
        finds: "card numbers by issuer and check digit",
        source: "ISO/IEC 7812",
    },
    DetectorInfo {
        name: "us-ssn",
        kind: "ssn",
        finds: "social security numbers",
        source: "https://www.ssa.gov/employer/randomization.html",
    },
    DetectorInfo { name: "phone-number", kind: "phone", finds: "phone numbers", source: "ITU-T E.164, NANP" },
    DetectorInfo {
        name: "bank-account",
        kind: "iban",
        finds: "bank accounts by country and check digits",
        source: "ISO 13616",
    },
    DetectorInfo {
        name: "ip-address",
        kind: "ip",
        finds: "public addresses of the internet",
        source: "RFC 6890, RFC 4291",
    },
    DetectorInfo {
        name: "mac-address",
        kind: "mac",
        finds: "addresses of network devices",
        source: "IEEE 802, RFC 7042",
    },
    DetectorInfo {
        name: "home-folder",
        kind: "user",
        finds: "login names in home paths",
        source: "Filesystem Hierarchy Standard",
    },
];

/// Looks at the number whose first run of digits, or the `+` before it, is at `at`.
pub(super) fn number(text: &str, at: usize, found: &mut Vec<Found>) {
    let bytes = text.as_bytes();
    if byte(bytes, at) == b'+' {
        push(found, "phone", Confidence::High, phone::plus(bytes, at).map(|end| (at, end)));
        return;
    }
    push(found, "mac", Confidence::High, mac::mac(bytes, at));
    if before(bytes, at).is_ascii_alphabetic() {
        push(found, "iban", Confidence::High, iban::iban(bytes, at));
    }
    if !opens(bytes, at) {
        return;
    }
    push(found, "ip", Confidence::High, ip::six(bytes, at).map(|end| (at, end)));
    let read = Groups::read(bytes, at);
    // Most numbers are a short one alone.
    if read.separator == 0 && read.digits().len() < 7 && byte(bytes, at) != b'0' && before(bytes, at) != b'(' {
        return;
    }
    push(found, "ip", Confidence::Medium, ip::four(bytes, at, &read).map(|end| (at, end)));
    push(found, "phone", Confidence::Medium, phone::digits(bytes, at, &read));
    if read.digits().len() < 9 {
        return;
    }
    push(found, "card", Confidence::High, card::card(bytes, &read).map(|end| (at, end)));
    let named = beside(bytes, at, &["ssn", "social security"]);
    let sure = if named { Confidence::High } else { Confidence::Medium };
    push(found, "ssn", sure, card::ssn(bytes, &read, named).map(|end| (at, end)));
}

fn push(found: &mut Vec<Found>, kind: &'static str, confidence: Confidence, range: Option<(usize, usize)>) {
    let detector = DETECTORS.iter().find(|detector| detector.kind == kind);
    if let (Some(detector), Some((start, end))) = (detector, range) {
        found.push(Found { kind, detector: detector.name, confidence, range: TextRange::new(start, end) });
    }
}
