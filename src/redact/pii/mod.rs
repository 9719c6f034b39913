//! Personal data, class by class.

mod around;
mod card;
mod classes;
mod email;
mod groups;
mod home;
mod iban;
mod ip;
mod locale;
mod mac;
mod papers;
mod phone;
mod ssn;
mod wallet;

pub use classes::{Class, Classes};

use self::around::{before, byte, opens};
use self::groups::Groups;
use super::anchor::Anchor;
use super::{Confidence, DetectorInfo, Found};
use crate::source::TextRange;

/// Where the detectors of personal data look more closely.
pub(super) const ANCHORS: &[Anchor] = &[
    Anchor { literal: "@", any_case: false, look: email::look },
    Anchor { literal: "%40", any_case: false, look: email::look_encoded },
    Anchor { literal: "/home/", any_case: false, look: home::look },
    Anchor { literal: "/users/", any_case: true, look: home::look },
    Anchor { literal: "\\users\\", any_case: true, look: home::look },
    Anchor { literal: "%2Fhome%2F", any_case: true, look: home::look_encoded },
    Anchor { literal: "%2Fusers%2F", any_case: true, look: home::look_encoded },
    Anchor { literal: "/-home-", any_case: false, look: home::look_dashed },
    Anchor { literal: "/-Users-", any_case: false, look: home::look_dashed },
    Anchor { literal: "0x", any_case: false, look: wallet::look_hex },
    Anchor { literal: "bc1", any_case: true, look: wallet::look_bech32 },
    Anchor { literal: "ltc1", any_case: true, look: wallet::look_bech32 },
    Anchor { literal: "addr1", any_case: false, look: wallet::look_bech32 },
    Anchor { literal: "passport", any_case: true, look: papers::look_passport },
    Anchor { literal: "licen", any_case: true, look: papers::look_licence },
];

/// What the detectors of personal data find.
pub(super) const DETECTORS: &[DetectorInfo] = &[
    info("email-address", "email", "e-mail addresses", "RFC 5322, RFC 2606"),
    info("phone-number", "phone", "phone numbers, national ones beside a word", "ITU-T E.164, NANP"),
    info("payment-card", "card", "card numbers by issuer, length and check digit", "ISO/IEC 7812"),
    info("bank-account", "iban", "bank accounts by country, length and check digits", "ISO 13616"),
    info("us-ssn", "ssn", "social security numbers", "https://www.ssa.gov/employer/randomization.html"),
    info("ip-address", "ip", "public addresses of the internet", "RFC 6890, RFC 4291"),
    info("mac-address", "mac", "addresses of network devices", "IEEE 802, RFC 7042"),
    info("crypto-wallet", "wallet", "addresses of wallets", "BIP 13, BIP 173, BIP 350, EIP-55"),
    info("home-folder", "user", "login names in home paths", "Filesystem Hierarchy Standard"),
    info("uk-nhs", "nhs", "NHS numbers beside a word", "NHS Data Dictionary"),
    info("uk-nino", "nino", "national insurance numbers beside a word", "HMRC NIM39110"),
    info("us-itin", "itin", "taxpayer numbers beside a word", "IRS Publication 1915"),
    info("passport-number", "passport", "passport numbers beside the word", "ICAO Doc 9303"),
    info("driving-licence", "driving-licence", "driving licences beside the word", "DVLA, AAMVA"),
    info("ca-sin", "sin", "Canadian social insurance numbers", "Employment and Social Development Canada"),
    info("in-aadhaar", "aadhaar", "Indian identity numbers", "UIDAI"),
    info("pl-pesel", "pesel", "Polish identity numbers", "https://www.gov.pl/web/gov/czym-jest-numer-pesel"),
    info("es-pt-nif", "nif", "Spanish and Portuguese tax numbers", "Ministerio del Interior, Portal das Finanças"),
    info("de-tax-id", "german-tax-id", "German tax identification numbers", "ISO 7064, § 139b AO"),
];

const fn info(name: &'static str, kind: &'static str, finds: &'static str, source: &'static str) -> DetectorInfo {
    DetectorInfo { name, kind, finds, source }
}

