//! Blanks of a template among what was read: they are told apart from the items, so that no other rule speaks about them.

use super::artifacts::{Artifact, Artifacts};
use super::deferred::{Deferred, DeferredItem};
use crate::content::placeholder::{has_blank, is_blank, is_blank_path};
use crate::source::{slice, sort_by_place};

impl Artifacts {
    /// What stands there, filled in or not, in order.
    pub fn as_written(&self) -> Vec<&Artifact> {
        let mut all: Vec<_> = self.items.iter().chain(&self.unfilled).collect();
        sort_by_place(&mut all, |item| (item.range.start, 0));
        all
    }
}

/// A blank is no artifact.
pub(super) fn set_apart_artifacts(text: &str, found: &mut Artifacts) {
    let is_unfilled = |item: &Artifact| {
        let note = item.note.filter(|_| item.path.is_empty());
        is_blank_path(slice(text, item.path)) || note.is_some_and(|note| is_blank(slice(text, note)))
    };
    (found.unfilled, found.items) = std::mem::take(&mut found.items).into_iter().partition(is_unfilled);
}

impl Deferred {
    /// What stands there, filled in or not, in order.
    pub fn as_written(&self) -> Vec<&DeferredItem> {
        let mut all: Vec<_> = self.items.iter().chain(&self.unfilled).collect();
        sort_by_place(&mut all, |item| (item.range.start, 0));
        all
    }
}

/// An item with a blank in it is no item yet.
pub(super) fn set_apart_deferred(text: &str, found: &mut Deferred) {
    let is_unfilled = |item: &DeferredItem| {
        let reason = item.reason.map(|reason| slice(text, reason)).unwrap_or_default();
        let bracket = item.bracket.is_some_and(|bracket| slice(text, bracket).eq_ignore_ascii_case("category"));
        let field = is_blank(slice(text, item.description)) || is_blank(reason) || reason.eq_ignore_ascii_case("n/a");
        bracket || field || has_blank(slice(text, item.range))
    };
    (found.unfilled, found.items) = std::mem::take(&mut found.items).into_iter().partition(is_unfilled);
}
