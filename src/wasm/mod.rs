//! The border to JavaScript: free functions, plain objects, UTF-16.
//!
//! **Invariant:** the only folder that names wasm-bindgen, tsify, js-sys and serde-wasm-bindgen, and the only place where
//! bytes become UTF-16. There is no logic here.

#![allow(unreachable_pub, reason = "wasm-bindgen exports public functions only")]

mod fields;
mod input;
mod output;
mod redaction;
mod wire;

use input::{check_options, string};

use crate::source::Utf16Map;
use js_sys::{Error, JSON, JsString, Object, Reflect};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Checks a text and reports what was found, with the verdict. Any text gets an answer.
///
/// All ranges and offsets count UTF-16 units: `text.slice(start, end)` is the text a diagnostic is about.
///
/// @throws Error with `code` `"invalid-argument"` where `text` is no string, `"invalid-option"` where an option is unknown
/// or has the wrong type.
#[wasm_bindgen]
pub fn check(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CheckOptions | null")] options: &JsValue,
) -> Result<Ts<wire::Report>, JsValue> {
    let text = string(text, "text")?;
    let report = crate::check(&text, &check_options(options)?);
    parsed(&wire::Report::new(&text, report))
}

/// The kind of a text by its path or its headings; `undefined` for a document that is none of ours.
///
/// @throws Error with `code` `"invalid-argument"` where an argument is no string.
#[wasm_bindgen(js_name = detectKind, unchecked_return_type = "Kind | undefined")]
pub fn detect_kind(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] path: &JsValue,
) -> Result<JsValue, JsValue> {
    let text = string(text, "text")?;
    let path = if path.is_undefined() || path.is_null() { None } else { Some(string(path, "path")?) };
    let kind = crate::Kind::detect(&text, path.as_deref());
    serde_wasm_bindgen::to_value(&kind).map_err(|error| thrown("internal", &error.to_string()))
}

/// Checks an agent's last message at the moment it stops, for a stop hook of Claude Code. `event` is the object that the
/// hook gets on standard input; `output`, where there is one, is what it prints.
///
/// The agent is sent back once; the second time it is let go, and the person is told what is open.
///
/// @throws Error with `code` `"invalid-argument"` where `event` is no such object, `"invalid-option"` as `check` does.
#[wasm_bindgen(js_name = onStop)]
pub fn on_stop(
    #[wasm_bindgen(unchecked_param_type = "object")] event: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CheckOptions | null")] options: &JsValue,
) -> Result<Ts<wire::HookAnswer>, JsValue> {
    let event = input::stop_event(event)?;
    let answer = crate::hook::on_stop(&event, &check_options(options)?);
    let text = event.last_assistant_message.unwrap_or_default();
    parsed(&wire::HookAnswer::new(&text, answer))
}

/// Writes a handoff in its canonical form; reading it again gives the same. Takes what `check` gives as `handoff`, or the
/// same by hand: ranges are not needed, and a part left out is empty.
///
/// @throws Error with `code` `"invalid-argument"` where `handoff` is not of that shape.
#[wasm_bindgen(js_name = renderHandoff)]
pub fn render_handoff(
    #[wasm_bindgen(unchecked_param_type = "Handoff | HandoffInput")] handoff: &JsValue,
) -> Result<String, JsValue> {
    Ok(crate::contract::render_handoff(&input::handoff(handoff)?))
}

/// `text` with fixes applied, sorted and never overlapping: a fix is applied whole or not at all. Of a diagnostic it is the
/// first safe fix, where there is one.
///
/// @throws Error with `code` `"invalid-argument"` where `text` is no string or `fixes` no list of diagnostics or fixes.
#[wasm_bindgen(js_name = applyFixes, unchecked_return_type = "string")]
pub fn apply_fixes(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly (Diagnostic | Fix)[]")] fixes: &JsValue,
) -> Result<JsString, JsValue> {
    let text = text.dyn_ref::<JsString>().ok_or_else(|| thrown("invalid-argument", "`text` has to be a string"))?;
    let fixes = input::fixes(fixes)?;
    let fits =
        |edit: &crate::diagnostic::Edit| edit.range.start <= edit.range.end && edit.range.end <= text.length() as usize;
    let mut out = JsString::from("");
    let mut from = 0;
    for edit in crate::diagnostic::choose_edits(&fixes, fits) {
        let (start, end) = (narrow(edit.range.start), narrow(edit.range.end));
        out = out.concat(&text.slice(from, start)).concat(&edit.new_text.as_str().into());
        from = end;
    }
    Ok(out.concat(&text.slice(from, text.length())))
}

