use super::{Context, Rule};
use crate::contract::artifacts::Artifact;
use crate::contract::several::{Named, of_artifact};
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::source::{TextRange, line_break};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/several-paths", severity: Severity::Warning, summary: "One artifact names several files." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "A pattern says what a file may be called, not which files there are, and a list cannot be read by line. Give each \
          file a line of its own.",
    bad: Example::Sections("### Artifacts\n- Created: /srv/app/src/{store,index}.ts\n"),
    good: Example::Sections("### Artifacts\n- Created: /srv/app/src/store.ts\n- Created: /srv/app/src/index.ts\n"),
    options: "",
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    for artifact in context.handoff.artifacts.items.iter().filter(|artifact| !artifact.path.is_empty()) {
        let named = of_artifact(context.text, artifact);
        if named.paths.len() < 2 && !named.pattern {
            continue;
        }
        let what = if named.pattern { "The artifact names files by a pattern." } else { "The artifact names several files." };
        let finding = Finding::new(artifact.path, format!("{what} Give each file a line of its own."));
        found.push(fix(context, artifact, &named).into_iter().fold(finding, Finding::fix));
    }
}

/// One line for each path, each with what stands before the first one.
fn fix(context: &Context<'_>, artifact: &Artifact, named: &Named) -> Option<Fix> {
    let before = context.text.get(..artifact.path.start)?;
    let line_start = before.rfind(['\n', '\r']).map_or(0, |at| at + 1);
    let head = context.words(TextRange::new(line_start, artifact.path.start));
    let plain = named.spelt_out && !head.contains('|') && head.trim_start().starts_with(['-', '*', '+']);
    let quote = if head.ends_with('`') { "`" } else { "" };
    let between = format!("{quote}{}{head}", line_break(context.text));
    plain.then(|| Fix::safe("Give each file a line of its own", artifact.path, named.paths.join(&between)))
}