/// Looks at the number whose first run of digits, or the `+` before it, is at `at`.
pub(super) fn number(text: &str, at: usize, found: &mut Vec<Found>) {
    let bytes = text.as_bytes();
    if byte(bytes, at) == b'+' {
        let phone = phone::plus(bytes, at).map(|end| (at, end));
        push(found, "phone", Confidence::High, phone);
        // The plus sign may be that of a diff.
        if phone.is_none() && opens(bytes, at + 1) {
            number(text, at + 1, found);
        }
        return;
    }
    push(found, "mac", Confidence::High, mac::mac(bytes, at));
    if before(bytes, at).is_ascii_alphabetic() {
        push(found, "iban", Confidence::High, iban::iban(bytes, at));
        push(found, "nif", Confidence::Medium, locale::spanish(bytes, at));
    }
    push(found, "nino", Confidence::High, papers::nino(bytes, at));
    push(found, "wallet", Confidence::High, wallet::base58(bytes, at));
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
    if read.digits().len() == 8 {
        push(found, "nif", Confidence::Medium, locale::spanish(bytes, at));
    }
    if read.digits().len() >= 9 {
        long_number(bytes, at, &read, found);
    }
}

/// Looks at a number of nine digits or more.
fn long_number(bytes: &[u8], at: usize, read: &Groups, found: &mut Vec<Found>) {
    let sure = |sure| if sure { Confidence::High } else { Confidence::Medium };
    if let Some((end, told)) = card::card(bytes, at, read) {
        push(found, "card", sure(told), Some((at, end)));
    }
    if let Some((end, named)) = ssn::ssn(bytes, at, read) {
        push(found, "ssn", sure(named), Some((at, end)));
    }
    for (kind, end) in [
        ("itin", ssn::itin(bytes, at, read)),
        ("nhs", papers::nhs(bytes, at, read)),
        ("sin", locale::sin(bytes, at, read)),
        ("aadhaar", locale::aadhaar(bytes, read)),
        ("pesel", locale::pesel(bytes, read)),
        ("nif", locale::portuguese(bytes, at, read)),
        ("german-tax-id", locale::german(bytes, read)),
    ] {
        push(found, kind, Confidence::Medium, end.map(|end| (at, end)));
    }
}

fn push(found: &mut Vec<Found>, kind: &'static str, confidence: Confidence, range: Option<(usize, usize)>) {
    let detector = DETECTORS.iter().find(|detector| detector.kind == kind);
    if let (Some(detector), Some((start, end))) = (detector, range) {
        found.push(Found { kind, detector: detector.name, confidence, range: TextRange::new(start, end) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_class_has_a_detector_and_each_detector_a_class() {
        for class in Class::ALL {
            assert!(DETECTORS.iter().any(|detector| detector.kind == class.kind()), "{class:?}");
        }
        assert!(DETECTORS.iter().all(|detector| Class::of_kind(detector.kind).is_some()));
    }

    #[test]
    fn numbers_of_all_classes_by_one_look() {
        for (text, at, kind) in [
            ("+14155552671", 0, "phone"),
            ("4012 8888 8888 1881", 0, "card"),
            ("DE89 3704 0044 0532 0130 00", 2, "iban"),
            ("123-45-6789", 0, "ssn"),
            ("93.184.216.34", 0, "ip"),
            ("a4:83:e7:1f:00:9b", 1, "mac"),
            ("44051401359", 0, "pesel"),
        ] {
            let mut found = Vec::new();
            number(text, at, &mut found);
            assert!(found.iter().any(|found| found.kind == kind && found.range.end == text.len()), "{text}");
        }
    }

    #[test]
    fn no_number_in_what_code_is_full_of() {
        for text in ["42", "0", "0.5", "(3)", "1.2.3", "1,234", "2026-11-30", "1700000000000", "12:34:56", "7fa3c9e"] {
            let mut found = Vec::new();
            for (at, _) in text.match_indices(|c: char| c.is_ascii_digit()) {
                number(text, at, &mut found);
            }
            assert_eq!(found, [], "{text}");
        }
    }
}
