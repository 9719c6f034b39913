//! Diffs: `diff --git`, hunk headers, runs of lines that begin with `+` and `-`.
//!
//! Source: the unified format of GNU diffutils, "Detailed Description of Unified Format", and git's extended headers.

use super::{Pasted, bare_lines, block_lines};
use crate::document::Code;
use crate::source::{TextRange, slice, sort_by_place};

/// The diffs in `text`, whose code blocks are `code`.
pub fn diffs(text: &str, code: &[Code]) -> Vec<Pasted> {
    let mut found: Vec<_> = code.iter().filter_map(|block| in_block(text, block)).collect();
    if may_hold(text) {
        outside(text, code, &mut found);
        sort_by_place(&mut found, |pasted| (pasted.range.start, 0));
    }
    found
}

/// The files that a diff is about, each once, by the names behind `+++`, or `---` where a file was deleted.
pub fn files(diff: &str) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    let mut old = "";
    for line in diff.lines().map(str::trim_start) {
        if let Some(name) = line.strip_prefix("--- ") {
            old = file(name, "a/");
        } else if let Some(name) = line.strip_prefix("+++ ") {
            let name = file(name, "b/");
            let name = if name == "/dev/null" { old } else { name };
            if found.last() != Some(&name) && !name.is_empty() {
                found.push(name);
            }
        }
    }
    found
}

fn file<'t>(name: &'t str, side: &str) -> &'t str {
    let name = name.split('\t').next().unwrap_or_default().trim();
    name.strip_prefix(side).unwrap_or(name)
}

/// A cheap look before the lines are walked.
fn may_hold(text: &str) -> bool {
    text.contains("@@ -") || text.contains("diff --git ") || text.contains("\n+")
}

fn in_block(text: &str, block: &Code) -> Option<Pasted> {
    let content = slice(text, block.body);
    let info = slice(text, block.info);
    let named = ["diff", "patch", "udiff"].into_iter().any(|name| info.eq_ignore_ascii_case(name));
    if !named && !content.contains(['+', '@']) {
        return None;
    }
    let mut seen = Seen::default();
    block_lines(text, block).for_each(|line| seen.take(line));
    let signed = seen.added + seen.removed;
    let headed = seen.hunks > 0 && signed > 0 || seen.heads > 0 && seen.lines > 2;
    let run = seen.added > 0 && seen.removed > 0 && seen.tight >= 2 && signed >= 4 && 2 * signed >= seen.lines;
    (headed || run || named && signed >= 2).then_some(Pasted { range: block.range, lines: seen.lines })
}

/// What a block of code is made of.
#[derive(Default)]
struct Seen {
    lines: usize,
    hunks: usize,
    heads: usize,
    added: usize,
    removed: usize,
    /// Signed lines that are no bullets.
    tight: usize,
}

impl Seen {
    fn take(&mut self, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        self.lines += 1;
        if hunk(line).is_some() {
            self.hunks += 1;
        } else if line.starts_with("diff --git ") {
            self.heads += 1;
        } else if line.starts_with('+') {
            self.added += 1;
        } else if line.starts_with('-') {
            self.removed += 1;
        } else {
            return;
        }
        self.tight += usize::from(is_tight(line));
    }
}

/// A sign that is set right before its text, or before indented text, is no bullet; nor is an option of a command.
fn is_tight(line: &str) -> bool {
    let behind = line.get(1..).unwrap_or_default();
    let spaces = behind.len() - behind.trim_start_matches(' ').len();
    let bullet = spaces == 1 || behind.is_empty() || behind.starts_with(['-', '+']);
    let letter = behind.get(1..).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ',']));
    line.starts_with(['+', '-']) && !bullet && (spaces > 0 || !letter)
}

