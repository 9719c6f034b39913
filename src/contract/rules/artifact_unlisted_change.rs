use super::{Context, Rule};
use crate::contract::names::SectionKind;
use crate::contract::paths::{PathSet, key, key_below};
use crate::contract::sections::Section;
use crate::contract::several::of_artifact;
use crate::diagnostic::{Example, Finding, Fix, Page, RuleInfo, Severity};
use crate::document::Block;
use crate::source::{TextRange, line_break};

pub(super) const RULE: Rule = Rule {
    info: RuleInfo { code: "artifact/unlisted-change", severity: Severity::Error, summary: "A changed file is not listed." },
    check,
};

pub(super) const PAGE: Page = Page {
    why: "Every file touched counts: configuration, tests, generated files. The host gives `changedFiles`, as version \
          control sees them; a listed folder or pattern covers what lies below it.",
    bad: Example::Sections("### Artifacts\n- Modified: /srv/app/src/l.ts\n"),
    good: Example::Sections("### Artifacts\n- Modified: /srv/app/src/l.ts\n- Created: /srv/app/chart.png\n"),
    options: r#"{"changedFiles": ["/srv/app/src/l.ts", "/srv/app/chart.png"]}"#,
};

fn check(context: &Context<'_>, found: &mut Vec<Finding>) {
    let Some(section) = context.section(SectionKind::Artifacts) else { return };
    let Some(changed) = &context.facts.changed_files else {
        context.leave_unchecked("Whether every changed file is listed", "no changedFiles given");
        return;
    };
    let root = context.facts.workspace_root.as_deref();
    let (own, root_key) = (context.path.and_then(key), root.and_then(key));
    let listed = listed(context, root);
    let unlisted = changed.iter().filter(|path| {
        let key = key_below(root, path);
        key.is_some_and(|key| own.as_ref() != Some(&key) && !listed.covers(&key, root_key.as_deref()))
    });
    for path in unlisted {
        let message = format!("`{path}` was changed and is not listed. Add it below Artifacts.");
        found.push(Finding::new(section.name, message).fix(add(context, section, path)));
    }
}

fn listed(context: &Context<'_>, root: Option<&str>) -> PathSet {
    let mut listed = PathSet::default();
    for artifact in context.handoff.artifacts.items.iter().filter(|artifact| !artifact.path.is_empty()) {
        for path in of_artifact(context.text, artifact).paths {
            listed.add(root, &path);
        }
    }
    listed
}

/// One more line at the end of the list, or in the place of `None`. What was done, the author knows better.
fn add(context: &Context<'_>, section: &Section, path: &str) -> Fix {
    let title = "Add it as Modified";
    let artifacts = &context.handoff.artifacts;
    if let Some(none) = artifacts.none.filter(|_| artifacts.items.is_empty()) {
        let before = context.text.get(..none.start).unwrap_or_default();
        let bullet = if before.trim_end_matches(' ').ends_with(['\n', '\r']) { "- " } else { "" };
        return Fix::suggested(title, none, format!("{bullet}Modified: {path}"));
    }
    let last = section.blocks.iter().rfind(|block| !matches!(block, Block::Rule(_) | Block::Html(_)));
    let end = last.map_or(section.heading.range.end, |block| block.range().end);
    let gap = if matches!(last, Some(Block::List(_))) { 1 } else { 2 };
    let breaks = line_break(context.text).repeat(gap);
    Fix::suggested(title, TextRange::empty(end), format!("{breaks}- Modified: {path}"))
}
