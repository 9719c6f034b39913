//! Text and places in it: byte ranges, lines, and their UTF-16 counterparts.
//!
//! **Invariant:** this layer knows nothing above it. It has never heard of Markdown.

mod order;
mod range;
mod utf16;

pub use order::{Names, sort_by_place};
pub use range::{TextRange, line_break, lines, slice, trim};
pub use utf16::{Position, Utf16Map};
