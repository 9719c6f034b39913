//! The one shape of every finding.
//!
//! **Invariant:** a diagnostic never quotes a secret; what it says can be shown, logged and sent on.

mod apply;
mod rule;

pub use apply::apply_fixes;
#[cfg(target_arch = "wasm32")]
pub(crate) use apply::choose_edits;
pub use rule::{Example, Page, RuleInfo, docs_of};

use crate::source::TextRange;
use serde::{Deserialize, Serialize};

/// How much a diagnostic matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The form or the claim is broken.
    Error,
    /// Worth mending; changes no verdict unless strict.
    Warning,
    /// A matter of style.
    Hint,
}

impl Severity {
    /// The word that crosses every border.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Hint => "hint",
        }
    }
}

/// One replacement of bytes by text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The bytes that go.
    pub range: TextRange,
    /// The text that comes.
    pub new_text: String,
}

/// A mend that a person or a program can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What applying it does, in the imperative.
    pub title: String,
    /// Its edits, sorted and apart.
    pub edits: Vec<Edit>,
    /// Whether it is the obvious choice.
    pub preferred: bool,
    /// Whether it can be applied unseen: it changes form only and makes no claim for the author.
    pub safe: bool,
}

impl Fix {
    /// A fix of one edit that changes form only.
    pub fn safe(title: impl Into<String>, range: TextRange, new_text: impl Into<String>) -> Self {
        Self { safe: true, ..Self::suggested(title, range, new_text) }
    }

    /// A fix of one edit that its author has to agree with.
    pub fn suggested(title: impl Into<String>, range: TextRange, new_text: impl Into<String>) -> Self {
        let edit = Edit { range, new_text: new_text.into() };
        Self { title: title.into(), edits: vec![edit], preferred: true, safe: false }
    }
}

/// Another place that explains a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// What is to be seen there.
    pub message: String,
    /// Where.
    pub range: TextRange,
}

/// One finding of one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The rule's code, `group/name`.
    pub code: &'static str,
    /// How much it matters here.
    pub severity: Severity,
    /// What is wrong and what to do, in one or two sentences.
    pub message: String,
    /// The bytes it is about; may be empty, never outside the text.
    pub range: TextRange,
    /// Ways to mend it, the best first.
    pub fixes: Vec<Fix>,
    /// Other places that explain it.
    pub related: Vec<Related>,
}

impl Diagnostic {
    /// The part of the code before the slash.
    pub fn group(&self) -> &'static str {
        self.code.split('/').next().unwrap_or_default()
    }
}

/// What a rule says about one place; the catalogue adds code and severity.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What is wrong and what to do.
    pub message: String,
    /// The bytes it is about.
    pub range: TextRange,
    /// Ways to mend it.
    pub fixes: Vec<Fix>,
    /// Other places that explain it.
    pub related: Vec<Related>,
    /// Another severity than the rule's own, where the case is milder or graver.
    pub severity: Option<Severity>,
}

impl Finding {
    /// A finding at `range`.
    pub fn new(range: TextRange, message: impl Into<String>) -> Self {
        Self { message: message.into(), range, fixes: Vec::new(), related: Vec::new(), severity: None }
    }

    /// The same finding with a fix.
    #[must_use]
    pub fn fix(mut self, fix: Fix) -> Self {
        self.fixes.push(fix);
        self
    }

    /// The same finding with another place that explains it.
    #[must_use]
    pub fn related(mut self, range: TextRange, message: impl Into<String>) -> Self {
        self.related.push(Related { message: message.into(), range });
        self
    }

    /// The same finding at another severity than the rule's own.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = Some(severity);
        self
    }
}
