//! Markdown with places, an outline of blocks, and YAML with places, a small tree; each part has its byte range.
//!
//! **Invariant:** the only layer that names a parser crate. What it gives out are plain data and ranges; it does not
//! know what a handoff is.

mod build;
mod conflict;
mod directive;
mod front_matter;
mod label;
mod nesting;
mod outline;
mod yaml;

pub use directive::{Directive, Scope, without_directives};
pub use outline::{Block, Code, Heading, HeadingStyle, Item, List, Outline, Row, Table};
pub use yaml::{Entry, Node, Repeated, Value, Yaml, YamlError};
