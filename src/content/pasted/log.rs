//! Logs: long runs of lines with time stamps, levels, stack frames or results of single tests.

use super::{Pasted, bare_lines, block_lines};
use crate::document::Code;
use crate::source::{slice, sort_by_place};

/// Lines of output that are welcome as evidence. More of them are a log, which belongs into a file.
const MOST_LINES: usize = 15;

/// The logs in `text`, whose code blocks are `code`.
pub fn logs(text: &str, code: &[Code]) -> Vec<Pasted> {
    let mut found: Vec<_> = code.iter().filter_map(|block| in_block(text, block)).collect();
    outside(text, code, &mut found);
    sort_by_place(&mut found, |pasted| (pasted.range.start, 0));
    found
}

/// A block of code most of whose lines are output of a program.
fn in_block(text: &str, block: &Code) -> Option<Pasted> {
    let content = block_lines(text, block).map(str::trim).filter(|line| !line.is_empty());
    let (mut lines, mut logged) = (0, 0);
    for line in content {
        lines += 1;
        logged += usize::from(is_log(line) || is_test_result(line));
    }
    (logged > MOST_LINES && 2 * logged >= lines).then_some(Pasted { range: block.range, lines })
}

/// Runs of log lines that stand in no fence.
fn outside(text: &str, code: &[Code], found: &mut Vec<Pasted>) {
    let mut run: Option<Pasted> = None;
    let long = |pasted: &Pasted| pasted.lines > MOST_LINES;
    for line in bare_lines(text, code) {
        let content = slice(text, line).trim();
        if content.is_empty() {
            continue;
        }
        if is_log(content) {
            let before = run.unwrap_or(Pasted { range: line, lines: 0 });
            run = Some(Pasted { range: before.range.cover(line), lines: before.lines + 1 });
        } else {
            found.extend(run.take().filter(long));
        }
    }
    found.extend(run.filter(long));
}

/// A line that a program wrote about its course.
fn is_log(line: &str) -> bool {
    let opened = line.trim_start_matches(['[', '(']);
    let first = opened.bytes().next().unwrap_or_default();
    match first {
        b'0'..=b'9' => is_time(opened),
        b'A'..=b'Z' | b'a'..=b'z' => is_level(opened) || is_frame(line) || is_syslog(opened),
        b'.' => line.starts_with("... ") && line.ends_with(" more"),
        _ => false,
    }
}

/// `2026-11-30T10:00`, `2026/11/30 10:00`, `10:00:00`, as a clock writes them.
fn is_time(line: &str) -> bool {
    ["00:00:00", "0000-00-00T00:00", "0000-00-00 00:00", "0000/00/00 00:00"]
        .into_iter()
        .any(|shape| has_shape(line, shape))
}

/// Whether `line` starts with `shape`, in which a 0 stands for any digit.
fn has_shape(line: &str, shape: &str) -> bool {
    let fits = |(byte, wanted): (u8, u8)| if wanted == b'0' { byte.is_ascii_digit() } else { byte == wanted };
    line.len() >= shape.len() && line.bytes().zip(shape.bytes()).all(fits)
}

/// A level in front of a colon, bracket, bar or figure, or in capitals: `INFO  x`, `error: x`, `npm ERR! x`.
fn is_level(line: &str) -> bool {
    const LEVELS: [&str; 11] =
        ["TRACE", "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "ERR!", "FATAL", "CRITICAL", "npm"];
    let length = line.find([' ', ':', ']', '|', '[', '\t', ')']).unwrap_or(line.len());
    let (word, behind) = line.split_at_checked(length).unwrap_or_default();
    let set_off = behind.starts_with([':', ']', '|', '[']);
    let level = LEVELS.into_iter().any(|level| level == word || set_off && level.eq_ignore_ascii_case(word));
    level
        && (word != "npm" || behind.starts_with(" ERR!") || behind.starts_with(" error") || behind.starts_with(" warn"))
}

/// A frame of a stack trace.
fn is_frame(line: &str) -> bool {
    let at = line
        .strip_prefix("at ")
        .is_some_and(|rest| rest.ends_with(')') || rest.ends_with(|c: char| c.is_ascii_digit()));
    at || line.starts_with("File \"") || line.starts_with("Caused by: ") || line.starts_with("Traceback (most recent")
}

/// `Nov 30 21:39:30 host …`
fn is_syslog(line: &str) -> bool {
    const MONTHS: &[u8] = b"JanFebMarAprMayJunJulAugSepOctNovDec";
    let month = line.as_bytes().get(..3).is_some_and(|head| MONTHS.chunks(3).any(|month| month == head));
    month && line.get(3..).is_some_and(|rest| has_shape(rest, " 00 00:00:00") || has_shape(rest, "  0 00:00:00"))
}

/// What a test runner writes about one test or file.
fn is_test_result(line: &str) -> bool {
    let marked = line.starts_with(['✓', '✔', '✗', '✕', '✘', '×']);
    let worded =
        ["PASS ", "FAIL ", "ok ", "not ok ", "--- PASS", "--- FAIL", "=== RUN", "PASSED ", "FAILED ", "Compiling "]
            .into_iter()
            .any(|head| line.starts_with(head));
    let closed =
        [" ... ok", " ... FAILED", " PASSED", " FAILED", " SKIPPED"].into_iter().any(|tail| line.ends_with(tail));
    let percent = line.ends_with("%]") && (line.contains(" PASSED ") || line.contains(" FAILED "));
    marked || worded || closed || percent
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Outline;

    fn found(text: &str) -> usize {
        logs(text, &Outline::of(text).code).len()
    }

    #[test]
    fn long_runs_are_logs() {
        let lines = [
            "2026-11-30T10:00:00Z start\n",
            "[10:00:00] start\n",
            "[INFO] start\n",
            "npm ERR! code 1\n",
            "    at run (/srv/app/a.js:1:2)\n",
            "Nov 30 21:39:30 box sshd[1]: x\n",
        ];
        for line in lines {
            assert_eq!(found(&format!("```\n{}```\n", line.repeat(16))), 1, "{line}");
            assert_eq!(found(&format!("```\n{}```\n", line.repeat(15))), 0, "{line}");
        }
        assert_eq!(found(&"2026-11-30 10:00 start\n".repeat(20)), 1);
        assert_eq!(found(&format!("```\n{}```\n", "test a::b ... ok\n".repeat(30))), 1);
    }

    #[test]
    fn lists_tables_and_code_are_no_logs() {
        let texts = [
            "- 10:00:00 started the run\n".repeat(30),
            "| 2026-11-30 10:00 | a |\n".repeat(30),
            "Infos stand elsewhere.\n\n".repeat(30),
            format!("```ts\n{}```\n", "info(a)\nlet at = 1\n".repeat(30)),
            "✓ done\n\n".repeat(30),
            "2026-11-30: released\n".repeat(30),
        ];
        for text in texts {
            assert_eq!(found(&text), 0, "{text}");
        }
    }
}
