//! The rules for handoffs, one file each.

use super::budget::Budget;
use super::handoff::Handoff;
use super::names::SectionKind;
use super::passages::Passage;
use super::sections::Section;
use crate::diagnostic::{Finding, Page, RuleInfo};
use crate::host::HostFacts;
use crate::source::{TextRange, slice};
use std::cell::RefCell;

/// A rule for handoffs.
#[derive(Clone, Copy)]
pub struct Rule {
    /// What is known about it.
    pub info: RuleInfo,
    /// Finds what it is about.
    pub check: fn(&Context<'_>, &mut Vec<Finding>),
}

/// What a rule looks at.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The whole text.
    pub text: &'a str,
    /// Where the text came from.
    pub path: Option<&'a str>,
    /// The same, read.
    pub handoff: &'a Handoff,
    /// The evidence, with the results it names.
    pub passages: &'a [Passage<'a>],
    /// What the host knows.
    pub facts: &'a HostFacts,
    /// How much the handoff may weigh.
    pub budget: Budget,
    /// What rules had to leave unchecked.
    pub unchecked: &'a RefCell<Vec<String>>,
}

impl<'a> Context<'a> {
    /// The words in `range`.
    pub fn words(&self, range: TextRange) -> &'a str {
        slice(self.text, range)
    }

    /// Says that a question has no answer, for want of a fact that only the host knows.
    pub fn leave_unchecked(&self, question: &str, why: &str) {
        if let Ok(mut unchecked) = self.unchecked.try_borrow_mut() {
            unchecked.push(format!("{question}: {why}."));
        }
    }

    /// The first section of a kind.
    pub fn section(&self, kind: SectionKind) -> Option<&'a Section> {
        self.handoff.sections.first(kind)
    }
}

/// Declares the rule files and lists them: the only list there is.
macro_rules! catalogue {
    ($($name:ident),* $(,)?) => {
        $(mod $name;)*

        /// Every rule for handoffs, in the order of its page.
        pub static RULES: &[Rule] = &[$($name::RULE),*];

        /// The pages of the rules, in the same order.
        pub static PAGES: &[Page] = &[$($name::PAGE),*];
    };
}

catalogue! {
    handoff_absent,
    handoff_pointer_only,
    handoff_truncated,
    handoff_ambiguous,
    handoff_conflict_markers,
    handoff_fenced,
    handoff_trailing_text,
    handoff_stale,
    section_missing,
    section_duplicate,
    section_empty,
    section_near_miss,
    section_unexpected,
    section_order,
    section_heading_level,
    section_heading_style,
    decisions_none,
    decisions_no_reason,
    artifact_no_action,
    artifact_unknown_action,
    artifact_no_path,
    artifact_relative_path,
    artifact_several_paths,
    artifact_duplicate,
    artifact_conflicting_actions,
    artifact_outside_workspace,
    artifact_unlisted_change,
    artifact_not_found,
    status_missing,
    status_unknown_value,
    status_unparsable,
    status_template,
    status_decorated,
    status_qualified,
    status_contradicts_progress,
    evidence_missing,
    evidence_vague,
    evidence_incomplete,
    evidence_contradicts_status,
    evidence_zero_tests,
    evidence_masked_exit_code,
    evidence_unbacked_baseline,
    evidence_unexecuted_command,
    evidence_stale,
    evidence_unresolved_commit,
    deferred_no_category,
    deferred_unknown_category,
    deferred_no_reason,
    deferred_undeclared,
    placeholder_unfilled,
    pointer_pasted_diff,
    pointer_pasted_plan,
    pointer_pasted_log,
    size_over_budget,
    privacy_home_path,
    safety_hidden_text,
    safety_instruction_like,
}
