use super::{Context, Rule};
use crate::content::placeholder::unfilled;
use crate::contract::artifacts::Artifact;
use crate::diagnostic::{Example, Finding, Page, RuleInfo, Severity};
use crate::source::TextRange;

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "placeholder/unfilled", severity: Severity::Error, summary: "A blank of the template is not filled in." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "`[reason]`, `/path/to/file`, `<path>`, `TBD` and `...` are the form, not an answer, and the next agent would take \
          them for one. Fill them in; where there is nothing to say, write None for the section.",
    bad: Example::Sections("### Key Decisions\n- [decision]: [reason]\n\n### Artifacts\n- Created: /path/to/file\n"),
    good: Example::Sections(
        "### Key Decisions\n- Chose SQLite over files because two writers need locking\n\n### Artifacts\n\
         - Created: /srv/app/src/store.ts\n",
    ),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let handoff = context.handoff;
    let decisions = handoff.decisions.items.iter().filter_map(|decision| blank_in(context, decision.range));
    let evidence = handoff.evidence.iter().filter(|line| !is_code(context, **line));
    let evidence = evidence.filter_map(|line| blank_in(context, *line));
    let place = |artifact: &Artifact| if artifact.path.is_empty() { artifact.range } else { artifact.path };
    let artifacts = handoff.artifacts.unfilled.iter().map(place);
    let deferred = handoff.deferred.unfilled.iter().map(|item| item.range);
    let blanks = decisions.chain(artifacts).chain(evidence).chain(deferred);
    found.extend(blanks.map(|blank| Finding::new(blank, "A blank of the template stands here. Fill it in or remove the entry.")));
}

fn blank_in(context: &Context<'_>, range: TextRange) -> Option<TextRange> {
    unfilled(context.words(range)).map(|blank| blank.shift(range.start))
}

/// Output of a command may show blanks, as its help does.
fn is_code(context: &Context<'_>, line: TextRange) -> bool {
    let code = &context.handoff.code;
    let at = code.partition_point(|block| block.range.end <= line.start);
    code.get(at).is_some_and(|block| block.range.start <= line.start)
}
