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
use crate::redact::{Allowed, Class, Classes, RedactOptions};

/// Values by name, in the order of the document. A list, for it is short and code for maps is not.
pub type Named<T> = Vec<(String, T)>;

/// What a project sets. Everything may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// Severities by rule or group; a rule's own entry goes before that of its group.
    pub rules: Named<Level>,
    /// Other headings by the section that they count as.
    pub sections: Named<Vec<String>>,
    /// Other words by the status that they count as.
    pub statuses: Named<Vec<String>>,
    /// Further categories of deferred items.
    pub categories: Vec<String>,
    /// How long a handoff may be.
    pub budgets: Budgets,
    /// Values that look like secrets and are none.
    pub allow: Vec<Allow>,
    /// Classes of personal data that are looked for, or not.
    pub pii: Named<bool>,
    /// Patterns of paths by the kind of document that stands there.
    pub files: Named<Vec<String>>,
    /// Parts by the pack that they make up.
    pub packs: Named<Vec<String>>,
    /// Further parts by the pack that they are appended to.
    pub overlays: Named<Vec<String>>,
    /// The folder of the library of contracts.
    pub library: Option<String>,
}

/// What is done about a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// The word of the configuration.
    pub fn as_str(self) -> &'static str {
        self.severity().map_or("off", Severity::as_str)
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budgets {
    /// Most bytes of the whole text.
    pub total: Option<u32>,
    /// Most bytes of one section.
    pub section: Option<u32>,
}

/// A value that looks like a secret and is none.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        match value_of(&self.rules, code).or_else(|| value_of(&self.rules, group)) {
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

    /// What is looked for as a secret or as personal data.
    pub fn redact_options(&self) -> RedactOptions {
        let mut pii = Classes::default();
        for (class, on) in self.pii.iter().filter_map(|(word, on)| Some((Class::of_word(word)?, *on))) {
            pii = pii.with(class, on);
        }
        RedactOptions { pii, allow: self.allow.iter().filter_map(|allow| Allowed::parse(&allow.value)).collect() }
    }

    /// The words that count as those of the contract.
    pub fn vocabulary(&self) -> Vocabulary {
        let mut words = Vocabulary::default();
        for kind in SectionKind::ALL {
            let headings = value_of(&self.sections, kind.title()).into_iter().flatten();
            headings.for_each(|heading| words.add_section(kind, heading));
        }
        for value in StatusValue::ALL {
            let others = value_of(&self.statuses, value.as_str()).into_iter().flatten();
            others.for_each(|word| words.add_status(value, word));
        }
        self.categories.iter().for_each(|word| words.add_category(word));
        words
    }
}

fn value_of<'v, T>(values: &'v Named<T>, name: &str) -> Option<&'v T> {
    values.iter().find(|(known, _)| known == name).map(|(_, value)| value)
}

/// The group that no one can switch off.
pub(crate) const SECRET: &str = "secret";
