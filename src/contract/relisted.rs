//! Files that are listed more than once.

use super::artifacts::Artifact;
use super::paths::key;
use crate::source::slice;
use std::collections::BTreeMap;

/// Each artifact whose file is listed before it, behind the one that lists it first.
pub(crate) fn listed_again<'a>(text: &str, artifacts: &'a [Artifact]) -> Vec<(&'a Artifact, &'a Artifact)> {
    let mut seen: BTreeMap<String, &Artifact> = BTreeMap::new();
    let mut found = Vec::new();
    for artifact in artifacts {
        let path = slice(text, artifact.path);
        let Some(key) = key(path).or_else(|| (!path.is_empty()).then(|| path.to_owned())) else { continue };
        match seen.get(&key) {
            Some(first) => found.push((*first, artifact)),
            None => {
                seen.insert(key, artifact);
            }
        }
    }
    found
}
