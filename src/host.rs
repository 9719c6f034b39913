//! What only the host can know. The core asks for none of it; what could not be checked without it is said.

use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// Facts about the world around a document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct HostFacts {
    /// The absolute path of the workspace, in the host's own form.
    pub workspace_root: Option<String>,
    /// The absolute paths of all files that the work changed, as the version control sees them.
    pub changed_files: Option<Vec<String>>,
    /// The absolute paths of files that exist.
    pub existing_files: Option<Vec<String>>,
    /// The commands that were really run.
    pub executed_commands: Option<Vec<ExecutedCommand>>,
    /// Whether commits exist, by full or abbreviated SHA.
    #[serde(deserialize_with = "commits")]
    pub commits: Option<Vec<(String, CommitState)>>,
    /// The SHA of the commit that is checked out.
    pub head: Option<String>,
    /// Why the agent's run ended; anything but a normal end means that it was cut off.
    pub stop_reason: Option<String>,
    /// When the document was written, as an RFC 3339 time in UTC.
    pub written_at: Option<String>,
    /// When the last work was done, as an RFC 3339 time in UTC.
    pub last_activity_at: Option<String>,
}

/// An object in the options, a list here: code for one more kind of map would be larger than all that reads it.
fn commits<'de, D: Deserializer<'de>>(options: D) -> Result<Option<Vec<(String, CommitState)>>, D::Error> {
    let commits = Option::<BTreeMap<String, CommitState>>::deserialize(options)?;
    Ok(commits.map(|commits| commits.into_iter().collect()))
}

/// A command that was run, with its result.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ExecutedCommand {
    /// The command line.
    pub command: String,
    /// Its exit code.
    pub exit_code: i32,
}

/// Whether a commit is known to the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CommitState {
    /// The repository has it.
    Present,
    /// The repository does not have it.
    Missing,
}
