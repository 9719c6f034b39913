//! The rules for the configuration, one file each. All of them are found in one reading.

use crate::diagnostic::{Page, RuleInfo};

/// Declares the rule files and lists them: the only list there is.
macro_rules! catalogue {
    ($($name:ident $rule:ident),* $(,)?) => {
        $(mod $name;)*
        $(pub(super) use $name::RULE as $rule;)*

        /// Every rule for the configuration, in the order of its page.
        pub static RULES: &[RuleInfo] = &[$($name::RULE),*];

        /// The pages of the rules, in the same order.
        pub static PAGES: &[Page] = &[$($name::PAGE),*];
    };
}

catalogue! {
    syntax SYNTAX,
    unknown_key UNKNOWN_KEY,
    unknown_rule UNKNOWN_RULE,
    bad_value BAD_VALUE,
    duplicate_key DUPLICATE_KEY,
}
