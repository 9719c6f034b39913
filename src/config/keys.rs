//! The keys of the configuration: the one table from which it is read and its schema is written.

/// What a key holds.
#[derive(Clone, Copy, Debug)]
pub(super) enum Shape {
    /// A text.
    Text,
    /// A whole number above zero.
    Number,
    /// On or off.
    Switch,
    /// Levels by rule or group.
    Rules,
    /// A list; one value alone counts as a list of one.
    List(&'static Shape),
    /// A mapping with keys of these names, all alike.
    Named(&'static [&'static str], &'static Shape),
    /// A mapping with keys of any name.
    Open(&'static Shape),
    /// A mapping that has each of these texts.
    Texts(&'static [&'static str]),
}

/// A key of the configuration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub(super) name: &'static str,
    pub(super) summary: &'static str,
    pub(super) shape: Shape,
}

const SECTIONS: &[&str] = &["Key Decisions", "Artifacts", "Status", "Deferred Items"];
const STATUSES: &[&str] = &["PASS", "FAIL", "PARTIAL"];
const KINDS: &[&str] = &["handoff", "config"];
const TEXTS: Shape = Shape::List(&Shape::Text);

/// Every key, in the order of the documentation.
pub(super) const KEYS: &[Key] = &[
    Key {
        name: "rules",
        summary: "Severities by rule or group: off, hint, warning or error. The entry of a rule goes before that of its group.",
        shape: Shape::Rules,
    },
    Key {
        name: "sections",
        summary: "Other headings that count as a section, for other languages and house styles.",
        shape: Shape::Named(SECTIONS, &TEXTS),
    },
    Key {
        name: "statuses",
        summary: "Other words that count as a value of the status.",
        shape: Shape::Named(STATUSES, &TEXTS),
    },
    Key { name: "categories", summary: "Further categories of deferred items.", shape: TEXTS },
    Key {
        name: "budgets",
        summary: "The most bytes that the whole text and one section may have.",
        shape: Shape::Named(&["total", "section"], &Shape::Number),
    },
    Key {
        name: "allow",
        summary: "Values that look like secrets and are none, each with the reason why.",
        shape: Shape::List(&Shape::Texts(&["value", "reason"])),
    },
    Key {
        name: "pii",
        summary: "Classes of personal data that are looked for, or not.",
        shape: Shape::Open(&Shape::Switch),
    },
    Key {
        name: "files",
        summary: "Patterns of paths by the kind of document that stands there.",
        shape: Shape::Named(KINDS, &TEXTS),
    },
    Key { name: "packs", summary: "The parts of each further pack of a transfer.", shape: Shape::Open(&TEXTS) },
    Key {
        name: "overlays",
        summary: "Further parts that are appended to a pack of a transfer.",
        shape: Shape::Open(&TEXTS),
    },
    Key { name: "library", summary: "The folder of the library of contracts.", shape: Shape::Text },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use crate::contract::{SectionKind, StatusValue};

    #[test]
    fn names_are_those_of_the_contract() {
        assert_eq!(SectionKind::ALL.map(SectionKind::title).as_slice(), SECTIONS);
        assert_eq!(StatusValue::ALL.map(StatusValue::as_str).as_slice(), STATUSES);
        assert!(KINDS.iter().all(|kind| Kind::of_word(kind).is_some()));
    }
}
