//! The tokens of vendors.

mod aws;
mod bots;
mod cloud;
mod code;
mod jwt;
mod models;
mod services;
mod shape;
mod suffixed;
mod wrap;

#[cfg(test)]
pub(super) mod sample;
#[cfg(test)]
mod tests;

use super::DetectorInfo;
use super::anchor::Anchor;
pub(super) use shape::{Runs, Token};

/// The rows of all vendors.
pub(super) fn rows() -> impl Iterator<Item = &'static Token> {
    code::ROWS.iter().chain(cloud::ROWS).chain(models::ROWS).chain(services::ROWS)
}

/// Formats that no row describes.
pub(super) const ANCHORS: &[Anchor] = &[
    Anchor { literal: "eyJ", any_case: false, look: jwt::look },
    Anchor { literal: "AKIA", any_case: false, look: aws::look },
    Anchor { literal: "ASIA", any_case: false, look: aws::look },
    Anchor { literal: "ABIA", any_case: false, look: aws::look },
    Anchor { literal: "ACCA", any_case: false, look: aws::look },
    Anchor { literal: "A3T", any_case: false, look: aws::look },
    Anchor { literal: ":AA", any_case: false, look: bots::telegram },
    Anchor { literal: "MD", any_case: false, look: bots::discord },
    Anchor { literal: "MT", any_case: false, look: bots::discord },
    Anchor { literal: "Mj", any_case: false, look: bots::discord },
    Anchor { literal: "Mz", any_case: false, look: bots::discord },
    Anchor { literal: "ND", any_case: false, look: bots::discord },
    Anchor { literal: "NT", any_case: false, look: bots::discord },
    Anchor { literal: "Nj", any_case: false, look: bots::discord },
    Anchor { literal: "Nz", any_case: false, look: bots::discord },
    Anchor { literal: "OD", any_case: false, look: bots::discord },
    Anchor { literal: "OT", any_case: false, look: bots::discord },
    Anchor { literal: "-us", any_case: false, look: suffixed::mailchimp },
    Anchor { literal: "Q~", any_case: false, look: suffixed::azure_client },
    Anchor { literal: "JQQJ99", any_case: false, look: suffixed::azure_service },
    Anchor { literal: ".atlasv1.", any_case: false, look: suffixed::terraform },
];

/// What is said of them.
pub(super) const DETECTORS: &[DetectorInfo] = &[
    jwt::INFO,
    aws::KEY,
    aws::SECRET,
    bots::TELEGRAM,
    bots::DISCORD,
    suffixed::MAILCHIMP,
    suffixed::AZURE,
    suffixed::AZURE_SERVICE,
    suffixed::TERRAFORM,
];
