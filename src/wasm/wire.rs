//! The types that cross the border, as JavaScript sees them.

use super::place;
use crate::contract::artifacts::Action as ArtifactAction;
use crate::contract::status::{Reading, StatusValue};
use crate::contract::verdict::Action;
use crate::diagnostic::Severity;
use crate::source::{TextRange, Utf16Map};
use crate::{Kind, diagnostic, source};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const UNIONS: &str = r#"
/** The kinds of document that can be checked. */
export type Kind = "handoff" | "config";
/** How much a diagnostic matters. */
export type Severity = "error" | "warning" | "hint";
/** What is done about a rule. */
export type Level = "off" | Severity;
/** What a project sets: the same as in its configuration file. Everything may be left out. */
export interface Config {
  /** Levels by rule or group; the entry of a rule goes before that of its group. */
  rules?: Record<string, Level>;
  /** Other headings that count as a section. */
  sections?: Partial<Record<"Key Decisions" | "Artifacts" | "Status" | "Deferred Items", string | string[]>>;
  /** Other words that count as a value of the status. */
  statuses?: Partial<Record<StatusValue, string | string[]>>;
  /** Further categories of deferred items. */
  categories?: string | string[];
  /** The most bytes that the whole text and one section may have. */
  budgets?: { total?: number; section?: number };
  /** Values that look like secrets and are none, each with the reason why. */
  allow?: { value: string; reason: string }[];
  /** Classes of personal data that are looked for, or not. */
  pii?: Record<string, boolean>;
  /** Patterns of paths by the kind of document that stands there. */
  files?: Partial<Record<Kind, string | string[]>>;
  /** The parts of each further pack of a transfer. */
  packs?: Record<string, string | string[]>;
  /** Further parts that are appended to a pack of a transfer. */
  overlays?: Record<string, string | string[]>;
  /** The folder of the library of contracts. */
  library?: string;
}
/** The three values of a status. */
export type StatusValue = "PASS" | "FAIL" | "PARTIAL";
/** What the orchestrator does next. */
export type Action = "advance" | "escalate" | "resume" | "resubmit";
/** What was done to a file. */
export type ArtifactAction = "Created" | "Modified" | "Deleted";
/** The category of a deferred item: one of the four, or one that the configuration adds. */
export type Category = "feature" | "bug" | "refactor" | "investigation" | (string & {});
"#;

/// What a caller may say about a text and its surroundings. Only its type crosses the border: the core reads the object.
#[derive(Tsify)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code, reason = "declares the TypeScript type")]
pub(crate) struct CheckOptions {
    /// Where the text came from; helps to tell its kind.
    #[tsify(optional)]
    path: Option<String>,
    /// The kind of the text, where the caller knows it.
    #[tsify(optional, type = "Kind")]
    kind: Option<Kind>,
    /// Which of two handoffs in one text counts; without it, two are ambiguous.
    #[tsify(optional, type = "\"last\"")]
    take: Option<crate::Take>,
    /// Whether warnings count as errors.
    #[tsify(optional)]
    strict: bool,
    /// What the project sets.
    #[tsify(optional, type = "Config")]
    config: Option<()>,
    /// The absolute path of the workspace, in the host's own form.
    #[tsify(optional)]
    workspace_root: Option<String>,
    /// The absolute paths of all files that the work changed, as the version control sees them.
    #[tsify(optional)]
    changed_files: Option<Vec<String>>,
    /// The absolute paths of files that exist.
    #[tsify(optional)]
    existing_files: Option<Vec<String>>,
    /// The commands that were really run.
    #[tsify(optional, type = "{ command: string; exitCode: number }[]")]
    executed_commands: Option<Vec<crate::host::ExecutedCommand>>,
    /// Whether commits exist, by full or abbreviated SHA.
    #[tsify(optional, type = "Record<string, \"present\" | \"missing\">")]
    commits: Option<()>,
    /// The SHA of the commit that is checked out.
    #[tsify(optional)]
    head: Option<String>,
    /// Why the agent's run ended; anything but a normal end means that it was cut off.
    #[tsify(optional)]
    stop_reason: Option<String>,
    /// When the document was written, as an RFC 3339 time in UTC.
    #[tsify(optional)]
    written_at: Option<String>,
    /// When the last work was done, as an RFC 3339 time in UTC.
    #[tsify(optional)]
    last_activity_at: Option<String>,
}

