//! Paths, compared: one form for all the ways in which people and hosts write the same file.

use crate::source::Names;

/// Longer paths than any system takes are not compared.
const LONGEST: usize = 4096;

/// An absolute path in the form in which it is compared; `None` for relative paths and addresses in a network.
///
/// Slashes only, no `.` and `..`, no line number, no slash at the end; lower case where drives are, for case does not
/// tell files apart there. The root is `""`.
pub(crate) fn key(path: &str) -> Option<String> {
    if path.len() > LONGEST {
        return None;
    }
    let path = without_line(path.trim());
    match path.split_once(':') {
        Some((scheme, rest)) if scheme.len() > 1 && !scheme.contains(['/', '\\']) => of_url(scheme, rest),
        _ => of_path(path),
    }
}

/// The same, where a relative path is meant to be one below `root`.
pub(crate) fn key_below(root: Option<&str>, path: &str) -> Option<String> {
    key(path).or_else(|| key(&join(root?, path)?))
}

/// Whether a path, as compared, is `folder` or lies below it.
pub(crate) fn is_within(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// How a path starts: paths of different systems cannot be compared.
pub(crate) fn same_system(a: &str, b: &str) -> bool {
    let system = |path: &str| (path.starts_with("//"), has_drive(path));
    system(a) == system(b)
}

/// `path` below `root`, in the root's own form, without `.` and `..`.
///
/// What is no path (words with spaces, a home path) and what leaves the root is not joined.
pub(crate) fn join(root: &str, path: &str) -> Option<String> {
    let plain = !path.is_empty() && !path.starts_with(['~', '$', '<', '{', '%']) && !path.contains(char::is_whitespace);
    let separator = if root.contains('\\') && !root.contains('/') { '\\' } else { '/' };
    let parts = resolved(path.split(['/', '\\']))?;
    let root = root.trim_end_matches(['/', '\\']);
    let below = parts.join(&separator.to_string());
    (plain && !parts.is_empty()).then(|| format!("{root}{separator}{below}"))
}

fn of_url(scheme: &str, rest: &str) -> Option<String> {
    let local = scheme.eq_ignore_ascii_case("file") || scheme.starts_with("vscode-");
    let rest = decoded(rest);
    let Some(rest) = rest.strip_prefix("//") else { return of_path(&rest).filter(|_| local) };
    let path = rest.find('/').and_then(|at| rest.get(at..))?;
    let host = rest.get(..rest.len() - path.len()).unwrap_or_default();
    let share = scheme.eq_ignore_ascii_case("file") && !host.is_empty() && host != "localhost";
    let bare = path.strip_prefix('/').filter(|bare| has_drive(bare));
    let key = if share { of_path(&format!("//{rest}")) } else { of_path(bare.unwrap_or(path)) };
    key.filter(|_| local)
}

/// `%20` and its like, read.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend_from_slice(before.as_bytes());
        let byte = after.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(byte.unwrap_or(b'%'));
        rest = if byte.is_some() { after.get(2..).unwrap_or_default() } else { after };
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

fn of_path(path: &str) -> Option<String> {
    let path = path.strip_prefix(r"\\?\").unwrap_or(path);
    if has_drive(path) || path.starts_with(r"\\") {
        let path = path.replace('\\', "/").to_lowercase();
        let share = if path.starts_with("//") { "/" } else { "" };
        let drive = path.get(..2).filter(|_| share.is_empty()).unwrap_or_default();
        let rest = path.get(drive.len()..).unwrap_or_default();
        return Some(format!("{share}{drive}{}", rooted(rest)?));
    }
    if let Some(path) = mounted(path) {
        return of_path(&path);
    }
    let share = if path.starts_with("//") { "/" } else { "" };
    if path.starts_with('/') { Some(format!("{share}{}", rooted(path)?)) } else { None }
}

/// The drive path that a shell on Windows shows as `/c/…` or `/mnt/c/…`.
fn mounted(path: &str) -> Option<String> {
    let rest = path.strip_prefix("/mnt").unwrap_or(path).strip_prefix('/')?;
    let (drive, rest) = rest.split_at_checked(1)?;
    let letter = drive.bytes().all(|byte| byte.is_ascii_alphabetic());
    (letter && rest.starts_with('/')).then(|| format!("{drive}:{rest}"))
}

fn rooted(path: &str) -> Option<String> {
    Some(resolved(path.split('/'))?.iter().flat_map(|part| ["/", part]).collect())
}

/// The parts of a path without `.` and `..`; `None` where it leaves its root.
fn resolved<'p>(parts: impl Iterator<Item = &'p str>) -> Option<Vec<&'p str>> {
    let mut kept = Vec::new();
    for part in parts {
        match part {
            "" | "." => {}
            ".." => {
                kept.pop()?;
            }
            name => kept.push(name),
        }
    }
    Some(kept)
}

fn has_drive(path: &str) -> bool {
    let mut bytes = path.bytes();
    bytes.next().is_some_and(|letter| letter.is_ascii_alphabetic())
        && bytes.next() == Some(b':')
        && bytes.next().is_none_or(|next| matches!(next, b'/' | b'\\'))
}

