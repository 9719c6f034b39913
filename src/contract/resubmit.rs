//! What to answer the agent whose handoff cannot be used.

use super::handoff::Handoff;
use super::names::SectionKind;
use super::verdict::{Action, Verdict, counts_as_error};
use crate::diagnostic::Diagnostic;
use crate::source::{TextRange, slice};
use std::fmt::Write as _;

/// The prompt that asks for the handoff again; `None` where the verdict does not call for one.
///
/// It names what is to be mended in the order of the document, says what was fine, and asks for the whole handoff: an
/// agent that sends only the correction leaves its reader without the rest.
pub fn resubmit_prompt(
    text: &str,
    handoff: &Handoff,
    verdict: &Verdict,
    diagnostics: &[Diagnostic],
    strict: bool,
) -> Option<String> {
    let to_mend: Vec<_> = diagnostics.iter().filter(|diagnostic| is_to_mend(diagnostic, strict)).collect();
    let unbacked = to_mend.iter().any(|diagnostic| diagnostic.group() == "evidence");
    if verdict.action != Action::Resubmit && !unbacked {
        return None;
    }
    let mut prompt = String::from(
        "Your handoff cannot be used as it is. Send the COMPLETE handoff again as your final message: all four sections with \
         everything in them, not just what changed.\n\nTo mend:\n",
    );
    for (number, diagnostic) in to_mend.iter().enumerate() {
        let _ = writeln!(prompt, "{}. {}", number + 1, mend(text, handoff, diagnostic));
    }
    let fine = fine_sections(handoff, &to_mend);
    if !fine.is_empty() {
        let _ = write!(prompt, "\nFine as they were, to be sent again unchanged: {}.\n", fine.join(", "));
    }
    let wanted = wanted_forms(handoff, &to_mend);
    if !wanted.is_empty() {
        let _ = write!(prompt, "\nThe form, with your own content in place of the brackets:\n\n{}", wanted.join("\n"));
    }
    Some(prompt)
}

/// What counts as an error, and the near misses that count as missing sections.
fn is_to_mend(diagnostic: &Diagnostic, strict: bool) -> bool {
    counts_as_error(diagnostic, strict) || diagnostic.code == "section/near-miss"
}

fn mend(text: &str, handoff: &Handoff, diagnostic: &Diagnostic) -> String {
    let place =
        if diagnostic.code == "section/missing" { String::new() } else { place(text, handoff, diagnostic.range) };
    let certain = diagnostic
        .fixes
        .first()
        .filter(|fix| fix.safe)
        .and_then(|fix| fix.edits.first())
        .filter(|edit| !edit.new_text.trim().is_empty());
    let exact = certain.map_or(String::new(), |edit| format!(" Write: `{}`", edit.new_text.trim()));
    format!("{place}{}{exact}", diagnostic.message)
}

/// Where a diagnostic stands, in words that hold in a chat: the section, and the line of the message.
fn place(text: &str, handoff: &Handoff, range: TextRange) -> String {
    let section = handoff.sections.found.iter().find(|section| section.range.contains(range));
    let Some(section) = section else { return String::new() };
    let before = slice(text, TextRange::new(0, range.start));
    let line = before.matches('\n').count() + 1;
    format!("{} (line {line}): ", section.kind.title())
}

fn fine_sections(handoff: &Handoff, to_mend: &[&Diagnostic]) -> Vec<&'static str> {
    let is_fine = |kind: &SectionKind| {
        handoff.sections.first(*kind).is_some_and(|section| {
            to_mend
                .iter()
                .all(|diagnostic| diagnostic.code == "section/missing" || !section.range.contains(diagnostic.range))
        })
    };
    SectionKind::ALL.into_iter().filter(is_fine).map(SectionKind::title).collect()
}

/// The forms of the sections that are missing or broken.
fn wanted_forms(handoff: &Handoff, to_mend: &[&Diagnostic]) -> Vec<&'static str> {
    let fine = fine_sections(handoff, to_mend);
    SectionKind::ALL.into_iter().filter(|kind| !fine.contains(&kind.title())).map(form).collect()
}

fn form(kind: SectionKind) -> &'static str {
    match kind {
        SectionKind::KeyDecisions => "### Key Decisions\n- [decision] because [reason]\n",
        SectionKind::Artifacts => {
            "### Artifacts\n- Created: [absolute path]\n- Modified: [absolute path]\n- Deleted: [absolute path]\n"
        }
        SectionKind::Status => {
            "### Status\n[PASS, FAIL or PARTIAL]\nEvidence:\n- [command that was run, and what came out: counts, exit code]\n"
        }
        SectionKind::DeferredItems => {
            "### Deferred Items\n- [feature, bug, refactor or investigation] [what is left] -- [why]\n(or the one word None)\n"
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{CheckOptions, check};

    #[test]
    fn names_each_mend_in_order_what_was_fine_and_the_forms() {
        let text = "### Key Decisions\n- x because y\n\n### Artifacts\n- Created: docs/a.md\n\n### Status\nPASS\n";
        let json = r#"{"workspaceRoot": "/srv/app"}"#;
        let options: CheckOptions = serde_json::from_str(json).unwrap();
        let prompt = check(text, &options).resubmit_prompt.unwrap();
        let expected = "\
Your handoff cannot be used as it is. Send the COMPLETE handoff again as your final message: all four sections with \
everything in them, not just what changed.

To mend:
1. Artifacts (line 5): `docs/a.md` is not an absolute path. Write it out from the root. Write: `/srv/app/docs/a.md`
2. The section Deferred Items is missing. Add it after Status with the heading `### Deferred Items`.
3. Status (line 8): PASS is claimed without evidence. List below `Evidence:` what was run and what came out.

Fine as they were, to be sent again unchanged: Key Decisions.

The form, with your own content in place of the brackets:

### Artifacts
- Created: [absolute path]
- Modified: [absolute path]
- Deleted: [absolute path]

### Status
[PASS, FAIL or PARTIAL]
Evidence:
- [command that was run, and what came out: counts, exit code]

### Deferred Items
- [feature, bug, refactor or investigation] [what is left] -- [why]
(or the one word None)
";
        assert_eq!(prompt, expected);
    }

    #[test]
    fn a_handoff_that_can_be_used_gets_no_prompt() {
        let text = crate::contract::example::document(crate::diagnostic::Example::Sections(""));
        assert_eq!(check(&text, &CheckOptions::default()).resubmit_prompt, None);
    }
}
