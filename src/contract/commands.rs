//! Commands in evidence: what was run, and whether its exit code can say anything.

use super::evidence::Form;
use crate::source::{TextRange, slice, sort_by_place, trim};

/// Programs whose name alone tells that something was run.
const TOOLS: [&str; 56] = [
    "actionlint",
    "bazel",
    "biome",
    "cargo",
    "clippy",
    "cmake",
    "ctest",
    "curl",
    "cypress",
    "deno",
    "docker",
    "dotnet",
    "eslint",
    "flake8",
    "gh",
    "git",
    "gradle",
    "gradlew",
    "jest",
    "kubectl",
    "lychee",
    "markdownlint",
    "maven",
    "mocha",
    "msbuild",
    "mvn",
    "mypy",
    "npm",
    "npx",
    "phpunit",
    "pip",
    "playwright",
    "pnpm",
    "prettier",
    "psql",
    "pyright",
    "pytest",
    "python",
    "python3",
    "rspec",
    "rubocop",
    "ruff",
    "rustc",
    "rustfmt",
    "sbt",
    "shellcheck",
    "sqlite3",
    "terraform",
    "tox",
    "tsc",
    "uv",
    "vite",
    "vitest",
    "wasm-pack",
    "xcodebuild",
    "yarn",
];

/// Programs whose name is a word of everyday use too: known by where they stand.
const COMMON: [&str; 22] = [
    "ansible", "bash", "black", "bun", "bundle", "composer", "go", "helm", "just", "make", "mix", "ninja", "node",
    "nox", "nx", "php", "poetry", "rake", "sh", "swift", "task", "turbo",
];

/// Programs that show something and test nothing.
const VIEWERS: [&str; 19] = [
    "awk", "cat", "cd", "curl", "diff", "docker", "echo", "find", "gh", "git", "grep", "head", "jq", "kubectl", "ls",
    "rg", "sed", "tail", "wc",
];

/// Parts of words that tell of a test or a build.
const CHECKS: [&str; 16] = [
    "test",
    "build",
    "lint",
    "check",
    "clippy",
    "tsc",
    "compile",
    "verify",
    "mypy",
    "ruff",
    "spec",
    "jest",
    "mocha",
    "playwright",
    "cypress",
    "make",
];

/// What throws an exit code away.
const MASKS: [&str; 12] = [
    "|| true",
    "|| :",
    "|| exit 0",
    "|| echo",
    "; true",
    "; exit 0",
    "; echo",
    "| tee",
    "| tail",
    "| head",
    "| grep",
    "set +e",
];

/// What keeps or prints the exit code all the same.
const KEEPS: [&str; 4] = ["pipefail", "pipestatus", "$?", "errorlevel"];

/// Whether a word of `content` is the name of a program.
pub fn names_tool(content: &str) -> bool {
    let words = content.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.into_iter().any(|word| is_any(word, &TOOLS))
}

/// The commands in `content`: in back ticks, in brackets, and behind the prompt of a line of output.
pub fn commands(content: &str, form: Form) -> Vec<TextRange> {
    if form == Form::Code {
        let prompt = ["$ ", "> ", "% "].into_iter().find(|prompt| content.starts_with(prompt));
        return prompt.map(|prompt| trim(content, TextRange::new(prompt.len(), content.len()))).into_iter().collect();
    }
    let mut found = spans(content);
    found.extend(brackets(content));
    found.retain(|range| is_command(slice(content, *range)));
    sort_by_place(&mut found, |range| (range.start, range.end));
    found.dedup_by(|later, earlier| earlier.contains(*later));
    found
}

/// The code in back ticks.
pub fn spans(content: &str) -> Vec<TextRange> {
    let mut found = Vec::new();
    let mut open: Option<(usize, usize)> = None;
    let mut at = 0;
    while let Some(next) = content.get(at..).and_then(|rest| rest.find('`')).map(|next| at + next) {
        let rest = content.get(next..).unwrap_or_default();
        let ticks = rest.len() - rest.trim_start_matches('`').len();
        at = next + ticks;
        open = match open {
            Some((start, length)) if length == ticks => {
                found.push(trim(content, TextRange::new(start, next)));
                None
            }
            None => Some((at, ticks)),
            other => other,
        };
    }
    found.retain(|range| !range.is_empty());
    found
}

/// The words in round brackets, without a trailing `output`.
fn brackets(content: &str) -> Vec<TextRange> {
    let mut found = Vec::new();
    let mut open = None;
    for (at, c) in content.char_indices() {
        match (c, open) {
            ('(', _) => open = Some(at + 1),
            (')', Some(start)) => {
                let inner = slice(content, TextRange::new(start, at));
                let kept = inner.trim_end().strip_suffix("output").unwrap_or(inner);
                found.push(trim(content, TextRange::new(start, start + kept.len())));
                open = None;
            }
            _ => {}
        }
    }
    found
}

/// Whether `words` are a command line: a known program, or a script by its path.
pub fn is_command(words: &str) -> bool {
    let Some(program) = program(words) else { return false };
    let alone = words.split_whitespace().count() == 1;
    program.starts_with("./") || is_any(program, &TOOLS) || is_any(program, &COMMON) && !alone
}

