//! Plain objects that come in, as the core's own types.

use super::fields::{Fields, whole};
use super::thrown;
use crate::contract::artifacts::Action as ArtifactAction;
use crate::contract::{ArtifactData, DecisionData, DeferredData, HandoffData, StatusValue};
use crate::diagnostic::{Edit, Fix};
use crate::document::{Entry, Node, Value};
use crate::hook::StopEvent;
use crate::host::{CommitState, ExecutedCommand, HostFacts};
use crate::redact::RedactOptions;
use crate::source::TextRange;
use crate::{CheckOptions, Config, Kind, Take};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

const ARGUMENT: &str = "invalid-argument";
const OPTION: &str = "invalid-option";

/// A string argument.
pub(super) fn string(value: &JsValue, name: &str) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| thrown(ARGUMENT, &format!("`{name}` has to be a string")))
}

/// The options of a check.
pub(super) fn check_options(value: &JsValue) -> Result<CheckOptions, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(CheckOptions::default());
    }
    let fields = Fields::of(value, "options", OPTION)?;
    let options = CheckOptions {
        path: fields.string("path")?,
        kind: fields.word("kind", "a kind of document, such as \"handoff\"", Kind::of_word)?,
        take: fields.word("take", "\"last\"", |word| (word == "last").then_some(Take::Last))?,
        strict: fields.flag("strict")?,
        config: config(&fields)?,
        facts: HostFacts {
            workspace_root: fields.string("workspaceRoot")?,
            changed_files: fields.strings("changedFiles")?,
            existing_files: fields.strings("existingFiles")?,
            executed_commands: executed_commands(&fields)?,
            commits: fields.read("commits", "an object of \"present\" or \"missing\" by SHA", commits)?,
            head: fields.string("head")?,
            stop_reason: fields.string("stopReason")?,
            written_at: fields.string("writtenAt")?,
            last_activity_at: fields.string("lastActivityAt")?,
        },
    };
    fields.no_others()?;
    Ok(options)
}

/// What is looked for, and what stays.
pub(super) fn redact_options(value: &JsValue) -> Result<RedactOptions, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(RedactOptions::default());
    }
    let fields = Fields::of(value, "options", OPTION)?;
    let config = config(&fields)?.unwrap_or_default();
    fields.no_others()?;
    Ok(config.redact_options())
}

/// The configuration, as the tree that a file would be read into.
fn config(fields: &Fields<'_>) -> Result<Option<Config>, JsValue> {
    let Some(value) = fields.value("config") else { return Ok(None) };
    let wrong = |message: &str| thrown(OPTION, &format!("`config`: {message}"));
    let root = tree(&value, 0).ok_or_else(|| wrong("it has to be plain data, with whole numbers only."))?;
    Config::of_tree(&root).map(Some).map_err(|message| wrong(&message))
}

/// Deeper data is no configuration; it may well refer to itself.
const MAX_DEPTH: usize = 16;

fn tree(value: &JsValue, depth: usize) -> Option<Node> {
    if depth > MAX_DEPTH || value.is_function() || value.is_symbol() || value.is_bigint() {
        return None;
    }
    if let Some(text) = value.as_string() {
        return Some(Node::text(text));
    }
    if let Some(array) = value.dyn_ref::<Array>() {
        let items = array.iter().map(|item| tree(&item, depth + 1)).collect::<Option<Vec<_>>>()?;
        return Some(Node::of(Value::List(items)));
    }
    if let Some(object) = value.dyn_ref::<Object>() {
        let entry = |key: JsValue| {
            let value = tree(&Reflect::get(object, &key).ok()?, depth + 1)?;
            Some(Entry { key: key.as_string()?, key_range: TextRange::default(), value })
        };
        return Some(Node::of(Value::Map(Object::keys(object).iter().map(entry).collect::<Option<_>>()?)));
    }
    if let Some(number) = value.as_f64() {
        return whole(number).map(|number| Node::plain(number.to_string()));
    }
    Some(Node::plain(match value.as_bool() {
        Some(true) => "true",
        Some(false) => "false",
        None => "",
    }))
}

fn executed_commands(fields: &Fields<'_>) -> Result<Option<Vec<ExecutedCommand>>, JsValue> {
    let commands = fields.list("executedCommands", |value| {
        let fields = Fields::of(value, "executedCommands", OPTION)?;
        let exit_code = fields.whole("exitCode")?.and_then(|code| i32::try_from(code).ok()).unwrap_or_default();
        Ok(ExecutedCommand { command: fields.needed("command")?, exit_code })
    })?;
    Ok(fields.value("executedCommands").map(|_| commands))
}

