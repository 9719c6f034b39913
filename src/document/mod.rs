//! Markdown with places: an outline of blocks, each with its byte range.
//!
//! **Invariant:** the only layer that names a parser crate. What it gives out are plain data and ranges; it does not
//! know what a handoff is.

mod build;
mod conflict;
mod front_matter;
mod label;
mod nesting;
mod outline;

pub use outline::{Block, Code, Heading, HeadingStyle, Item, List, Outline, Row, Table};
