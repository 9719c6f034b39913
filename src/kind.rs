//! Which kind of document a text is.

use crate::contract::status::Reading;
use crate::contract::{Handoff, SectionKind};
use serde::{Deserialize, Serialize};

/// The kinds of document that can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// One agent's report to its orchestrator, in four sections.
    Handoff,
    /// A configuration of handoff-lint.
    Config,
}

impl Kind {
    /// The kind of a text, by its path or by its headings; `None` for a document that is none of ours.
    ///
    /// ```
    /// use handoff_lint::Kind;
    /// assert_eq!(Kind::detect("# Read me\n", Some("/srv/app/README.md")), None);
    /// assert_eq!(Kind::detect("## Status\nDraft\n\n## Key Decisions\nNone\n\n## Next steps\n", None), None);
    /// assert_eq!(Kind::detect("## Status\nDraft\n\n## Decisions\nNone\n\n## Files\n\n## Next steps\n", None), None);
    /// assert_eq!(Kind::detect("## Status\nPASS\n\n## Decisions\nNone\n\n## Files changed\n", None), Some(Kind::Handoff));
    /// assert_eq!(Kind::detect("", Some("/srv/app/handoffs/01.md")), Some(Kind::Handoff));
    /// assert_eq!(Kind::detect("", Some("/srv/app/handoff-lint.yaml")), Some(Kind::Config));
    /// assert_eq!(Kind::detect("## Status\nPASS\n\n## Artifacts\nNone\n", None), Some(Kind::Handoff));
    /// ```
    pub fn detect(text: &str, path: Option<&str>) -> Option<Self> {
        let by_sections = || looks_like_handoff(text).then_some(Self::Handoff);
        path.and_then(Self::of_path).or_else(by_sections)
    }

    /// Reads the word that crosses every border.
    pub fn of_word(word: &str) -> Option<Self> {
        match word {
            "handoff" => Some(Self::Handoff),
            "config" => Some(Self::Config),
            _ => None,
        }
    }

    /// The kind of the documents that stand at such a path.
    pub fn of_path(path: &str) -> Option<Self> {
        let by_name = || is_handoff_path(path).then_some(Self::Handoff);
        is_config_path(path).then_some(Self::Config).or_else(by_name)
    }
}

/// `handoff-lint.yaml`, `.yml` or `.json`.
fn is_config_path(path: &str) -> bool {
    let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
    ["handoff-lint.yaml", "handoff-lint.yml", "handoff-lint.json"].contains(&name)
}

/// `…/handoffs/*.md` and `*.handoff.md`.
fn is_handoff_path(path: &str) -> bool {
    let path = path.replace('\\', "/").to_lowercase();
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", &path));
    let parent = folder.rsplit('/').next().unwrap_or_default();
    let other_kind = folder.ends_with("_agent/handoffs") || folder.ends_with("ai/handoffs");
    let Some((stem, "md" | "markdown")) = name.rsplit_once('.') else { return false };
    !other_kind && (parent == "handoffs" || stem.ends_with(".handoff"))
}

/// Two of the four sections by their own names; or fewer, beside near misses for the others.
///
/// Plans and read-mes have a `Status`, `Key Decisions`, `Files` and `Next steps` too: where it is these, a status of the
/// contract has to stand there as well.
fn looks_like_handoff(text: &str) -> bool {
    let handoff = Handoff::read(text);
    let exact = |kind| handoff.sections.all(kind).any(|section| !section.near_miss);
    let kinds = SectionKind::ALL.into_iter().filter(|kind| handoff.sections.first(*kind).is_some()).count();
    let deferred = exact(SectionKind::DeferredItems);
    let status = matches!(handoff.status.map(|status| status.reading), Some(Reading::Value(_) | Reading::Template));
    match handoff.sections.exact_kinds() {
        0 => false,
        1 => kinds == 4 && !exact(SectionKind::Status) || kinds >= 3 && (deferred || status),
        2 => deferred || status || !exact(SectionKind::Status),
        _ => true,
    }
}
