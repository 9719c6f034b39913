//! Trees that go out, as plain objects.

use crate::document::{Node, Value};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

/// The plain object, list or value that a tree is.
pub(super) fn plain(node: &Node) -> JsValue {
    match &node.value {
        Value::Map(entries) => {
            let object = Object::new();
            for entry in entries {
                // Setting a property of a fresh object cannot fail.
                let _ = Reflect::set(&object, &entry.key.as_str().into(), &plain(&entry.value));
            }
            object.into()
        }
        Value::List(items) => items.iter().map(plain).collect::<Array>().into(),
        Value::Scalar { text, plain: true } => match text.as_str() {
            "true" => JsValue::TRUE,
            "false" => JsValue::FALSE,
            number => number.parse::<u32>().map_or(JsValue::NULL, JsValue::from),
        },
        Value::Scalar { text, .. } => text.as_str().into(),
    }
}