/// A handoff to be written by hand. Only its type crosses the border.
#[derive(Tsify)]
#[allow(dead_code, reason = "declares the TypeScript type")]
pub(crate) struct HandoffInput {
    /// What was decided, and why.
    #[tsify(optional, type = "(string | { text: string })[]")]
    decisions: (),
    /// The files created, modified and deleted.
    #[tsify(optional, type = "{ action?: ArtifactAction | null; path: string; note?: string }[]")]
    artifacts: (),
    #[tsify(optional, type = "StatusValue | { value: StatusValue | null } | null")]
    status: (),
    /// What the status rests on.
    #[tsify(optional, type = "(string | { text: string })[]")]
    evidence: (),
    /// Work that was found and not done.
    #[tsify(optional, type = "{ category?: Category | null; description: string; reason?: string }[]")]
    deferred: (),
}

/// A place: zero-based line, and UTF-16 units into that line.
#[derive(Serialize, Tsify)]
pub(crate) struct Position {
    line: u32,
    character: u32,
}

impl From<source::Position> for Position {
    fn from(position: source::Position) -> Self {
        Self { line: position.line, character: position.character }
    }
}

/// A range of positions, end exclusive.
#[derive(Serialize, Tsify)]
pub(crate) struct Range {
    pub(super) start: Position,
    pub(super) end: Position,
}

/// The answer about one text.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub(crate) struct Report {
    /// The kind the text was checked as.
    #[tsify(type = "Kind")]
    kind: Kind,
    /// Findings, by place.
    diagnostics: Vec<Diagnostic>,
    /// The verdict, for handoffs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    verdict: Option<Verdict>,
    /// The handoff as read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    handoff: Option<Handoff>,
    /// The text without secrets and personal data, where the raw text must not be passed on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    redacted: Option<String>,
    /// What to answer the agent, where the handoff has to be sent again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    resubmit_prompt: Option<String>,
    /// What could not be checked, or is not listed, and why.
    unchecked: Vec<String>,
}

impl Report {
    pub(super) fn new(text: &str, report: crate::Report) -> Self {
        let map = Utf16Map::new(text);
        Self {
            kind: report.kind,
            diagnostics: report.diagnostics.into_iter().map(|found| Diagnostic::new(&map, found)).collect(),
            verdict: report.verdict.map(Verdict::from),
            handoff: report
                .handoff
                .filter(|handoff| !handoff.is_absent())
                .map(|handoff| Handoff::new(text, &map, &handoff, &report.found)),
            redacted: report.redacted,
            resubmit_prompt: report.resubmit_prompt,
            unchecked: report.unchecked,
        }
    }
}

/// One finding of one rule.
#[derive(Serialize, Tsify)]
pub(crate) struct Diagnostic {
    /// The rule's code, `group/name`.
    code: &'static str,
    #[tsify(type = "Severity")]
    severity: Severity,
    /// What is wrong and what to do.
    message: String,
    range: Range,
    /// UTF-16 offset of the first unit.
    start: u32,
    /// UTF-16 offset behind the last unit.
    end: u32,
    /// Ways to mend it, the best first.
    fixes: Vec<Fix>,
    /// Other places that explain it.
    related: Vec<Related>,
    /// The address of the rule's page.
    docs: String,
}

impl Diagnostic {
    fn new(map: &Utf16Map<'_>, found: diagnostic::Diagnostic) -> Self {
        let (range, start, end) = place(map, found.range);
        Self {
            code: found.code,
            severity: found.severity,
            message: found.message,
            range,
            start,
            end,
            fixes: found.fixes.into_iter().map(|fix| Fix::new(map, fix)).collect(),
            related: found.related.into_iter().map(|related| Related::new(map, related)).collect(),
            docs: diagnostic::docs_of(found.code),
        }
    }
}

