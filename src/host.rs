//! What only the host can know. The core asks for none of it; what could not be checked without it is said.

/// Facts about the world around a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostFacts {
    /// The absolute path of the workspace, in the host's own form.
    pub workspace_root: Option<String>,
}