/// The first word that is no assignment and no wrapper, without its folder.
fn program(words: &str) -> Option<&str> {
    let wrapper = |word: &&str| word.contains('=') || is_any(word, &["sudo", "time", "env", "$"]);
    let word = words.split_whitespace().find(|word| !wrapper(word))?;
    let plain = word.strip_prefix("./").map_or(word, |_| word);
    Some(plain.trim_end_matches([',', ';', ':']))
}

fn is_any(word: &str, list: &[&str]) -> bool {
    list.iter().any(|known| word.eq_ignore_ascii_case(known))
}

/// Where the exit code of a test or build is thrown away: `npm test || true`.
pub fn masked(content: &str, form: Form) -> Option<TextRange> {
    let lower = content.to_ascii_lowercase();
    if KEEPS.iter().any(|keep| lower.contains(keep)) {
        return None;
    }
    let cells = form == Form::Row;
    let mut from = 0;
    while let Some(at) = lower.get(from..).and_then(|rest| rest.find(['|', ';', 's'])).map(|at| from + at) {
        let rest = lower.get(at..).unwrap_or_default();
        from = at + if rest.starts_with("||") { 2 } else { 1 };
        let Some(mask) = MASKS.iter().find(|mask| starts_with_word(rest, mask)) else { continue };
        let before = lower.get(..at).unwrap_or_default();
        let cell = cells && rest.starts_with('|') && !before.ends_with('\\');
        let sets = *mask == "set +e" && !before.ends_with(char::is_alphanumeric);
        if !cell && (sets || tests(before)) {
            return Some(TextRange::new(at, at + mask.len()));
        }
    }
    None
}

fn starts_with_word(rest: &str, word: &str) -> bool {
    rest.strip_prefix(word).is_some_and(|behind| !behind.starts_with(|c: char| c.is_alphanumeric() || c == '-'))
}

/// Whether the last command before a mask is a test or a build.
fn tests(before: &str) -> bool {
    // A command longer than this is none that a handoff quotes; the bound keeps many masks in one line linear.
    let start = before.char_indices().rev().nth(300).map_or(0, |(at, _)| at);
    let near = before.get(start..).unwrap_or_default().trim_end_matches('\\').trim_end();
    let redirected = near.replace("2>&1", "");
    let command = redirected.rsplit(['`', '\n', '|', '&', ';', '(', '$']).find(|part| !part.trim().is_empty());
    let Some(command) = command.filter(|_| !near.ends_with('`')) else { return false };
    let viewer = program(command).is_none_or(|program| is_any(program, &VIEWERS));
    !viewer
        && is_command(command)
        && command.split_whitespace().any(|word| CHECKS.iter().any(|check| word.contains(check)))
}

/// Whether a command that was run is the one that is claimed: all words of the claim, in their order.
pub fn is_same(claim: &str, run: &str) -> bool {
    let mut words = run.split(|c: char| c.is_whitespace() || matches!(c, ';' | '"' | '\''));
    claim.split_whitespace().filter(|word| !word.contains('=')).all(|word| words.any(|candidate| candidate == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(content: &str) -> Vec<&str> {
        commands(content, Form::Line).into_iter().map(|range| slice(content, range)).collect()
    }

    #[test]
    fn commands_are_known_by_their_program() {
        assert_eq!(found("Tests: 47 passed (npm test output)"), ["npm test"]);
        assert_eq!(found("`cargo test` and `./ci.sh -v`, see `src/a.ts` (2 skipped)"), ["cargo test", "./ci.sh -v"]);
        assert_eq!(found("`CI=1 make check` (make sure)"), ["CI=1 make check", "make sure"]);
        assert_eq!(commands("$ go test ./...", Form::Code), [TextRange::new(2, 15)]);
    }

    #[test]
    fn tools_in_prose() {
        assert!(names_tool("tsc is clean"));
        assert!(names_tool("Ran ESLint."));
        assert!(!names_tool("make sure that it works, go on"));
    }

    #[test]
    fn exit_codes_that_say_nothing() {
        for masked_one in [
            "`npm test || true`: exit code 0",
            "`cargo test 2>&1 | tail -5`",
            "make check; echo done",
            "`set +e; ./run`",
            "npm run build || exit 0",
            "`pytest -q | tee log.txt`",
        ] {
            assert!(masked(masked_one, Form::Line).is_some(), "{masked_one}");
        }
        for other in [
            "`git log | head -5`",
            "`npm test; echo $?`",
            "`set -o pipefail; npm test | tail`",
            "`cat build.log | tail`",
            "Tests pass || true story",
            "`npm test` | tail end",
        ] {
            assert!(masked(other, Form::Line).is_none(), "{other}");
        }
        assert!(masked("| npm test | tail |", Form::Row).is_none());
        assert!(masked(r"| `npm test \| tail -3` | ok |", Form::Row).is_some());
    }

    #[test]
    fn a_claim_is_a_part_of_what_was_run() {
        assert!(is_same("npm test", "cd /srv/app && npm test 2>&1 | tail -5"));
        assert!(is_same("npm test", "npm run test"));
        assert!(!is_same("npm test -- --coverage", "npm test"));
        assert!(!is_same("pytest", "npm test"));
    }
}