/// A mend that a person or a program can choose.
#[derive(Serialize, Tsify)]
pub(crate) struct Fix {
    /// What applying it does, in the imperative.
    title: String,
    /// Its edits, sorted and apart.
    edits: Vec<Edit>,
    /// Whether it is the obvious choice.
    preferred: bool,
    /// Whether it changes form only and can be applied unseen.
    safe: bool,
}

impl Fix {
    fn new(map: &Utf16Map<'_>, fix: diagnostic::Fix) -> Self {
        let edits = fix.edits.into_iter().map(|edit| Edit {
            start: map.offset(edit.range.start),
            end: map.offset(edit.range.end),
            new_text: edit.new_text,
        });
        Self { title: fix.title, edits: edits.collect(), preferred: fix.preferred, safe: fix.safe }
    }
}

/// One replacement, by UTF-16 offsets.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Edit {
    start: u32,
    end: u32,
    new_text: String,
}

/// Another place that explains a diagnostic.
#[derive(Serialize, Tsify)]
pub(crate) struct Related {
    message: String,
    range: Range,
    start: u32,
    end: u32,
}

impl Related {
    fn new(map: &Utf16Map<'_>, related: diagnostic::Related) -> Self {
        let (range, start, end) = place(map, related.range);
        Self { message: related.message, range, start, end }
    }
}

/// The answer to the orchestrator.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(crate) struct Verdict {
    /// Whether the form is right.
    conforming: bool,
    /// The status that the text claims.
    #[tsify(type = "StatusValue | null")]
    claimed: Option<StatusValue>,
    /// The status to act on. Never better than the claim.
    #[tsify(type = "StatusValue")]
    effective: StatusValue,
    /// What to do next.
    #[tsify(type = "Action")]
    action: Action,
    /// Whether the raw text may be passed on.
    forwardable: bool,
    /// Why, in sentences.
    reasons: Vec<String>,
}

impl From<crate::contract::Verdict> for Verdict {
    fn from(verdict: crate::contract::Verdict) -> Self {
        Self {
            conforming: verdict.conforming,
            claimed: verdict.claimed,
            effective: verdict.effective,
            action: verdict.action,
            forwardable: verdict.forwardable,
            reasons: verdict.reasons,
        }
    }
}

/// A handoff as read: its parts with their places.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(crate) struct Handoff {
    decisions: Vec<Decision>,
    artifacts: Vec<Artifact>,
    /// The status line; absent where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    status: Option<Status>,
    evidence: Vec<Evidence>,
    deferred: Vec<DeferredItem>,
}

impl Handoff {
    fn new(text: &str, map: &Utf16Map<'_>, handoff: &crate::contract::Handoff, found: &[crate::redact::Found]) -> Self {
        let blanked = crate::document::without_directives(text, &handoff.comments);
        let text = blanked.as_deref().unwrap_or(text);
        let words = |range: TextRange| crate::redact::marked(text, range, found);
        let maybe = |range: Option<TextRange>| range.map(words);
        let decisions = handoff.decisions.items.iter().map(|decision| {
            let (range, start, end) = place(map, decision.range);
            Decision { text: words(decision.range), reason: maybe(decision.reason), range, start, end }
        });
        let artifacts = handoff.artifacts.as_written().into_iter().map(|artifact| {
            let (range, start, end) = place(map, artifact.range);
            Artifact {
                action: artifact.action,
                path: words(artifact.path),
                note: maybe(artifact.note),
                range,
                start,
                end,
            }
        });
        let status = handoff.status.map(|status| {
            let (range, start, end) = place(map, status.token);
            let value = if let Reading::Value(value) = status.reading { Some(value) } else { None };
            Status { value, text: words(status.line), range, start, end }
        });
        let evidence = handoff.evidence.iter().map(|line| {
            let (range, start, end) = place(map, *line);
            Evidence { text: words(*line), range, start, end }
        });
        let deferred = handoff.deferred.as_written().into_iter().map(|item| {
            let (range, start, end) = place(map, item.range);
            let category = item.category.map(|category| category.as_str().to_owned()).or_else(|| maybe(item.further));
            let description = words(item.description);
            DeferredItem { category, description, reason: maybe(item.reason), range, start, end }
        });
        Self {
            decisions: decisions.collect(),
            artifacts: artifacts.collect(),
            status,
            evidence: evidence.collect(),
            deferred: deferred.collect(),
        }
    }
}

