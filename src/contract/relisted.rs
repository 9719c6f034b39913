//! Files that are listed more than once.

use super::artifacts::Artifact;
use super::paths::key;
use crate::source::{Names, slice};

/// Each artifact whose file is listed before it, behind the one that lists it first.
pub(crate) fn listed_again<'a>(text: &str, artifacts: &'a [Artifact]) -> Vec<(&'a Artifact, &'a Artifact)> {
    let mut seen = Names::default();
    let mut found = Vec::new();
    for (at, artifact) in artifacts.iter().enumerate() {
        let path = slice(text, artifact.path);
        let Some(key) = key(path).or_else(|| (!path.is_empty()).then(|| path.to_owned())) else { continue };
        let first = seen.add(key, at).and_then(|first| artifacts.get(first));
        found.extend(first.map(|first| (first, artifact)));
    }
    found
}
