//! How much a handoff may weigh.

/// Most bytes of a handoff and of its parts. Bytes, because they follow the cost of a context in every script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Most bytes of the whole text.
    pub handoff: usize,
    /// Most bytes of one section.
    pub section: usize,
}

/// Of 90 public handoffs half have up to 5 KB and one has more than 40 KB, about 10,000 tokens: from there on the reader
/// pays more for the handoff than for reading the files it names. A section gets the share that lets three more be as long.
pub const BUDGET: Budget = Budget { handoff: 40 * 1024, section: 16 * 1024 };
