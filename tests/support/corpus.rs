//! The corpus: `good/<name>.<pass|fail|partial>.md` is the handoff itself, `bad/<name>.txt` a fixture.

use super::fixture::Fixture;
use std::path::{Path, PathBuf};

/// A handoff that has to be left alone; its file is named after the status it claims.
pub(crate) struct Good {
    pub(crate) name: String,
    /// In capitals.
    pub(crate) status: String,
    pub(crate) text: String,
}

impl Good {
    /// All of them, by name.
    pub(crate) fn all() -> Vec<Self> {
        let mut paths: Vec<_> = std::fs::read_dir(folder("good")).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        paths.iter().map(|path| Self::read(path)).collect()
    }

    fn read(path: &Path) -> Self {
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let (name, status) = file.strip_suffix(".md").and_then(|stem| stem.rsplit_once('.')).unwrap();
        assert!(["pass", "fail", "partial"].contains(&status), "{file} is not named after a status");
        let text = std::fs::read_to_string(path).unwrap();
        Self { name: name.to_owned(), status: status.to_uppercase(), text }
    }
}

/// The bad handoffs, by name.
pub(crate) fn bad() -> Vec<Fixture> {
    Fixture::of_folder(&folder("bad"))
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(name)
}

/// Documents that are no handoffs, by file name.
pub(crate) fn others() -> Vec<(String, String)> {
    let mut found: Vec<_> = std::fs::read_dir(folder("other"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect();
    found.sort();
    found
}
