//! Plans: the headings and check boxes of a plan or a requirements document.

use super::{Pasted, bare_lines, block_lines};
use crate::document::Code;
use crate::source::{TextRange, slice, sort_by_place};

/// Shorter ones are a list of tasks, no document.
const FEWEST_LINES: usize = 25;

/// A fenced Markdown document without the words of a plan is one when it is as long as this.
const FEWEST_LINES_OF_ANY: usize = 40;

/// Headings that plans and requirements documents have, and reports have not. In lower case.
const WORDS: [&str; 22] = [
    "acceptance criteria",
    "background and motivation",
    "execution plan",
    "functional requirements",
    "goals and non-goals",
    "implementation plan",
    "implementation steps",
    "non-functional requirements",
    "non-goals",
    "out of scope",
    "personas",
    "problem statement",
    "product requirements",
    "requirements",
    "rollout plan",
    "success criteria",
    "success metrics",
    "target users",
    "technical approach",
    "test plan",
    "user stories",
    "user story",
];

/// The plans in `text`, whose code blocks are `code`. A plan outside a fence ends where one of `sections` starts.
pub fn plans(text: &str, code: &[Code], sections: &[TextRange]) -> Vec<Pasted> {
    let mut found: Vec<_> = code.iter().filter_map(|block| in_block(text, block)).collect();
    outside(text, code, sections, &mut found);
    sort_by_place(&mut found, |pasted| (pasted.range.start, 0));
    found
}

/// A fence around a document, in a language of documents.
fn in_block(text: &str, block: &Code) -> Option<Pasted> {
    let info = slice(text, block.info);
    let markdown = ["md", "markdown"].into_iter().any(|name| info.eq_ignore_ascii_case(name));
    if !markdown && !["", "text", "txt"].into_iter().any(|name| info.eq_ignore_ascii_case(name)) {
        return None;
    }
    let mut seen = Seen::default();
    block_lines(text, block).for_each(|line| seen.take(line));
    let long = markdown && seen.headings >= 3 && seen.lines >= FEWEST_LINES_OF_ANY;
    (long || seen.is_plan()).then_some(Pasted { range: block.range, lines: seen.lines })
}

/// Stretches between the sections' headings.
fn outside(text: &str, code: &[Code], sections: &[TextRange], found: &mut Vec<Pasted>) {
    let mut sections = sections.iter().peekable();
    let mut seen = Seen::default();
    let mut range: Option<TextRange> = None;
    for line in bare_lines(text, code) {
        let content = slice(text, line);
        if sections.next_if(|section| section.start <= line.start).is_some() {
            while sections.next_if(|section| section.start <= line.start).is_some() {}
            found.extend(std::mem::take(&mut seen).pasted(range.take()));
            continue;
        }
        if range.is_some() || is_heading(content) {
            seen.take(content);
            if !content.trim().is_empty() {
                range = Some(range.map_or(line, |range| range.cover(line)));
            }
        }
    }
    found.extend(seen.pasted(range));
}

/// What a stretch of lines is made of.
#[derive(Default)]
struct Seen {
    lines: usize,
    headings: usize,
    /// Headings of a plan.
    named: usize,
    /// Headings such as `Phase 2: …`.
    numbered: usize,
    /// Open check boxes.
    open: usize,
}

impl Seen {
    fn take(&mut self, line: &str) {
        let line = line.trim();
        self.lines += usize::from(!line.is_empty());
        if is_heading(line) {
            let title = line.trim_start_matches('#');
            self.headings += usize::from(line.starts_with("##"));
            self.named += usize::from(is_named(title));
            self.numbered += usize::from(is_numbered(title));
        }
        self.open += usize::from(["- [ ]", "* [ ]", "+ [ ]"].into_iter().any(|mark| line.starts_with(mark)));
    }

    fn is_plan(&self) -> bool {
        let steps = self.numbered >= 3 && self.open >= 6;
        self.lines >= FEWEST_LINES && (self.named >= 3 || steps)
    }

    fn pasted(&self, range: Option<TextRange>) -> Option<Pasted> {
        range.filter(|_| self.is_plan()).map(|range| Pasted { range, lines: self.lines })
    }
}

fn is_heading(line: &str) -> bool {
    line.starts_with('#') && line.trim_start_matches('#').starts_with(' ')
}

fn is_named(title: &str) -> bool {
    let words = title.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase();
    WORDS.contains(&words.as_str())
}

/// `Phase 2`, `Task 3: …`, `Step 1 — …`
fn is_numbered(title: &str) -> bool {
    let mut words = title.trim_matches(|c: char| !c.is_alphanumeric()).split(|c: char| !c.is_alphanumeric());
    let word = words.next().unwrap_or_default().to_lowercase();
    let step = ["phase", "task", "step", "milestone", "epic", "sprint", "story"].contains(&word.as_str());
    step && words.next().is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Outline;

    fn found(text: &str) -> Vec<usize> {
        plans(text, &Outline::of(text).code, &[]).into_iter().map(|pasted| pasted.lines).collect()
    }

    fn tasks(mark: &str) -> String {
        let boxes = format!("- [{mark}] part\n").repeat(7);
        ["1", "2", "3", "4"].map(|n| format!("### Task {n}: do it\n{boxes}")).concat()
    }

    #[test]
    fn plans_by_their_headings_and_boxes() {
        let lines = "Words about it.\n".repeat(8);
        let prd = format!("# PRD\n## Problem Statement\n{lines}## User Stories\n{lines}## Non-Goals\n{lines}");
        assert_eq!(found(&prd), [28]);
        assert_eq!(found(&tasks(" ")), [32]);
        assert_eq!(found(&format!("```md\n{}```\n", tasks(" "))), [32]);
        assert_eq!(found(&format!("```markdown\n{}```\n", "## A\ntext\n".repeat(20))), [40]);
    }

    #[test]
    fn reports_by_phase_short_lists_and_scripts_are_none() {
        let texts = [
            tasks("x"),
            "### Decision 1\ntext\n".repeat(30),
            "## Requirements\n- [ ] a\n## Out of scope\n".to_owned(),
            format!("```sh\n{}```\n", "## Step 1\nrun\n".repeat(30)),
            format!("```md\n{}```\n", "### Status\nPASS\n".repeat(4)),
        ];
        for text in texts {
            assert_eq!(found(&text), [0; 0], "{text}");
        }
    }
}
