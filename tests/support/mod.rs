//! What the whole-product tests share.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a broken fixture stops the test")]

pub(crate) mod fixture;
