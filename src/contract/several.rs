//! Several paths in the place of one: braces, wildcards and lists.

use super::artifacts::{Artifact, is_absolute};
use crate::source::{TextRange, slice};

/// More paths than this in one pair of braces are not spelt out.
const MOST: usize = 64;

/// The paths that one artifact names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Named {
    /// Each path; of a pattern, the folder above its first wildcard.
    pub(crate) paths: Vec<String>,
    /// Whether a pattern stands there instead of paths.
    pub(crate) pattern: bool,
    /// Whether each of `paths` stands for one file, and all of them come from the path alone.
    pub(crate) spelt_out: bool,
}

/// The paths that `artifact` names.
pub(crate) fn of_artifact(text: &str, artifact: &Artifact) -> Named {
    let path = slice(text, artifact.path);
    let listed = split_list(path);
    let arrow = ["→", "->", "=>"].into_iter().any(|arrow| path.contains(arrow));
    let behind = slice(text, TextRange::new(artifact.path.end, artifact.range.end));
    let following = quoted_paths(behind);
    let mut named = Named { spelt_out: following.is_empty() && !arrow, ..Named::default() };
    for path in listed.into_iter().chain(following) {
        named.add(path);
    }
    named
}

impl Named {
    fn add(&mut self, path: &str) {
        let sibling = self.paths.first().filter(|_| !path.contains(['/', '\\']));
        let folder = sibling.and_then(|first| first.get(..=first.rfind(['/', '\\'])?)).unwrap_or_default();
        let path = format!("{folder}{path}");
        let wild = ["/*", "*.", "*/", r"\*", r"*\"].into_iter().any(|mark| path.contains(mark));
        if let Some(paths) = expand(&path).filter(|_| !wild) {
            self.paths.extend(paths);
            return;
        }
        let fixed = path.find(['*', '{']).and_then(|at| path.get(..at)).unwrap_or(&path);
        let folder = fixed.rfind(['/', '\\']).and_then(|at| fixed.get(..=at)).unwrap_or_default();
        self.paths.push(folder.to_owned());
        (self.pattern, self.spelt_out) = (true, false);
    }
}

/// The parts of a list of paths. A comma, or `and`, inside one path splits nothing.
fn split_list(path: &str) -> Vec<&str> {
    let marks = [", ", "; ", " and ", " & ", " + ", " → ", " -> ", " => "];
    let mut parts = vec![path];
    for mark in marks {
        parts = parts.into_iter().flat_map(|part| part.split(mark)).collect();
    }
    let parts: Vec<_> = parts.into_iter().map(|part| part.trim_start_matches("and ").trim()).collect();
    let first_is_file = parts.first().is_some_and(|first| is_file(first));
    let rooted = |part: &str| is_absolute(part) || ["./", "../", "~/"].into_iter().any(|start| part.starts_with(start));
    let list = parts.iter().skip(1).all(|part| rooted(part) || first_is_file && is_file(part) && !part.contains(' '));
    if list { parts } else { vec![path] }
}

/// Whether the last part of a path has a suffix, as files have.
fn is_file(path: &str) -> bool {
    let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
    name.rsplit_once('.').is_some_and(|(_, suffix)| {
        (1..=8).contains(&suffix.len())
            && suffix.chars().all(|c| c.is_ascii_alphanumeric())
            && suffix.chars().any(|c| c.is_ascii_alphabetic())
    })
}

/// Further paths in back ticks, listed behind a first one.
fn quoted_paths(behind: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = behind.strip_prefix('`').unwrap_or_default();
    while let Some(next) = listed_behind(rest) {
        let Some((path, after)) = next.split_once('`') else { break };
        if !path.contains(['/', '\\']) && !is_file(path) {
            break;
        }
        found.push(path);
        rest = after;
    }
    found
}

/// What follows `, ` and an opening back tick.
fn listed_behind(rest: &str) -> Option<&str> {
    let rest = rest.trim_start();
    let marks = [",", ";", "and ", "&", "+", "→", "->", "=>"];
    let rest = marks.into_iter().find_map(|mark| rest.strip_prefix(mark))?.trim_start();
    rest.strip_prefix("and ").unwrap_or(rest).trim_start().strip_prefix('`')
}

/// `a/{b,c}.ts` spelt out; `None` where that is not to be done.
fn expand(path: &str) -> Option<Vec<String>> {
    let mut done = vec![String::new()];
    let mut rest = path;
    while let Some((before, choices, after)) = next_braces(rest) {
        if choices.contains('{') || done.len() * choices.split(',').count() > MOST {
            return None;
        }
        let choices: Vec<_> = choices.split(',').map(str::trim).collect();
        let extend =
            |start: &String| choices.iter().map(|choice| format!("{start}{before}{choice}")).collect::<Vec<_>>();
        done = done.iter().flat_map(extend).collect();
        rest = after;
    }
    Some(done.into_iter().map(|start| start + rest).collect())
}

/// The next braces that hold a choice: what stands before, in and after them. `{id}` is a name.
fn next_braces(path: &str) -> Option<(&str, &str, &str)> {
    let comma = path.find('{').and_then(|open| Some(open + path.get(open..)?.find(',')?))?;
    let open = path.get(..comma)?.rfind('{')?;
    let close = comma + path.get(comma..)?.find('}')?;
    let closed = path.get(open..comma)?.contains('}');
    if closed {
        return None;
    }
    Some((path.get(..open)?, path.get(open + 1..close)?, path.get(close + 1..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(line: &str) -> Named {
        let end = line.find('`').unwrap_or(line.len());
        let artifact = Artifact {
            action: None,
            verb: None,
            path: TextRange::new(0, end),
            note: None,
            range: TextRange::new(0, line.len()),
        };
        of_artifact(line, &artifact)
    }

    #[test]
    fn one_path_is_one_path() {
        let plain = [
            "/srv/app/a.ts",
            "/srv/app/[id]/{slug}.ts",
            "/srv/a,b.csv",
            "/srv/Smith, John/letter.md",
            "/srv/docs/Terms and Conditions.md",
            "/srv/app/a.ts`, the parser",
            "/srv/Report v1.2, final.md",
        ];
        for line in plain {
            let found = named(line);
            assert_eq!((found.paths.len(), found.pattern), (1, false), "{line}: {found:?}");
        }
    }

    #[test]
    fn braces_and_lists_are_spelt_out() {
        assert_eq!(named("/a/{b,c}.ts").paths, ["/a/b.ts", "/a/c.ts"]);
        assert_eq!(named("/a/{b,c}/{d, e}").paths, ["/a/b/d", "/a/b/e", "/a/c/d", "/a/c/e"]);
        assert_eq!(named("/a/b.ts, /a/c.ts and /d/e").paths, ["/a/b.ts", "/a/c.ts", "/d/e"]);
        assert_eq!(named("/a/b.ts, c.ts").paths, ["/a/b.ts", "/a/c.ts"]);
        assert_eq!(named("/a/b.ts`, `/a/c.ts` and `d.ts` -- all new").paths, ["/a/b.ts", "/a/c.ts", "/a/d.ts"]);
        assert_eq!(named("/a/old.ts → /a/new.ts").paths, ["/a/old.ts", "/a/new.ts"]);
    }

    #[test]
    fn patterns_stand_for_their_folder() {
        assert_eq!(named("/a/b/*.ts"), Named { paths: vec!["/a/b/".into()], pattern: true, spelt_out: false });
        assert_eq!(named("/a/**/c.ts").paths, ["/a/"]);
        assert_eq!(named("/a/{b,{c,d}}.ts").paths, ["/a/"]);
        assert!(!named("/a/b.ts**").pattern);
    }
}
