//! Tokens that one knows by a part in their midst or at their end.

use super::super::alphabet::{ALNUM, Alphabet, DIGITS, HEX, TILDE, URL64};
use super::super::random::looks_random;
use super::super::{Confidence, DetectorInfo, Found, boundary};
use crate::source::TextRange;

/// What is said of Mailchimp's.
pub(super) const MAILCHIMP: DetectorInfo = DetectorInfo {
    name: "mailchimp-key",
    kind: "mailchimp-key",
    finds: "Mailchimp API keys, with their data centre",
    source: "https://mailchimp.com/developer/marketing/guides/quick-start/",
};

/// What is said of Azure's.
pub(super) const AZURE: DetectorInfo = DetectorInfo {
    name: "azure-client-secret",
    kind: "azure-client-secret",
    finds: "Client secrets of Microsoft Entra applications",
    source: "https://learn.microsoft.com/en-us/purview/sit-defn-azure-ad-client-secret",
};

/// What is said of the keys of Azure's services.
pub(super) const AZURE_SERVICE: DetectorInfo = DetectorInfo {
    name: "azure-service-key",
    kind: "azure-service-key",
    finds: "Keys and tokens of Azure AI and Azure DevOps",
    source: "https://learn.microsoft.com/en-us/purview/sit-defn-azure-cognitive-service-key",
};

/// What is said of Terraform's.
pub(super) const TERRAFORM: DetectorInfo = DetectorInfo {
    name: "terraform-token",
    kind: "terraform-token",
    finds: "API tokens of HCP Terraform",
    source: "https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens",
};

/// Looks at the key whose data centre, `-us` and a number, stands at `at`.
pub(super) fn mailchimp(text: &str, at: usize, found: &mut Vec<Found>) {
    let digits = DIGITS.run(after(text, at + 3, 3));
    let body = before(text, at, HEX, 33);
    if body.len() == 32 && (1..=2).contains(&digits) {
        push(text, TextRange::new(at - 32, at + 3 + digits), body, &MAILCHIMP, found);
    }
}

/// Looks at the secret that has `Q~` after three characters and a digit.
pub(super) fn azure_client(text: &str, at: usize, found: &mut Vec<Found>) {
    let head = before(text, at, TILDE, 4);
    let length = TILDE.run(after(text, at + 2, 64));
    let value = after(text, at + 2, length);
    let length = length - value.iter().rev().take_while(|byte| **byte == b'.').count();
    if head.len() == 4 && head.last().is_some_and(u8::is_ascii_digit) && (28..=40).contains(&length) {
        push(text, TextRange::new(at - 4, at + 2 + length), value, &AZURE, found);
    }
}

/// Looks at the key that has `JQQJ99` in its second half.
pub(super) fn azure_service(text: &str, at: usize, found: &mut Vec<Found>) {
    let head = before(text, at, ALNUM, 64);
    let length = ALNUM.run(after(text, at, 64));
    if (48..64).contains(&head.len()) && (20..64).contains(&length) {
        push(text, TextRange::new(at - head.len(), at + length), head, &AZURE_SERVICE, found);
    }
}

/// Looks at the token that has `.atlasv1.` after its first part.
pub(super) fn terraform(text: &str, at: usize, found: &mut Vec<Found>) {
    let head = before(text, at, ALNUM, 20);
    let length = URL64.run(after(text, at + 9, 256));
    if head.len() >= 14 && length >= 40 {
        push(text, TextRange::new(at - head.len(), at + 9 + length), after(text, at + 9, length), &TERRAFORM, found);
    }
}

/// Notes the value in `range` where `body`, its secret part, looks random.
fn push(text: &str, range: TextRange, body: &[u8], info: &DetectorInfo, found: &mut Vec<Found>) {
    if boundary::opens(text, range.start) && looks_random(body) {
        found.push(Found { kind: info.kind, detector: info.name, confidence: Confidence::High, range });
    }
}

/// The characters of `alphabet` before `at`, at most `most`.
fn before(text: &str, at: usize, alphabet: Alphabet, most: usize) -> &[u8] {
    let window = text.as_bytes().get(at.saturating_sub(most)..at).unwrap_or_default();
    let length = window.iter().rev().take_while(|byte| alphabet.has(**byte)).count();
    window.get(window.len() - length..).unwrap_or_default()
}

/// The bytes from `at`, at most `most`.
fn after(text: &str, at: usize, most: usize) -> &[u8] {
    let rest = text.as_bytes().get(at..).unwrap_or_default();
    rest.get(..most).unwrap_or(rest)
}
