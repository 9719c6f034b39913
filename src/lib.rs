//! Checks the handoffs that coding agents pass to each other and to people.
//!
//! The core is pure: no file, clock, network or environment. What the host knows comes in as [`CheckOptions`], what it
//! has to do goes out as data. Ranges are in bytes here; the `wasm` border turns them into UTF-16.
//!
//! ```
//! use handoff_lint::contract::Action;
//! use handoff_lint::{CheckOptions, check};
//!
//! let report = check("All done!", &CheckOptions::default());
//! let verdict = report.verdict.expect("a handoff gets a verdict");
//! assert_eq!(verdict.action, Action::Resubmit);
//! ```

mod check;
pub mod config;
pub mod content;
pub mod contract;
pub mod diagnostic;
pub mod document;
pub mod hook;
pub mod host;
mod instant;
mod kind;
pub mod redact;
pub mod rules;
pub mod source;
pub mod suppression;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use check::{CheckOptions, Report, Take, check};
pub use config::Config;
pub use kind::Kind;

/// The version of this crate, which is that of every surface.
pub fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
