//! Values that the configuration allows.

use super::sha256::sha256;

/// A value, or values, that stay as they are. It is held against what was found, never against the line around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// One value, which the entry does not tell.
    Hash {
        /// What stands before the value where it is hashed.
        salt: String,
        /// The SHA-256 of both, in hex.
        hash: String,
    },
    /// All values of a form, in which `*` stands for any text.
    Pattern(String),
}

impl Allowed {
    /// Reads an entry: `sha256:<salt>:<hex>`, or a pattern. A pattern needs four characters that are not `*`.
    ///
    /// ```
    /// use handoff_lint::redact::Allowed;
    /// assert!(Allowed::parse("demo-*").is_some());
    /// assert_eq!(Allowed::parse("*"), None, "would allow everything");
    /// ```
    pub fn parse(entry: &str) -> Option<Self> {
        let Some(rest) = entry.strip_prefix("sha256:") else {
            let told = entry.bytes().filter(|byte| *byte != b'*').count();
            return (told >= 4).then(|| Self::Pattern(entry.to_owned()));
        };
        let (salt, hash) = rest.rsplit_once(':')?;
        let right = hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        right.then(|| Self::Hash { salt: salt.to_owned(), hash: hash.to_ascii_lowercase() })
    }

    /// Whether `value` is allowed.
    pub(super) fn allows(&self, value: &str) -> bool {
        match self {
            Self::Hash { salt, hash } => sha256(format!("{salt}{value}").as_bytes()) == *hash,
            Self::Pattern(pattern) => matches(pattern, value),
        }
    }
}

/// Whether `value` has the form of `pattern`.
fn matches(pattern: &str, value: &str) -> bool {
    let Some((head, rest)) = pattern.split_once('*') else { return pattern == value };
    let Some(mut value) = value.strip_prefix(head) else { return false };
    let Some((middle, tail)) = rest.rsplit_once('*') else { return value.ends_with(rest) };
    for part in middle.split('*') {
        let Some((_, after)) = value.split_once(part) else { return false };
        value = after;
    }
    value.ends_with(tail)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_is_any_text() {
        for (pattern, value, yes) in [
            ("demo-*", "demo-1", true),
            ("demo-*", "a demo-1", false),
            ("*-demo", "1-demo", true),
            ("a*b*c", "a1b2c", true),
            ("a*b*c", "a1c", false),
            ("abab*ab", "abab", false),
            ("demo", "demo", true),
        ] {
            assert_eq!(matches(pattern, value), yes, "{pattern} {value}");
        }
    }

    #[test]
    fn a_hash_allows_one_value() {
        let allowed = Allowed::parse(&format!("sha256:salt:{}", sha256(b"saltvalue"))).unwrap();
        assert!(allowed.allows("value"));
        assert!(!allowed.allows("other"));
        assert_eq!(Allowed::parse("sha256:salt:abc"), None);
    }
}