fn commits(value: &JsValue) -> Option<Vec<(String, CommitState)>> {
    let object = value.dyn_ref::<Object>()?;
    let entry = |key: JsValue| {
        let state = match Reflect::get(object, &key).ok()?.as_string()?.as_str() {
            "present" => CommitState::Present,
            "missing" => CommitState::Missing,
            _ => return None,
        };
        Some((key.as_string()?, state))
    };
    Object::keys(object).iter().map(entry).collect()
}

/// A handoff to be written: as `check` gives it, or the same by hand.
pub(super) fn handoff(value: &JsValue) -> Result<HandoffData, JsValue> {
    let fields = Fields::of(value, "handoff", ARGUMENT)?;
    Ok(HandoffData {
        decisions: fields.list("decisions", |item| Ok(DecisionData { text: line(item, "decisions")? }))?,
        artifacts: fields.list("artifacts", artifact)?,
        status: status(&fields)?,
        evidence: fields.list("evidence", |item| line(item, "evidence"))?,
        deferred: fields.list("deferred", deferred)?,
    })
}

/// A text, or an object that has one.
fn line(value: &JsValue, name: &str) -> Result<String, JsValue> {
    value.as_string().map_or_else(|| Fields::of(value, name, ARGUMENT)?.needed("text"), Ok)
}

/// A status value, or a status line with one; a line that was read without a value is no status.
fn status(fields: &Fields<'_>) -> Result<Option<StatusValue>, JsValue> {
    let value = |line: &JsValue| if line.is_string() { Ok(line.clone()) } else { Reflect::get(line, &"value".into()) };
    if fields.value("status").is_some_and(|line| value(&line).is_ok_and(|value| value.is_null())) {
        return Ok(None);
    }
    fields.read("status", "a status", |line| StatusValue::of_word(&value(line).ok()?.as_string()?))
}

fn artifact(value: &JsValue) -> Result<ArtifactData, JsValue> {
    let fields = Fields::of(value, "artifacts", ARGUMENT)?;
    let action = fields.word("action", "Created, Modified or Deleted", ArtifactAction::of_word)?;
    Ok(ArtifactData { action, path: fields.needed("path")?, note: fields.string("note")? })
}

fn deferred(value: &JsValue) -> Result<DeferredData, JsValue> {
    let fields = Fields::of(value, "deferred", ARGUMENT)?;
    let category = fields.string("category")?;
    Ok(DeferredData { category, description: fields.needed("description")?, reason: fields.string("reason")? })
}

/// The event of a stop hook. Its other fields are passed over.
pub(super) fn stop_event(value: &JsValue) -> Result<StopEvent, JsValue> {
    let fields = Fields::of(value, "event", ARGUMENT)?;
    Ok(StopEvent {
        hook_event_name: fields.string("hook_event_name")?.unwrap_or_default(),
        agent_type: fields.string("agent_type")?,
        stop_hook_active: fields.flag("stop_hook_active")?,
        last_assistant_message: fields.string("last_assistant_message")?,
        cwd: fields.string("cwd")?,
    })
}

/// Fixes, or diagnostics of which the first safe fix is taken. Their offsets stay in UTF-16.
pub(super) fn fixes(value: &JsValue) -> Result<Vec<Fix>, JsValue> {
    let array = value.dyn_ref::<Array>().ok_or_else(|| thrown(ARGUMENT, "`fixes` has to be a list"))?;
    let fixes = array.iter().map(|item| {
        let fields = Fields::of(&item, "fixes", ARGUMENT)?;
        match fields.value("fixes") {
            Some(_) => Ok(fields.list("fixes", fix)?.into_iter().find(|fix| fix.safe)),
            None => fix(&item).map(Some),
        }
    });
    fixes.filter_map(Result::transpose).collect()
}

fn fix(value: &JsValue) -> Result<Fix, JsValue> {
    let fields = Fields::of(value, "fixes", ARGUMENT)?;
    let edits = fields.list("edits", |value| {
        let fields = Fields::of(value, "edits", ARGUMENT)?;
        let offset = |key| {
            Ok::<_, JsValue>(fields.whole(key)?.and_then(|offset| usize::try_from(offset).ok()).unwrap_or(usize::MAX))
        };
        let range = TextRange { start: offset("start")?, end: offset("end")? };
        Ok(Edit { range, new_text: fields.needed("newText")? })
    })?;
    Ok(Fix { title: String::new(), edits, preferred: false, safe: fields.flag("safe")? })
}