/// `path` without `:12`, `:12:5`, `:12-40` or `#L12` at its end.
fn without_line(path: &str) -> &str {
    let numbers = |tail: &str| {
        tail.starts_with(|c: char| c.is_ascii_digit())
            && tail.chars().all(|c| c.is_ascii_digit() || matches!(c, '-' | 'L'))
    };
    if let Some((head, tail)) = path.rsplit_once("#L") {
        return if numbers(tail) { head } else { path };
    }
    let cut = |path: &str| {
        path.rsplit_once(':').filter(|(head, tail)| head.len() > 1 && numbers(tail)).map(|(head, _)| head.len())
    };
    let once = cut(path).and_then(|end| path.get(..end)).unwrap_or(path);
    cut(once).and_then(|end| once.get(..end)).unwrap_or(once)
}

/// A set of paths that can say whether it covers another: by the path itself, a folder above it, or the end of it.
#[derive(Default)]
pub(crate) struct PathSet {
    whole: Names,
    /// What is known of relative paths whose root is not.
    ends: Names,
}

impl PathSet {
    /// Adds a path; a relative one that cannot be made absolute is known by its end.
    pub(crate) fn add(&mut self, root: Option<&str>, path: &str) {
        if let Some(key) = key_below(root, path) {
            self.whole.add(key, 0);
        } else if path.len() <= LONGEST {
            let path = without_line(path).trim_start_matches('~').replace('\\', "/").to_lowercase();
            let parts = resolved(path.split('/')).unwrap_or_default();
            if !parts.is_empty() {
                self.ends.add(parts.join("/"), 0);
            }
        }
    }

    /// Whether the path, as compared, or a folder above it is in the set. `root` itself stands for no file.
    pub(crate) fn covers(&self, key: &str, root: Option<&str>) -> bool {
        let mut above = Some(key);
        while let Some(path) = above.filter(|path| Some(*path) != root && !path.is_empty()) {
            if self.whole.has(path) {
                return true;
            }
            above = path.rsplit_once('/').map(|(folder, _)| folder);
        }
        self.holds_below(key) || self.knows_end(key)
    }

    /// Whether the path, as compared, or anything below it is in the set.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.whole.has(key) || self.holds_below(key)
    }

    fn holds_below(&self, key: &str) -> bool {
        self.whole.starting_with(&format!("{key}/")).next().is_some()
    }

    fn knows_end(&self, key: &str) -> bool {
        let lower = key.to_lowercase();
        let mut ends = lower.match_indices('/').filter_map(|(at, _)| lower.get(at + 1..));
        !self.ends.is_empty() && ends.any(|end| self.ends.has(end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_file_in_many_spellings() {
        for path in [
            "/srv/app/a.ts",
            "/srv//app/./x/../a.ts",
            "/srv/app/a.ts:12",
            "/srv/app/a.ts:12:5",
            "/srv/app/a.ts#L3-L9",
            "file:///srv/app/a.ts",
            "file://localhost/srv/app/a.ts",
            "vscode-remote://ssh-remote+host/srv/app/a.ts",
            "/srv/app/a.ts/",
        ] {
            assert_eq!(key(path).as_deref(), Some("/srv/app/a.ts"), "{path}");
        }
        for path in [
            r"C:\App\a b.ts",
            "c:/app/a b.ts",
            "file:///C:/App/a%20b.ts",
            "/c/App/a b.ts",
            "/mnt/c/app/a b.ts",
            r"\\?\C:\App\a b.ts",
        ] {
            assert_eq!(key(path).as_deref(), Some("c:/app/a b.ts"), "{path}");
        }
        assert_eq!(key(r"\\Host\Share\a.ts"), key("file://host/share/a.ts"));
        assert_eq!(key("/"), Some(String::new()));
    }

    #[test]
    fn what_is_no_absolute_path_has_no_key() {
        for path in ["src/a.ts", "~/a.ts", "https://example.com/a.ts", "a:b", "", "/../a", "C:a"] {
            assert_eq!(key(path), None, "{path}");
        }
        assert_eq!(key_below(Some("/srv/app"), "./src/a.ts").as_deref(), Some("/srv/app/src/a.ts"));
    }

    #[test]
    fn joins_in_the_roots_own_form() {
        assert_eq!(join("/srv/app", "./src/a.ts").as_deref(), Some("/srv/app/src/a.ts"));
        assert_eq!(join("/srv/app/", "src/../a.ts").as_deref(), Some("/srv/app/a.ts"));
        assert_eq!(join(r"C:\app", "src/a.ts").as_deref(), Some(r"C:\app\src\a.ts"));
    }

    #[test]
    fn does_not_join_what_is_no_path_below_the_root() {
        for path in ["../other/a.ts", "~/a.ts", "$HOME/a.ts", "14 generated files", "", "."] {
            assert_eq!(join("/srv/app", path), None, "{path}");
        }
    }

    #[test]
    fn a_set_covers_what_lies_below_and_what_ends_alike() {
        let mut set = PathSet::default();
        for path in ["/srv/app/dist/", "src/a.ts", "~/notes.md", "/srv/app/new/b.ts", "/srv/app"] {
            set.add(None, path);
        }
        for path in ["/srv/app/dist/x/y.js", "/srv/app/src/a.ts", "/home/me/notes.md", "/srv/app/new"] {
            assert!(set.covers(path, Some("/srv/app")), "{path}");
        }
        assert!(!set.covers("/srv/app/other.ts", Some("/srv/app")));
        assert!(!set.covers("/srv/app/src/aa.ts", Some("/srv/app")));
        assert!(is_within("/srv/app/a", "/srv/app") && !is_within("/srv/apple", "/srv/app") && is_within("/a", ""));
    }
}
