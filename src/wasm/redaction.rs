//! The types of the redaction, as JavaScript sees them.

use crate::redact::{self, Class, Classes, Confidence, Found};
use crate::source::Utf16Map;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What a caller may say about a redaction. */
export interface RedactOptions {
  /** What the project sets; `allow` and `pii` matter here. */
  config?: Config;
}
/** A text without its secrets and personal data. */
export interface Redacted {
  /** The text, with a mark in place of each. */
  text: string;
  /** What was replaced, in the order of the text. */
  redactions: Redaction[];
}
/** How sure a detector is: the format or a checksum tells, the place or the shape does, or little. */
export type Confidence = "high" | "medium" | "low";
"#;

/// A value that was replaced. Offsets count UTF-16 units.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Redaction {
    /// What it is, as its mark says it.
    kind: &'static str,
    /// The detector that found it.
    detector: &'static str,
    #[tsify(type = "Confidence")]
    confidence: &'static str,
    /// Where the value starts in the text that came in.
    pub(super) start: u32,
    /// Where it ends there.
    pub(super) end: u32,
    /// Where the mark starts in the text that went out.
    output_start: u32,
    /// Where it ends there.
    output_end: u32,
}

impl Redaction {
    /// One for each value, which are sorted and apart.
    pub(super) fn all(text: &str, found: &[Found]) -> Vec<Self> {
        if found.is_empty() {
            return Vec::new();
        }
        let map = Utf16Map::new(text);
        let (mut read, mut written) = (0, 0);
        let one = |found: &Found| {
            let (start, end) = (map.offset(found.range.start), map.offset(found.range.end));
            let output_start = written + (start - read);
            let output_end = output_start + length(found.kind);
            (read, written) = (end, output_end);
            Self {
                kind: found.kind,
                detector: found.detector,
                confidence: word(found.confidence),
                start,
                end,
                output_start,
                output_end,
            }
        };
        found.iter().map(one).collect()
    }

    pub(super) fn mark(&self) -> String {
        format!("[REDACTED:{}]", self.kind)
    }
}

/// The length of a mark, which is ASCII.
fn length(kind: &str) -> u32 {
    u32::try_from("[REDACTED:]".len() + kind.len()).unwrap_or_default()
}

fn word(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::High => "high",
        Confidence::Medium => "medium",
        Confidence::Low => "low",
    }
}

/// What is known about a detector.
#[derive(Serialize, Tsify)]
pub(crate) struct DetectorInfo {
    name: &'static str,
    /// The kind in its marks.
    kind: &'static str,
    /// What it finds.
    finds: &'static str,
    /// Where the format is documented.
    source: &'static str,
    /// The class of personal data, as the configuration calls it; absent for secrets.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    class: Option<&'static str>,
    /// Whether it is on where the configuration says nothing.
    on: bool,
}

impl From<&'static redact::DetectorInfo> for DetectorInfo {
    fn from(info: &'static redact::DetectorInfo) -> Self {
        let class = Class::of_kind(info.kind);
        Self {
            name: info.name,
            kind: info.kind,
            finds: info.finds,
            source: info.source,
            class: class.map(Class::as_str),
            on: class.is_none_or(|class| Classes::default().has(class)),
        }
    }
}