/// Reads a configuration: the whole text, or the key `handoff-lint` where `path` is that of a `package.json`. What is wrong
/// with it is left out of `config` and reported; `config` can be handed to `check`.
///
/// @throws Error with `code` `"invalid-argument"` where an argument is no string.
#[wasm_bindgen(js_name = readConfig)]
pub fn read_config(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] path: &JsValue,
) -> Result<Ts<wire::LoadedConfig>, JsValue> {
    let text = string(text, "text")?;
    let path = if path.is_undefined() || path.is_null() { None } else { Some(string(path, "path")?) };
    wire::LoadedConfig::new(&text, path).into_ts().map_err(|error| thrown("internal", &error.to_string()))
}

/// `text` with a mark such as `[REDACTED:github-token]` in place of each secret, and of each piece of personal data of a
/// class that is on. All else stays as it is.
///
/// All offsets count UTF-16 units: `text.slice(start, end)` is the value, `redacted.text.slice(outputStart, outputEnd)` its
/// mark.
///
/// @throws Error with `code` `"invalid-argument"` where `text` is no string, `"invalid-option"` where an option is unknown
/// or has the wrong type.
#[wasm_bindgen(unchecked_return_type = "Redacted")]
pub fn redact(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "RedactOptions | null")] options: &JsValue,
) -> Result<Object, JsValue> {
    let whole = text.dyn_ref::<JsString>().ok_or_else(|| thrown("invalid-argument", "`text` has to be a string"))?;
    let options = input::redact_options(options)?;
    let text = string(text, "text")?;
    let redactions = redaction::Redaction::all(&text, &crate::redact::find(&text, &options));
    // From the text as it came in, so that what is no well-formed UTF-16 stays as well.
    let mut out = JsString::from("");
    let mut from = 0;
    for redaction in &redactions {
        out = out.concat(&whole.slice(from, redaction.start)).concat(&redaction.mark().into());
        from = redaction.end;
    }
    let out = if from == 0 { whole.clone() } else { out.concat(&whole.slice(from, whole.length())) };
    let answer = Object::new();
    // Setting a property of a fresh object cannot fail.
    let _ = Reflect::set(&answer, &"text".into(), &out);
    let _ = Reflect::set(&answer, &"redactions".into(), &json(&redactions)?);
    Ok(answer)
}

/// Every detector of secrets and personal data.
#[wasm_bindgen(unchecked_return_type = "DetectorInfo[]")]
pub fn detectors() -> Result<JsValue, JsValue> {
    json(&crate::redact::detectors().map(redaction::DetectorInfo::from).collect::<Vec<_>>())
}

/// Every rule, in the order of its page.
#[wasm_bindgen(unchecked_return_type = "RuleInfo[]")]
pub fn rules() -> Result<Vec<Ts<wire::RuleInfo>>, JsValue> {
    let convert = |rule| wire::RuleInfo::from(rule).into_ts();
    crate::rules::all().map(convert).collect::<Result<_, _>>().map_err(|error| thrown("internal", &error.to_string()))
}

/// The version of the core, which is that of the package.
#[wasm_bindgen]
pub fn version() -> String {
    crate::version().to_owned()
}

/// A large answer as plain objects. The engine parses JSON about four times as fast as it takes objects built property by
/// property across the border.
fn parsed<T: Tsify + Serialize>(answer: &T) -> Result<Ts<T>, JsValue> {
    json(answer).map(Ts::new_unchecked)
}

fn json<T: Serialize>(answer: &T) -> Result<JsValue, JsValue> {
    let json = serde_json::to_string(answer).map_err(|error| thrown("internal", &error.to_string()))?;
    JSON::parse(&json)
}

/// An offset that came from JavaScript fits where it came from.
fn narrow(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

/// A real `Error` with a `code`.
fn thrown(code: &str, message: &str) -> JsValue {
    let error = Error::new(message);
    // Setting a property of a fresh object cannot fail.
    let _ = Reflect::set(&error, &"code".into(), &code.into());
    error.into()
}

/// The counterpart of a byte range of `map`'s text.
fn place(map: &Utf16Map<'_>, range: crate::source::TextRange) -> (wire::Range, u32, u32) {
    let ((start_offset, start), (end_offset, end)) = (map.place(range.start), map.place(range.end));
    (wire::Range { start: start.into(), end: end.into() }, start_offset, end_offset)
}
