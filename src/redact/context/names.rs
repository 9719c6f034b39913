//! What a name says about the value behind it: `DB_PASSWORD`, `stripeSecretKey`, `x-api-key`.

/// What stands behind a telling name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// A password, which a person may have made up.
    Password,
    /// A key or token, which a machine made.
    Secret,
    /// A signature or session, which is one only where it is long.
    LongSecret,
}

/// Words for passwords.
const PASSWORDS: &[&str] =
    &["password", "passwd", "passphrase", "passcode", "pwd", "pw", "pass", "psk", "passwort", "kennwort", "senha"];

/// Words for what a machine made.
const SECRETS: &[&str] =
    &["token", "secret", "secrets", "credential", "credentials", "apikey", "auth", "authorization", "bearer"];

/// Words for what is secret where it is long.
const LONG: &[&str] = &["signature", "sig", "session", "sessionid", "sid", "cookie", "hmac"];

/// Words that make a key a secret one.
const KEY_OF: &[&str] = &[
    "api",
    "access",
    "secret",
    "private",
    "signing",
    "sign",
    "encryption",
    "encrypt",
    "decryption",
    "master",
    "account",
    "shared",
    "preshared",
    "auth",
    "service",
    "admin",
    "storage",
    "app",
    "application",
    "webhook",
    "deploy",
    "session",
    "jwt",
    "hmac",
    "aes",
    "cookie",
    "crypto",
    "client",
    "subscription",
    "server",
    "bot",
    "root",
    "license",
    "functions",
    "host",
    "write",
    "x",
    "apikey",
];

/// Last words that say something about a secret and are none.
const ABOUT: &[&str] = &[
    "id",
    "ids",
    "name",
    "names",
    "count",
    "counts",
    "type",
    "types",
    "length",
    "len",
    "size",
    "limit",
    "limits",
    "max",
    "min",
    "file",
    "files",
    "path",
    "paths",
    "dir",
    "folder",
    "url",
    "uri",
    "endpoint",
    "host",
    "expiry",
    "expires",
    "expiration",
    "exp",
    "ttl",
    "at",
    "policy",
    "field",
    "label",
    "hint",
    "prompt",
    "regex",
    "pattern",
    "format",
    "strength",
    "error",
    "errors",
    "message",
    "reset",
    "changed",
    "required",
    "enabled",
    "manager",
    "provider",
    "service",
    "store",
    "version",
    "prefix",
    "suffix",
    "usage",
    "used",
    "budget",
    "index",
    "num",
    "number",
    "rotation",
    "age",
    "algorithm",
    "alg",
    "header",
    "param",
    "arn",
    "ref",
    "status",
    "scope",
    "scopes",
    "kind",
    "class",
    "method",
    "mode",
    "env",
    "var",
    "variable",
    "fingerprint",
    "title",
    "description",
    "column",
    "attempts",
    "retries",
    "input",
    "schema",
    "rule",
    "rules",
    "handler",
    "helper",
    "validator",
    "validation",
    "options",
    "form",
    "event",
];

/// Words that make the value public, or no secret at all.
const HARMLESS: &[&str] = &[
    "public",
    "publishable",
    "primary",
    "foreign",
    "cache",
    "sort",
    "partition",
    "unique",
    "idempotency",
    "page",
    "next",
    "continuation",
    "cursor",
    "max",
    "min",
    "num",
    "total",
    "prompt",
    "completion",
    "count",
    "foreignkey",
    "anon",
    "no",
    "without",
    "missing",
    "invalid",
    "shortcut",
    "hot",
    "row",
    "dictionary",
    "lookup",
    "group",
    "object",
    "csrf",
];

/// Words run together, by their end.
const ENDS: &[(&str, Holds)] = &[
    ("password", Holds::Password),
    ("passwd", Holds::Password),
    ("passphrase", Holds::Password),
    ("passwort", Holds::Password),
    ("passcode", Holds::Password),
    ("rootpw", Holds::Password),
    ("adminpw", Holds::Password),
    ("userpw", Holds::Password),
    ("storepass", Holds::Password),
    ("keypass", Holds::Password),
    ("authkey", Holds::Secret),
    ("apikey", Holds::Secret),
    ("accesskey", Holds::Secret),
    ("secretkey", Holds::Secret),
    ("privatekey", Holds::Secret),
    ("authtoken", Holds::Secret),
    ("accesstoken", Holds::Secret),
    ("refreshtoken", Holds::Secret),
    ("clientsecret", Holds::Secret),
];

/// The most words of a name that are looked at, from its end.
const MOST: usize = 8;

