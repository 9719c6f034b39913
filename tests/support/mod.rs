//! What the whole-product tests share.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a broken fixture stops the test")]
#![allow(dead_code, reason = "no test uses all of it")]

pub(crate) mod corpus;
pub(crate) mod fixture;
pub(crate) mod stored;
