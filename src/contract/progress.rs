//! Progress counts in evidence: `3 of 5 tasks`.

/// A count of things done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many are done.
    pub done: u64,
    /// How many there are.
    pub all: u64,
    /// Where the count stands, in bytes of the text it was read from.
    pub at: std::ops::Range<usize>,
}

/// Words before a count that make it one of how it was.
const PAST: [&str; 7] =
    ["before", "before my change", "before the change", "before this change", "initially", "originally", "previously"];

/// Words before a count that make it a place in a sequence.
const ORDINALS: [&str; 25] = [
    "attempt",
    "batch",
    "chapter",
    "iteration",
    "page",
    "part",
    "phase",
    "plan",
    "retry",
    "round",
    "run",
    "shard",
    "step",
    "wave",
    "option",
    "node",
    "python",
    "java",
    "rated",
    "rating",
    "grade",
    "confidence",
    "performance",
    "accessibility",
    "lighthouse",
];

/// Words behind a count that make it a count of something else than work done.
const OTHER_COUNTS: [&str; 14] = [
    "fail", "error", "warn", "skip", "broken", "regress", "flak", "remain", "retries", "need", "requir", "affect",
    "use", "rated",
];

/// Words for what was left out on purpose: `45 of 47 passed, 2 skipped`.
const LEFT_OUT: [&str; 6] = ["skip", "ignor", "todo", "xfail", "deselect", "exclu"];

/// The counts in `content`, in order: `3 of 5`, `3/5 tasks`, `3 out of 5`.
///
/// Dates, versions, paths, steps of a sequence (`step 2 of 3`) and counts of failures (`0 of 9 failed`) are none.
pub fn counts(content: &str) -> Vec<Progress> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) =
        content.get(from..).and_then(|rest| rest.find(|c: char| c.is_ascii_digit())).map(|at| at + from)
    {
        from = digits_end(content, start);
        if let Some(count) = count_at(content, start, from) {
            from = count.at.end;
            found.push(count);
        }
    }
    found
}

fn count_at(content: &str, start: usize, end: usize) -> Option<Progress> {
    let second = end + link_length(content.get(end..)?)?;
    let last = digits_end(content, second);
    let before = content.get(..start)?;
    let behind = content.get(last..)?;
    // What a count is about stands near it; the bound keeps many counts in one line linear.
    let behind = behind.char_indices().nth(100).and_then(|(end, _)| behind.get(..end)).unwrap_or(behind);
    let bracketed = before.ends_with('[') && behind.starts_with(']');
    let free = !bracketed && before.chars().next_back().is_none_or(|c| c.is_whitespace() || "(*:[`,;".contains(c));
    let closed = behind.chars().next().is_none_or(|c| !c.is_alphanumeric() && !matches!(c, '/' | '-' | '%'))
        && !behind.strip_prefix('.').is_some_and(|tail| tail.starts_with(|c: char| c.is_ascii_digit()));
    let count = Progress {
        done: content.get(start..end)?.parse().ok()?,
        all: content.get(second..last)?.parse().ok()?,
        at: start..last,
    };
    let left_out = leaves_out(behind, count.all.saturating_sub(count.done));
    (free && closed && !left_out && !is_ordinal(before) && !is_past(before) && !counts_something_else(behind))
        .then_some(count)
}

fn is_ordinal(before: &str) -> bool {
    let word = before.split_whitespace().next_back().unwrap_or_default().trim_matches(|c: char| !c.is_alphabetic());
    ORDINALS.iter().any(|ordinal| word.eq_ignore_ascii_case(ordinal))
}

/// Whether the words right before a count tell that it is of the past: `before: 3 of 5`, `before the change 3 of 5`.
fn is_past(before: &str) -> bool {
    let words = before.trim_end_matches(|c: char| !c.is_alphanumeric());
    PAST.iter().any(|past| {
        let start = words.len().checked_sub(past.len());
        let tail = start.and_then(|start| words.get(start..)).unwrap_or_default();
        tail.eq_ignore_ascii_case(past)
    })
}

fn counts_something_else(behind: &str) -> bool {
    let near = behind.split([',', ';', '.', '(']).next().unwrap_or_default().to_lowercase();
    near.split_whitespace().take(4).any(|word| OTHER_COUNTS.iter().any(|other| word.starts_with(other)))
}

/// Whether what is missing from the count is named as left out.
fn leaves_out(behind: &str, missing: u64) -> bool {
    let mut words = behind.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).take(8);
    let number = |word: &str| word.parse() == Ok(missing);
    missing > 0
        && words.any(number)
        && words.take(3).any(|word| LEFT_OUT.iter().any(|left| word.to_lowercase().starts_with(left)))
}

fn digits_end(content: &str, start: usize) -> usize {
    let rest = content.get(start..).unwrap_or_default();
    start + rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())
}

/// The length of `of`, `out of` or a slash between two numbers.
fn link_length(rest: &str) -> Option<usize> {
    ["/", " / ", " of ", " out of ", " of the ", " of all "]
        .into_iter()
        .find(|link| rest.strip_prefix(link).is_some_and(|tail| tail.starts_with(|c: char| c.is_ascii_digit())))
        .map(str::len)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(content: &str) -> Vec<(u64, u64, &str)> {
        counts(content)
            .into_iter()
            .map(|count| (count.done, count.all, content.get(count.at).unwrap_or_default()))
            .collect()
    }

    #[test]
    fn counts_in_words_and_with_a_slash() {
        assert_eq!(found("3 of 5 plan tasks completed"), [(3, 5, "3 of 5")]);
        assert_eq!(found("Tasks: 4/4 done, docs 1/2"), [(4, 4, "4/4"), (1, 2, "1/2")]);
        assert_eq!(found("2 out of 3"), [(2, 3, "2 out of 3")]);
        assert_eq!(found("Score: 5/6"), [(5, 6, "5/6")]);
        assert_eq!(found("- [3/5 tasks]"), [(3, 5, "3/5")]);
    }

    #[test]
    fn what_only_looks_like_a_count() {
        for other in [
            "on 11/30/2026",
            "v1/2-beta",
            "see a/3/4",
            "step 2 of 3 ran",
            "0 of 12 failed",
            "0/3 warnings",
            "1/2.5",
            "3 of many",
            "[2/5] COPY . .",
            "45 of 47 passed, 2 skipped",
            "45/47 tests passed (2 tests were ignored)",
            "Lighthouse performance 98/100",
            "only 2 of 7 files needed a change",
            "tested on Node 18/20",
            "500 runs, all green (before: 11 of 500)",
            "Before the change 3 of 5 runs ended badly",
        ] {
            assert_eq!(found(other), [], "{other}");
        }
    }
}