/// What stands behind `name`, if it tells.
pub(super) fn holds(name: &str) -> Option<Holds> {
    let mut words = [""; MOST];
    let count = split(name, &mut words);
    let words = words.get(..count).unwrap_or_default();
    let (last, before) = words.split_first()?;
    let is = |list: &[&str], word: &str| list.iter().any(|other| other.eq_ignore_ascii_case(word));
    if is(ABOUT, last) || words.iter().any(|word| is(HARMLESS, word)) {
        return None;
    }
    if words.iter().any(|word| is(PASSWORDS, word)) {
        return Some(Holds::Password);
    }
    if is(SECRETS, last) {
        return Some(Holds::Secret);
    }
    if is(LONG, last) {
        return Some(Holds::LongSecret);
    }
    let (last, before) = match before.split_first() {
        // SECRET_KEY_BASE
        Some((key, more)) if last.eq_ignore_ascii_case("base") => (key, more),
        _ => (last, before),
    };
    let is_key = last.eq_ignore_ascii_case("key")
        || last.eq_ignore_ascii_case("keys")
        || last.eq_ignore_ascii_case("data") && before.first().is_some_and(|word| word.eq_ignore_ascii_case("key"));
    let screams = name.bytes().any(|byte| byte == b'_') && !name.bytes().any(|byte| byte.is_ascii_lowercase());
    if is_key && (screams || before.iter().any(|word| is(KEY_OF, word))) {
        return Some(Holds::Secret);
    }
    let ends = |end: &str| {
        last.len() >= end.len()
            && last
                .as_bytes()
                .get(last.len() - end.len()..)
                .is_some_and(|tail| tail.eq_ignore_ascii_case(end.as_bytes()))
    };
    ENDS.iter().find(|(end, _)| ends(end)).map(|(_, holds)| *holds)
}

/// Splits a name at its joints and humps, the last word first; numbers at its end do not count. Returns how many there are.
fn split<'n>(name: &'n str, words: &mut [&'n str]) -> usize {
    let bytes = name.as_bytes();
    let at = |place: usize| bytes.get(place).copied().unwrap_or(b' ');
    let (mut end, mut count) = (bytes.len(), 0);
    while end > 0 && count < words.len() {
        let mut start = end;
        while start > 0 && at(start - 1).is_ascii_alphanumeric() {
            let hump = start < end && at(start).is_ascii_uppercase() && at(start - 1).is_ascii_lowercase();
            let acronym = start + 1 < end
                && at(start - 1).is_ascii_uppercase()
                && at(start).is_ascii_uppercase()
                && at(start + 1).is_ascii_lowercase();
            if hump || acronym {
                break;
            }
            start -= 1;
        }
        let word = name.get(start..end).unwrap_or_default();
        let is_number = count == 0 && word.bytes().all(|byte| byte.is_ascii_digit());
        if let Some(slot) = words.get_mut(count).filter(|_| !word.is_empty() && !is_number) {
            *slot = word.trim_end_matches(|c: char| c.is_ascii_digit());
            count += 1;
        }
        end = if start > 0 && !at(start - 1).is_ascii_alphanumeric() { start - 1 } else { start };
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_tell() {
        for name in [
            "DB_PASSWORD",
            "mysqlRootPassword",
            "passwd",
            "userPass",
            "PGPASSWORD",
            "spring.datasource.password",
            "passphrase",
            "PASSWORD_1",
        ] {
            assert_eq!(holds(name), Some(Holds::Password), "{name}");
        }
        for name in [
            "API_KEY",
            "stripeSecretKey",
            "x-api-key",
            "AWS_SECRET_ACCESS_KEY",
            "client_secret",
            "GH_TOKEN",
            "COHERE_KEY",
            "PrivateKey",
            "authToken",
            "_authToken",
            "client-key-data",
            "accesstoken",
            "APIKey",
        ] {
            assert_eq!(holds(name), Some(Holds::Secret), "{name}");
        }
        assert_eq!(holds("X-Amz-Signature"), Some(Holds::LongSecret));
    }

    #[test]
    fn names_that_only_look_alike() {
        for name in [
            "max_tokens",
            "tokens",
            "tokenizer",
            "token_type",
            "secretName",
            "key_id",
            "public_key",
            "primaryKey",
            "cache_key",
            "keyboard",
            "author",
            "authority",
            "tokenExpiry",
            "password_min_length",
            "KEY_PATH",
            "NEXT_PUBLIC_API_KEY",
            "monkey",
            "nextToken",
            "passed",
            "compass",
            "key",
            "sort_key",
        ] {
            assert_eq!(holds(name), None, "{name}");
        }
    }
}
