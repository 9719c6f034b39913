//! Sorting and looking up, once for all types: code for each type that is sorted or looked up would make a fifth of the
//! module.

use std::collections::BTreeMap;
use std::ops::Bound;

/// Sorts by `key`; items of the same key stay in order.
///
/// ```
/// use handoff_lint::source::sort_by_place;
/// let mut words = vec!["c", "bb", "a", "aa"];
/// sort_by_place(&mut words, |word| (word.len(), 0));
/// assert_eq!(words, ["c", "a", "bb", "aa"]);
/// ```
pub fn sort_by_place<T>(items: &mut Vec<T>, key: impl Fn(&T) -> (usize, usize)) {
    let keys: Vec<_> = items.iter().map(key).collect();
    let Some(order) = order_of(&keys) else { return };
    let mut from: Vec<_> = std::mem::take(items).into_iter().map(Some).collect();
    items.extend(order.into_iter().filter_map(|(_, at)| from.get_mut(at)?.take()));
}

type Key = (usize, usize);

/// The keys with their places, sorted; `None` where they are in order already, as they mostly are.
fn order_of(keys: &[Key]) -> Option<Vec<(Key, usize)>> {
    if keys.is_sorted() {
        return None;
    }
    let mut order: Vec<_> = keys.iter().copied().zip(0..).collect();
    order.sort_unstable();
    Some(order)
}

/// Names, and where each was first seen.
///
/// ```
/// use handoff_lint::source::Names;
/// let mut names = Names::default();
/// assert_eq!(names.add("src/a.ts".into(), 0), None);
/// assert_eq!(names.add("src/a.ts".into(), 7), Some(0));
/// assert!(names.has("src/a.ts") && !names.has("src"));
/// assert_eq!(names.starting_with("src/").count(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    first: BTreeMap<String, usize>,
}

impl Names {
    /// Adds a name; where it is there already, says where it was first seen, and leaves that.
    pub fn add(&mut self, name: String, at: usize) -> Option<usize> {
        let known = self.first.get(&name).copied();
        if known.is_none() {
            self.first.insert(name, at);
        }
        known
    }

    /// Whether the name was added.
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Where the name was first seen.
    pub fn get(&self, name: &str) -> Option<usize> {
        self.first.get(name).copied()
    }

    /// Whether there is no name.
    pub fn is_empty(&self) -> bool {
        self.first.is_empty()
    }

    /// Where the names that start with `head` were first seen.
    pub fn starting_with(&self, head: &str) -> impl Iterator<Item = usize> {
        let from = self.first.range::<str, _>((Bound::Included(head), Bound::Unbounded));
        from.take_while(move |(name, _)| name.starts_with(head)).map(|(_, at)| *at)
    }
}
