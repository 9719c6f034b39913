//! The rules about comments that switch rules off, one file each.

use crate::diagnostic::{Page, RuleInfo};

/// Declares the rule files and lists them: the only list there is.
macro_rules! catalogue {
    ($($name:ident $rule:ident),* $(,)?) => {
        $(mod $name;)*
        $(pub(super) use $name::RULE as $rule;)*

        /// Every rule about such comments, in the order of its page.
        pub static RULES: &[RuleInfo] = &[$($name::RULE),*];

        /// The pages of the rules, in the same order.
        pub static PAGES: &[Page] = &[$($name::PAGE),*];
    };
}

catalogue! {
    no_reason NO_REASON,
    unknown_rule UNKNOWN_RULE,
    unknown_directive UNKNOWN_DIRECTIVE,
    not_allowed NOT_ALLOWED,
    unused UNUSED,
}
