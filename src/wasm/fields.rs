//! Reading plain objects that come in, field by field.
//!
//! By hand and not by derived deserializers, which would make the module a tenth larger and say less about what is wrong.

use super::thrown;
use js_sys::{Array, Object, Reflect};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// The fields of an object. What is `undefined` or `null` counts as left out.
pub(super) struct Fields<'v> {
    object: &'v Object,
    /// What the object is called in messages.
    name: &'v str,
    /// The code of the errors.
    code: &'static str,
    asked_for: RefCell<Vec<&'static str>>,
}

impl<'v> Fields<'v> {
    /// The fields of `value`, which has to be an object.
    pub(super) fn of(value: &'v JsValue, name: &'v str, code: &'static str) -> Result<Self, JsValue> {
        match value.dyn_ref::<Object>().filter(|_| !Array::is_array(value) && !value.is_function()) {
            Some(object) => Ok(Self { object, name, code, asked_for: RefCell::default() }),
            None => Err(thrown(code, &format!("`{name}` has to be an object"))),
        }
    }

    /// Refuses fields that nothing has asked for: a misspelt option would otherwise be passed over in silence.
    pub(super) fn no_others(&self) -> Result<(), JsValue> {
        let known = self.asked_for.borrow();
        let unknown = Object::keys(self.object)
            .iter()
            .filter_map(|key| key.as_string())
            .find(|key| !known.contains(&key.as_str()));
        match unknown {
            Some(key) => {
                Err(thrown(self.code, &format!("`{}` has no field `{key}`; known are {}", self.name, known.join(", "))))
            }
            None => Ok(()),
        }
    }

    /// The value of a field.
    pub(super) fn value(&self, key: &'static str) -> Option<JsValue> {
        let mut asked_for = self.asked_for.borrow_mut();
        if !asked_for.contains(&key) {
            asked_for.push(key);
        }
        drop(asked_for);
        Reflect::get(self.object, &key.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
    }

    /// A field that `read` can make sense of; `wanted` says what that is.
    pub(super) fn read<T>(
        &self,
        key: &'static str,
        wanted: &str,
        read: impl Fn(&JsValue) -> Option<T>,
    ) -> Result<Option<T>, JsValue> {
        let Some(value) = self.value(key) else { return Ok(None) };
        let wrong = || {
            let given = value.as_string().map_or(String::new(), |word| format!(", not {word:?}"));
            thrown(self.code, &format!("`{key}` of `{}` has to be {wanted}{given}", self.name))
        };
        read(&value).map(Some).ok_or_else(wrong)
    }

    /// A string.
    pub(super) fn string(&self, key: &'static str) -> Result<Option<String>, JsValue> {
        self.read(key, "a string", JsValue::as_string)
    }

    /// A string that has to be there.
    pub(super) fn needed(&self, key: &'static str) -> Result<String, JsValue> {
        let missing = || thrown(self.code, &format!("`{key}` of `{}` is missing", self.name));
        self.string(key)?.ok_or_else(missing)
    }

    /// A boolean; `false` where it is left out.
    pub(super) fn flag(&self, key: &'static str) -> Result<bool, JsValue> {
        Ok(self.read(key, "a boolean", JsValue::as_bool)?.unwrap_or_default())
    }

    /// A list of strings.
    pub(super) fn strings(&self, key: &'static str) -> Result<Option<Vec<String>>, JsValue> {
        self.read(key, "a list of strings", |value| {
            value.dyn_ref::<Array>()?.iter().map(|item| item.as_string()).collect::<Option<Vec<_>>>()
        })
    }

    /// One of some words; `of_word` knows them.
    pub(super) fn word<T>(
        &self,
        key: &'static str,
        wanted: &str,
        of_word: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, JsValue> {
        self.read(key, wanted, |value| value.as_string().and_then(|word| of_word(&word)))
    }

    /// A whole number of 32 bits.
    pub(super) fn whole(&self, key: &'static str) -> Result<Option<i64>, JsValue> {
        self.read(key, "a whole number", |value| value.as_f64().and_then(whole))
    }

    /// A list; empty where it is left out.
    pub(super) fn list<T>(
        &self,
        key: &'static str,
        item: impl Fn(&JsValue) -> Result<T, JsValue>,
    ) -> Result<Vec<T>, JsValue> {
        let array = self.read(key, "a list", |value| value.dyn_ref::<Array>().cloned())?;
        array.map_or(Ok(Vec::new()), |array| array.iter().map(|value| item(&value)).collect())
    }
}

/// A whole number of 32 bits.
pub(super) fn whole(number: f64) -> Option<i64> {
    let fits = number.fract() == 0.0 && number.abs() <= f64::from(u32::MAX);
    #[expect(clippy::cast_possible_truncation, reason = "checked to be whole and small")]
    fits.then_some(number as i64)
}
