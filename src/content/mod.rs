//! What may stand in a document of any kind and should not: hidden characters, orders, home paths, pasted bodies,
//! blanks that nobody filled in.
//!
//! **Invariant:** depends on `source` and `document` only. It says where something stands; what follows from that is for
//! the rules of each kind of document. Every scan is one pass.

pub mod comments;
pub mod hidden;
pub mod homes;
pub mod orders;
pub mod pasted;
pub mod placeholder;
mod quoted;
