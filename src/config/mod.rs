//! The configuration: what a project sets, read from its file or from an object.
//!
//! `handoff-lint.yaml` or `.json`, or the key `handoff-lint` of `package.json`. The host finds it; here it is read.

mod keys;
mod object;
mod read;
pub mod rules;
mod schema;

pub use read::{Loaded, Problem, load};
pub use schema::config_schema;

use crate::contract::budget::{BUDGET, Budget};
use crate::contract::{SectionKind, StatusValue, Vocabulary};
use crate::diagnostic::Severity;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a project sets. Everything may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Config {
    /// Severities by rule or group; a rule's own entry goes before that of its group.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub rules: BTreeMap<String, Level>,
    /// Other headings by the section that they count as.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub sections: BTreeMap<String, Vec<String>>,
    /// Other words by the status that they count as.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub statuses: BTreeMap<String, Vec<String>>,
    /// Further categories of deferred items.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<String>,
    /// How long a handoff may be.
    #[serde(skip_serializing_if = "Budgets::is_default")]
    pub budgets: Budgets,
    /// Values that look like secrets and are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub allow: Vec<Allow>,
    /// Classes of personal data that are looked for, or not.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub pii: BTreeMap<String, bool>,
    /// Patterns of paths by the kind of document that stands there.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub files: BTreeMap<String, Vec<String>>,
    /// Parts by the pack that they make up.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub packs: BTreeMap<String, Vec<String>>,
    /// Further parts by the pack that they are appended to.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub overlays: BTreeMap<String, Vec<String>>,
    /// The folder of the library of contracts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub library: Option<String>,
}

/// What is done about a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// It is not reported.
    Off,
    /// It is a hint.
    Hint,
    /// It is a warning.
    Warning,
    /// It is an error.
    Error,
}

impl Level {
    /// Reads the word of the configuration.
    pub fn of_word(word: &str) -> Option<Self> {
        match word {
            "off" => Some(Self::Off),
            "hint" => Some(Self::Hint),
            "warning" => Some(Self::Warning),
            "error" => Some(Self::Error),
            _ => None,
        }
    }

    fn severity(self) -> Option<Severity> {
        match self {
            Self::Off => None,
            Self::Hint => Some(Severity::Hint),
            Self::Warning => Some(Severity::Warning),
            Self::Error => Some(Severity::Error),
        }
    }
}

/// Most bytes of a handoff and of its parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Budgets {
    /// Most bytes of the whole text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<u32>,
    /// Most bytes of one section.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub section: Option<u32>,
}

impl Budgets {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// A value that looks like a secret and is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Allow {
    /// The value.
    pub value: String,
    /// Why it is no secret.
    pub reason: String,
}

impl Config {
    /// The severity of a rule whose own is `own`; `None` where it is switched off.
    ///
    /// Secrets cannot be switched off, only listed under `allow`.
    pub fn severity(&self, code: &str, own: Severity) -> Option<Severity> {
        let group = code.split('/').next().unwrap_or_default();
        match self.rules.get(code).or_else(|| self.rules.get(group)) {
            None => Some(own),
            Some(Level::Off) if group == SECRET => Some(own),
            Some(level) => level.severity(),
        }
    }

    /// How much a handoff may weigh.
    pub fn budget(&self) -> Budget {
        let bytes = |set: Option<u32>, own: usize| set.and_then(|bytes| usize::try_from(bytes).ok()).unwrap_or(own);
        Budget {
            handoff: bytes(self.budgets.total, BUDGET.handoff),
            section: bytes(self.budgets.section, BUDGET.section),
        }
    }

    /// The words that count as those of the contract.
    pub fn vocabulary(&self) -> Vocabulary {
        let mut words = Vocabulary::default();
        for kind in SectionKind::ALL {
            let headings = self.sections.get(kind.title()).into_iter().flatten();
            headings.for_each(|heading| words.add_section(kind, heading));
        }
        for value in StatusValue::ALL {
            let others = self.statuses.get(value.as_str()).into_iter().flatten();
            others.for_each(|word| words.add_status(value, word));
        }
        self.categories.iter().for_each(|word| words.add_category(word));
        words
    }
}

/// The group that no one can switch off.
pub(crate) const SECRET: &str = "secret";