/// Whether a signed line cannot be a bullet and sets off a run on its own.
fn is_signed(line: &str) -> bool {
    is_tight(line) && line.get(1..).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// The lines of the old and the new file that a hunk header announces; 0 where it gives no numbers.
fn hunk(line: &str) -> Option<(usize, usize)> {
    let rest = line.strip_prefix("@@ ")?;
    let Some(numbers) = rest.strip_prefix('-') else { return rest.ends_with("@@").then_some((0, 0)) };
    let (old, rest) = numbers.split_once(" +")?;
    let (new, _) = rest.split_once(" @@")?;
    Some((count(old)?, count(new)?))
}

fn count(span: &str) -> Option<usize> {
    let (start, count) = span.split_once(',').unwrap_or((span, "1"));
    start.parse::<u32>().ok()?;
    count.parse::<u32>().ok().map(|count| count as usize)
}

/// Diffs that stand in no fence.
fn outside(text: &str, code: &[Code], found: &mut Vec<Pasted>) {
    let mut open = Open::default();
    for line in bare_lines(text, code) {
        if !open.take(slice(text, line), line) {
            found.extend(open.close());
            open.take(slice(text, line), line);
        }
    }
    found.extend(open.close());
}

/// The run of diff lines that is being read.
#[derive(Default)]
struct Open {
    pasted: Option<Pasted>,
    /// What the last hunk header still owes of the old and the new file.
    owed: (usize, usize),
    headed: bool,
    added: usize,
    removed: usize,
}

impl Open {
    /// Takes a line that belongs to the run, or starts one.
    fn take(&mut self, line: &str, range: TextRange) -> bool {
        let belongs = self.header(line) || self.body(line);
        if belongs {
            let before = self.pasted.unwrap_or(Pasted { range, lines: 0 });
            self.pasted = Some(Pasted { range: before.range.cover(range), lines: before.lines + 1 });
        }
        belongs
    }

    fn header(&mut self, line: &str) -> bool {
        if let Some(numbers) = hunk(line) {
            self.owed = numbers;
            self.headed = true;
            return true;
        }
        let file = self.owed == (0, 0) && (line.starts_with("--- a/") || line.starts_with("--- /dev/null"));
        let git = line.starts_with("diff --git ");
        self.headed |= git;
        let started = self.pasted.is_some();
        git || file || started && is_extended_header(line)
    }

    fn body(&mut self, line: &str) -> bool {
        let (old, new) = self.owed;
        let first = line.bytes().next().unwrap_or(b' ');
        let fits = match first {
            b' ' => old > 0 && new > 0,
            b'-' => old > 0,
            b'+' => new > 0,
            b'\\' => self.pasted.is_some(),
            _ => false,
        };
        if !fits && !is_signed(line) {
            return false;
        }
        self.added += usize::from(first == b'+');
        self.removed += usize::from(first == b'-');
        if fits {
            self.owed = (old - usize::from(old > 0 && first != b'+'), new - usize::from(new > 0 && first != b'-'));
        }
        true
    }

    fn close(&mut self) -> Option<Pasted> {
        let run = std::mem::take(self);
        let signed = run.added + run.removed;
        let real = run.headed && signed > 0 || run.added > 0 && run.removed > 0 && signed >= 4;
        run.pasted.filter(|_| real)
    }
}

/// Lines that git and diff write between the file names.
fn is_extended_header(line: &str) -> bool {
    const HEADS: [&str; 12] = [
        "index ",
        "old mode ",
        "new mode ",
        "new file mode ",
        "deleted file mode ",
        "similarity index ",
        "rename from ",
        "rename to ",
        "copy from ",
        "Binary files ",
        "+++ ",
        "--- ",
    ];
    HEADS.into_iter().any(|head| line.starts_with(head))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Outline;

    fn found(text: &str) -> Vec<(&str, usize)> {
        let code = Outline::of(text).code;
        diffs(text, &code).into_iter().map(|pasted| (slice(text, pasted.range), pasted.lines)).collect()
    }

    #[test]
    fn a_bare_diff_ends_where_its_hunk_ends() {
        let diff = "diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n-a\n+b\n \n";
        let text = format!("Changed:\n\n{diff}- Modified: /x\n- Created: /y\n");
        assert_eq!(found(&text), [(diff.strip_suffix('\n').unwrap_or(diff), 8)]);
    }

    #[test]
    fn fences_and_bare_runs() {
        assert_eq!(found("```\n-const a = 1\n+const a = 2\n+const b = 3\n-let c\n```\n").len(), 1);
        assert_eq!(found("```diff\n- old\n+ new\n```\n").len(), 1);
        assert_eq!(found("x\n\n-const a = 1\n+const a = 2\n-const b = 1\n+const b = 2\n").len(), 1);
        assert_eq!(found("- item\n\n  ```diff\n  @@ -1 +1 @@\n  -a\n  +b\n  ```\n").len(), 1);
    }

    #[test]
    fn lists_options_and_figures_are_no_diffs() {
        let texts = [
            "- a\n- b\n+ c\n+ d\n",
            "```\n- a\n- b\n+ c\n+ d\n```\n",
            "```\n-h, --help\n-v, --version\n--watch\n```\n",
            "-3 files\n+12 lines\n-4 tests\n+7 tests\n",
            "ran `git diff --stat`; the hunk header `@@ -1,3 +1,4 @@` is kept\n",
            "```\n src/a.ts | 4 ++--\n src/b.ts | 2 +-\n 2 files changed, 3 insertions(+), 3 deletions(-)\n```\n",
            "diff --git a/x b/x\n",
            "---\na: 1\n---\n",
            "```yaml\n- a: 1\n- b: 2\n```\n",
        ];
        for text in texts {
            assert_eq!(found(text), [], "{text}");
        }
    }

    #[test]
    fn the_files_of_a_diff() {
        let diff = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n--- a/gone\n+++ /dev/null\n--- /dev/null\n+++ b/new\t2026\n";
        assert_eq!(files(diff), ["x", "gone", "new"]);
    }
}
