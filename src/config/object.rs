//! A configuration as an object: the same keys and values as in the file.

use super::{Config, Named};
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

impl Config {
    /// The same as a tree, from which `of_tree` reads it again. What is not set is left out.
    pub fn to_tree(&self) -> Node {
        let budgets = [("total", self.budgets.total), ("section", self.budgets.section)];
        let budgets = budgets.into_iter().filter_map(|(name, bytes)| Some((name, Node::plain(bytes?.to_string()))));
        let allow = self.allow.iter().map(|allow| {
            let fields = [("value", Node::text(&allow.value)), ("reason", Node::text(&allow.reason))];
            map(fields.into_iter())
        });
        let fields = [
            ("rules", named(&self.rules, |level| Node::text(level.as_str()))),
            ("sections", named(&self.sections, |words| texts(words))),
            ("statuses", named(&self.statuses, |words| texts(words))),
            ("categories", texts(&self.categories)),
            ("budgets", map(budgets)),
            ("allow", Node::of(Value::List(allow.collect()))),
            ("pii", named(&self.pii, |on| Node::plain(if *on { "true" } else { "false" }))),
            ("files", named(&self.files, |words| texts(words))),
            ("packs", named(&self.packs, |words| texts(words))),
            ("overlays", named(&self.overlays, |words| texts(words))),
            ("library", self.library.as_ref().map_or(Node::of(Value::List(Vec::new())), Node::text)),
        ];
        let is_set = |node: &Node| match &node.value {
            Value::Map(entries) => !entries.is_empty(),
            Value::List(items) => !items.is_empty(),
            Value::Scalar { .. } => true,
        };
        map(fields.into_iter().filter(|(_, node)| is_set(node)))
    }
}

fn map<'n>(fields: impl Iterator<Item = (&'n str, Node)>) -> Node {
    let entry = |(key, value): (&str, Node)| Entry { key: key.to_owned(), key_range: TextRange::default(), value };
    Node::of(Value::Map(fields.map(entry).collect()))
}

fn named<T>(values: &Named<T>, node: fn(&T) -> Node) -> Node {
    map(values.iter().map(|(name, value)| (name.as_str(), node(value))))
}

fn texts(words: &[String]) -> Node {
    Node::of(Value::List(words.iter().map(Node::text).collect()))
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
    use super::super::keys::KEYS;
    use super::super::load;
    use super::*;
    use crate::CheckOptions;

    fn options(json: &str) -> Result<CheckOptions, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn takes_what_the_file_takes() {
        let json = r#"{"config": {"rules": {"status": "off"}, "budgets": {"total": 9}, "pii": {"email": true}}}"#;
        let config = options(json).unwrap().config.unwrap();
        assert_eq!((config.rules.len(), config.budgets.total), (1, Some(9)));
        assert_eq!(config.pii, [("email".to_owned(), true)]);
        assert_eq!(options(r#"{"config": null}"#).unwrap().config, None);
    }

    #[test]
    fn a_tree_reads_as_it_was() {
        let text = "rules: {status: off}\nsections: {Status: Statut}\nstatuses: {PASS: ok}\ncategories: chore\nbudgets: {total: 9}\n\
                    allow: [{value: a, reason: b}]\npii: {email: on}\nfiles: {handoff: \"*.md\"}\npacks: {a: [b]}\n\
                    overlays: {a: [c]}\nlibrary: docs\n";
        let loaded = load(text, None);
        assert!(loaded.problems.is_empty(), "{:?}", loaded.problems);
        let tree = loaded.config.to_tree();
        assert!(KEYS.iter().all(|key| tree.get(key.name).is_some()));
        assert_eq!(Config::of_tree(&tree), Ok(loaded.config));
        assert_eq!(Config::default().to_tree(), Node::of(Value::Map(Vec::new())));
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
