//! The JSON Schema of the configuration, from its keys and the catalogue of rules.

use super::keys::{KEYS, Shape};
use crate::rules;
use std::fmt::Write as _;

/// The schema as pretty JSON, which editors take to complete and check the file.
pub fn config_schema() -> String {
    let level = object(&[("enum", Json::List(["off", "hint", "warning", "error"].map(Json::text).into()))]);
    let properties = KEYS.iter().map(|key| (key.name.to_owned(), described(key.shape, key.summary))).collect();
    let root = object(&[
        ("$schema", Json::text("http://json-schema.org/draft-07/schema#")),
        ("title", Json::text("Configuration of handoff-lint")),
        ("type", Json::text("object")),
        ("additionalProperties", Json::False),
        ("properties", Json::Map(properties)),
        ("definitions", object(&[("level", level)])),
    ]);
    let mut out = String::new();
    root.write(0, &mut out);
    out.push('\n');
    out
}

#[derive(Clone)]
enum Json {
    False,
    True,
    Number(u32),
    Text(String),
    List(Vec<Json>),
    Map(Vec<(String, Json)>),
}

fn object(fields: &[(&str, Json)]) -> Json {
    Json::Map(fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect())
}

fn described(shape: Shape, summary: &str) -> Json {
    let Json::Map(mut fields) = of_shape(shape) else { return Json::False };
    fields.insert(0, ("description".to_owned(), Json::text(summary)));
    Json::Map(fields)
}

fn of_shape(shape: Shape) -> Json {
    match shape {
        Shape::Text => object(&[("type", Json::text("string")), ("minLength", Json::Number(1))]),
        Shape::Number => object(&[("type", Json::text("integer")), ("minimum", Json::Number(1))]),
        Shape::Switch => {
            object(&[("enum", Json::List(vec![Json::True, Json::False, Json::text("on"), Json::text("off")]))])
        }
        Shape::Rules => mapping(levels(), None),
        Shape::List(item) => {
            let list = object(&[("type", Json::text("array")), ("items", of_shape(*item))]);
            object(&[("anyOf", Json::List(vec![list, of_shape(*item)]))])
        }
        Shape::Named(names, value) => {
            mapping(names.iter().map(|name| ((*name).to_owned(), of_shape(*value))).collect(), None)
        }
        Shape::Open(value) => mapping(Vec::new(), Some(of_shape(*value))),
        Shape::Texts(names) => {
            let Json::Map(mut fields) =
                mapping(names.iter().map(|name| ((*name).to_owned(), of_shape(Shape::Text))).collect(), None)
            else {
                return Json::False;
            };
            fields.push(("required".to_owned(), Json::List(names.iter().map(|name| Json::text(*name)).collect())));
            Json::Map(fields)
        }
    }
}

fn mapping(properties: Vec<(String, Json)>, others: Option<Json>) -> Json {
    let mut fields = vec![("type".to_owned(), Json::text("object"))];
    if !properties.is_empty() {
        fields.push(("properties".to_owned(), Json::Map(properties)));
    }
    fields.push(("additionalProperties".to_owned(), others.unwrap_or(Json::False)));
    Json::Map(fields)
}

/// A level for each group and each rule.
fn levels() -> Vec<(String, Json)> {
    let level = |summary: String| {
        object(&[
            ("description", Json::Text(summary)),
            ("allOf", Json::List(vec![object(&[("$ref", Json::text("#/definitions/level"))])])),
        ])
    };
    let groups = rules::groups().map(|group| (group.to_owned(), level(format!("Every rule of the group {group}."))));
    let own = rules::all().map(|rule| {
        (rule.code.to_owned(), level(format!("{} Its own severity is {}.", rule.summary, rule.severity.as_str())))
    });
    groups.chain(own).collect()
}

impl Json {
    fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    fn write(&self, depth: usize, out: &mut String) {
        match self {
            Self::False => out.push_str("false"),
            Self::True => out.push_str("true"),
            Self::Number(number) => {
                let _ = write!(out, "{number}");
            }
            Self::Text(text) => write_text(text, out),
            Self::List(items) => write_all('[', ']', items, depth, out, |item, out| item.write(depth + 1, out)),
            Self::Map(fields) => write_all('{', '}', fields, depth, out, |(name, value), out| {
                write_text(name, out);
                out.push_str(": ");
                value.write(depth + 1, out);
            }),
        }
    }
}

fn write_all<T>(open: char, close: char, items: &[T], depth: usize, out: &mut String, one: impl Fn(&T, &mut String)) {
    out.push(open);
    for (at, item) in items.iter().enumerate() {
        out.push_str(if at > 0 { ",\n" } else { "\n" });
        out.push_str(&"  ".repeat(depth + 1));
        one(item, out);
    }
    if !items.is_empty() {
        out.push('\n');
        out.push_str(&"  ".repeat(depth));
    }
    out.push(close);
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}
