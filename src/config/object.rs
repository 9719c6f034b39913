//! A configuration as an object: the same keys and values as in the file.

use super::Config;
use crate::document::{Entry, Node, Value};
use crate::source::TextRange;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::fmt;

impl<'de> Deserialize<'de> for Config {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Tree(root) = Tree::deserialize(deserializer)?;
        Self::of_tree(&root).map_err(D::Error::custom)
    }
}

/// Any plain data, as the tree that a file is read into.
struct Tree(Node);

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TreeVisitor).map(Self)
    }
}

struct TreeVisitor;

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = Node;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("plain data")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Node, E> {
        Ok(Node::plain(value.to_string()))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Node, E> {
        Ok(Node::plain(value.to_string()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Node, E> {
        Ok(Node::plain(value.to_string()))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Node, E> {
        Ok(Node::plain(value.to_string()))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Node, E> {
        Ok(Node::text(value))
    }

    fn visit_unit<E: Error>(self) -> Result<Node, E> {
        Ok(Node::plain(""))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(Tree(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::of(Value::List(list)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Node, A::Error> {
        let mut entries = Vec::new();
        while let Some((key, Tree(value))) = fields.next_entry()? {
            entries.push(Entry { key, key_range: TextRange::default(), value });
        }
        Ok(Node::of(Value::Map(entries)))
    }
}

#[cfg(test)]
mod tests {
    use crate::CheckOptions;

    fn options(json: &str) -> Result<CheckOptions, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn takes_what_the_file_takes() {
        let json = r#"{"config": {"rules": {"status": "off"}, "budgets": {"total": 9}, "pii": {"email": true}}}"#;
        let config = options(json).unwrap().config.unwrap();
        assert_eq!((config.rules.len(), config.budgets.total, config.pii.get("email")), (1, Some(9), Some(&true)));
        assert_eq!(options(r#"{"config": null}"#).unwrap().config, None);
        let again = serde_json::to_string(&config).unwrap();
        assert_eq!(options(&format!("{{\"config\": {again}}}")).unwrap().config, Some(config));
    }

    #[test]
    fn a_wrong_value_names_its_key() {
        let wrong = [
            (r#"{"rules": {"status": "loud"}}"#, "`rules.status`"),
            (r#"{"rules": {"statis": "off"}}"#, "`rules.statis`"),
            (r#"{"sections": {"Status": [1, ["x"]]}}"#, "`sections.Status`"),
            (r#"{"budgets": {"total": "9"}}"#, "`budgets.total`"),
            (r#"{"allow": ["x"]}"#, "`allow`"),
            (r#"{"alow": []}"#, "`alow`"),
            (r#""off""#, "The configuration"),
        ];
        for (config, name) in wrong {
            let error = options(&format!("{{\"config\": {config}}}")).unwrap_err();
            assert!(error.contains(name), "{config}: {error}");
        }
    }
}