/// A decision.
#[derive(Serialize, Tsify)]
pub(crate) struct Decision {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    reason: Option<String>,
    range: Range,
    start: u32,
    end: u32,
}

/// An artifact.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(crate) struct Artifact {
    #[tsify(type = "ArtifactAction | null")]
    action: Option<ArtifactAction>,
    path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    note: Option<String>,
    range: Range,
    start: u32,
    end: u32,
}

/// The status line.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(crate) struct Status {
    #[tsify(type = "StatusValue | null")]
    value: Option<StatusValue>,
    text: String,
    range: Range,
    start: u32,
    end: u32,
}

/// One statement that a status rests on.
#[derive(Serialize, Tsify)]
pub(crate) struct Evidence {
    text: String,
    range: Range,
    start: u32,
    end: u32,
}

/// A deferred item.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(crate) struct DeferredItem {
    #[tsify(type = "Category | null")]
    category: Option<String>,
    description: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    reason: Option<String>,
    range: Range,
    start: u32,
    end: u32,
}

/// A rule of the catalogue.
#[derive(Serialize, Tsify)]
pub(crate) struct RuleInfo {
    code: &'static str,
    #[tsify(type = "Severity")]
    severity: Severity,
    /// What it finds, in one line.
    summary: &'static str,
    /// The address of its page.
    docs: String,
}

impl From<&diagnostic::RuleInfo> for RuleInfo {
    fn from(rule: &diagnostic::RuleInfo) -> Self {
        Self { code: rule.code, severity: rule.severity, summary: rule.summary, docs: rule.docs() }
    }
}

/// The answer of a stop hook.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub(crate) struct HookAnswer {
    /// What the hook prints; absent where it says nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    output: Option<HookOutput>,
    /// The verdict, with the action taken here; absent where the event was no agent's return.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    verdict: Option<Verdict>,
    /// Everything that was found.
    diagnostics: Vec<Diagnostic>,
}

/// What a stop hook prints.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HookOutput {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "\"block\"")]
    decision: Option<&'static str>,
    /// The prompt for the agent that is sent back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    reason: Option<String>,
    /// What the person is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    system_message: Option<String>,
}

impl HookAnswer {
    pub(super) fn new(text: &str, answer: crate::hook::HookAnswer) -> Self {
        let map = Utf16Map::new(text);
        let speaks = answer.block.is_some() || answer.message.is_some();
        let decision = answer.block.as_ref().map(|_| "block");
        let output = HookOutput { decision, reason: answer.block, system_message: answer.message };
        Self {
            output: speaks.then_some(output),
            verdict: answer.verdict.map(Verdict::from),
            diagnostics: answer.diagnostics.into_iter().map(|found| Diagnostic::new(&map, found)).collect(),
        }
    }
}

/// A configuration as read.
#[derive(Serialize, Tsify)]
pub(crate) struct LoadedConfig {
    /// What it sets.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Config")]
    config: JsValue,
    /// What is wrong with it, by place.
    diagnostics: Vec<Diagnostic>,
}

impl LoadedConfig {
    pub(super) fn new(text: &str, path: Option<String>) -> Self {
        let map = Utf16Map::new(text);
        let config = super::output::plain(&crate::config::load(text, path.as_deref()).config.to_tree());
        let options = crate::CheckOptions { kind: Some(Kind::Config), path, ..crate::CheckOptions::default() };
        let found = crate::check(text, &options).diagnostics.into_iter();
        Self { config, diagnostics: found.map(|found| Diagnostic::new(&map, found)).collect() }
    }
}
