//! Files that are generated and stored: a test fails where the stored one is stale, `UPDATE=1` writes it.

use std::path::{Path, PathBuf};

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// Whether the stored files are to be written anew.
pub(crate) fn updating() -> bool {
    std::env::var_os("UPDATE").is_some_and(|value| value == "1")
}

/// Compares a stored file with what it has to hold; `None` where it does.
pub(crate) fn stale(path: &Path, content: &str) -> Option<PathBuf> {
    let stored = std::fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n");
    if stored == content {
        return None;
    }
    if updating() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, content).unwrap();
        return None;
    }
    Some(path.to_owned())
}
