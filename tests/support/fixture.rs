//! Text fixtures: a document, the options of its check, and exactly what the check has to say.

use handoff_lint::source::{TextRange, Utf16Map, slice};
use handoff_lint::{CheckOptions, Report, check};
use std::path::Path;

/// One file of `tests/fixtures`.
pub(crate) struct Fixture {
    pub(crate) name: String,
    pub(crate) options: CheckOptions,
    pub(crate) input: String,
    pub(crate) expected: Vec<Expected>,
    /// Rules that the case shows to be silent where one could think that they are not.
    pub(crate) silent: Vec<String>,
}

/// One line of what is expected.
pub(crate) struct Expected {
    pub(crate) text: String,
    /// A part of the diagnostic's message.
    pub(crate) message: Option<String>,
}

impl Fixture {
    /// All fixtures, by name.
    pub(crate) fn all() -> Vec<Self> {
        Self::of_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures"))
    }

    /// All fixtures of a folder, by name.
    pub(crate) fn of_folder(folder: &Path) -> Vec<Self> {
        let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
        paths.sort();
        paths.iter().map(|path| Self::read(path)).collect()
    }

    fn read(path: &Path) -> Self {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let content = std::fs::read_to_string(path).unwrap();
        let part = |head: &str| part(&content, head);
        let options = part("options").map(|json| serde_json::from_str(&json).unwrap()).unwrap_or_default();
        let input = part("input").or_else(|| part("input escaped").map(|body| unescape(&body)));
        let input = input.unwrap_or_else(|| panic!("{name} has no input"));
        let expected = expected(&part("expect").unwrap_or_else(|| panic!("{name} expects nothing")));
        let silent = part("silent").unwrap_or_default().split_whitespace().map(str::to_owned).collect();
        Self { name, options, input, expected, silent }
    }
}

/// The lines below `=== head`, up to the next head.
fn part(content: &str, head: &str) -> Option<String> {
    let marker = format!("=== {head}\n");
    let start = if content.starts_with(&marker) { 0 } else { content.find(&format!("\n{marker}"))? + 1 } + marker.len();
    let rest = content.get(start..)?;
    let end = if rest.starts_with("=== ") { 0 } else { rest.find("\n=== ").map_or(rest.len(), |at| at + 1) };
    rest.get(..end).map(str::to_owned)
}

/// Decodes `\n`, `\r`, `\t`, `\\` and `\uXXXX`, surrogate pairs included; line feeds of the file stay.
fn unescape(body: &str) -> String {
    let json = body.replace('"', "\\\"").replace('\n', "\\n");
    serde_json::from_str(&format!("\"{json}\"")).unwrap()
}

fn expected(body: &str) -> Vec<Expected> {
    let mut lines: Vec<Expected> = Vec::new();
    for line in body.lines().filter(|line| !line.trim().is_empty()) {
        match line.trim_start().strip_prefix("message: ") {
            Some(message) if line.starts_with(' ') => lines.last_mut().unwrap().message = Some(message.to_owned()),
            _ => lines.push(Expected { text: spelled(line), message: None }),
        }
    }
    lines
}

/// A line of what is expected, with its quotation spelled as [`show`] does: a fixture may write `\uXXXX` in it.
fn spelled(line: &str) -> String {
    let Some((head, quoted)) = line.split_once(" \"") else { return line.to_owned() };
    let flagged: String = serde_json::from_str(&format!("\"{quoted}")).unwrap();
    format!("{head} {}", serde_json::to_string(&flagged).unwrap())
}

/// A report in the words of a fixture.
pub(crate) fn show(text: &str, report: &Report) -> Vec<String> {
    let map = Utf16Map::new(text);
    let verdict = report.verdict.as_ref().map_or("verdict none".to_owned(), |verdict| {
        let conforming = if verdict.conforming { "conforming" } else { "nonconforming" };
        let forwardable = if verdict.forwardable { "forwardable" } else { "unforwardable" };
        let claimed = verdict.claimed.map_or("-", |status| status.as_str());
        let (effective, action) = (verdict.effective.as_str(), verdict.action.as_str());
        format!("verdict {conforming} claimed={claimed} effective={effective} action={action} {forwardable}")
    });
    let diagnostics = report.diagnostics.iter().map(|found| {
        let flagged = serde_json::to_string(slice(text, found.range)).unwrap();
        format!("{} {} {} {flagged}", found.severity.as_str(), found.code, place(&map, found.range))
    });
    std::iter::once(verdict).chain(diagnostics).collect()
}

fn place(map: &Utf16Map<'_>, range: TextRange) -> String {
    let (start, end) = map.positions(range);
    format!("{}:{}-{}:{}", start.line + 1, start.character + 1, end.line + 1, end.character + 1)
}

/// How the answer to a fixture differs from what it expects; `None` where it does not.
pub(crate) fn mismatch(fixture: &Fixture) -> Option<String> {
    let report = check(&fixture.input, &fixture.options);
    let found = show(&fixture.input, &report);
    let expected: Vec<_> = fixture.expected.iter().map(|line| line.text.clone()).collect();
    if found != expected {
        return Some(format!(
            "{}\n  expected\n    {}\n  found\n    {}",
            fixture.name,
            expected.join("\n    "),
            found.join("\n    ")
        ));
    }
    let messages = report.diagnostics.iter().map(|diagnostic| diagnostic.message.as_str());
    let wanted = fixture.expected.iter().skip(1).map(|line| line.message.as_deref());
    messages.zip(wanted).find_map(|(message, wanted)| {
        let wanted = wanted?;
        (!message.contains(wanted)).then(|| format!("{}\n  message {message:?} does not hold {wanted:?}", fixture.name))
    })
}
