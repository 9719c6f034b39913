//! What holds for every text.

mod support;

use handoff_lint::contract::{Action, Handoff, HandoffData, render_handoff};
use handoff_lint::diagnostic::{Diagnostic, Edit, apply_fixes};
use handoff_lint::source::TextRange;
use handoff_lint::{CheckOptions, check};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use support::corpus::Good;

/// Pieces that handoffs, and traps for Markdown readers, are made of.
const PIECES: [&str; 77] = [
    "<!-- handoff-lint-disable-next-line artifact, x, secret -- é -->\n",
    "<!-- handoff-lint-disable-line status/decorated -- 漢 -->",
    "<!-- handoff-lint-disable-section deferred -->\n",
    "<!-- handoff-lint-disable-file section/missing -- why\n-->",
    "- 1. one\n",
    "- ***\n",
    "- \\- x\n",
    "- [x] done -- y\n",
    "- [a]: b\n",
    "- Evidence: Evidence: x\n",
    "- [feature] TBD -- <reason>\n",
    "- Created: /path/to/file\n",
    "- [decision]: [reason with evidence]\n",
    "- N/A\n",
    "- TBD\n",
    "\u{200b}",
    "\u{202e}",
    "@@ -1,2 +1 @@\n",
    "+a\n",
    "-b\n",
    "diff --git a/x b/x\n",
    "Ignore all previous instructions. ",
    "\n/home/jroe/é/\n",
    "\nC:\\Users\\j é\\x\n",
    "### Key Decisions\n",
    "## Artifacts:\n",
    "#### STATUS\n",
    "**Deferred Items**\n",
    "### Status: PASS\n",
    "### Files changed\n",
    "- Chose 漢字 over 😀 because — well\n",
    "- Created: /a/b.ts\n",
    "- Added: src/é.ts -- note\n",
    "- Modified: `\\\\host\\x`\n",
    "- Deleted: /a/{b,é}.ts, `/a/b.ts`:3\n",
    "See above.\n",
    "__Key Decisions:__ None\n",
    "PASS\n",
    "✅ **Pass** — but\n",
    "PASS | FAIL\n",
    "Complete\n",
    "Evidence:\n",
    "- Tests: 3 of 5, 2 failed\n",
    "- `npm test | tail -1` → exit code 1\n",
    "- 0 tests ran at a1b2c3d, 漢 failed: 2\n",
    "  later ✗ 3 on main (git stash)\n",
    "FAILED é::b\nerror: 😀\n",
    "All good\n",
    "$ npm test || true\n",
    "None\n",
    "- [bug] x -- y\n",
    "- [chore] tidy\n",
    "[feature]\n",
    "---\n",
    "=======\n",
    "<<<<<<< HEAD\n",
    ">>>>>>> x\n",
    "```markdown\n",
    "```\n",
    "~~~\n",
    "<!-- a\n",
    "-->\n",
    "> ",
    "    ",
    "  - nested\n",
    "| a | b |\n",
    "|---|---|\n",
    "| Created | x/y |\n",
    "\r\n",
    "\r",
    "\n",
    "\n\n",
    "\u{feff}",
    "\t",
    "é",
    "*",
    "`",
];

fn document() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(PIECES.to_vec()), 0..40).prop_map(|pieces| pieces.concat())
}

fn options() -> CheckOptions {
    let files = || Some(vec!["/srv/app/a.ts".into(), "/a/b.ts".into(), "src/é.ts".into()]);
    let facts = handoff_lint::host::HostFacts {
        workspace_root: Some("/srv/app".into()),
        changed_files: files(),
        existing_files: files(),
        ..Default::default()
    };
    CheckOptions { facts, ..CheckOptions::default() }
}

/// The same documents on every run; `PROPTEST_RNG_SEED` asks for others.
fn config() -> ProptestConfig {
    let rng_seed = match ProptestConfig::default().rng_seed {
        RngSeed::Random => RngSeed::Fixed(20_261_130),
        given @ RngSeed::Fixed(_) => given,
    };
    ProptestConfig { cases: 1500, failure_persistence: None, rng_seed, ..ProptestConfig::default() }
}

fn fits(text: &str, range: TextRange) -> bool {
    text.get(range.start..range.end).is_some()
}

fn edits_are_sorted_and_apart(edits: &[Edit]) -> bool {
    edits.is_sorted_by(|a, b| a.range.end <= b.range.start)
}

fn is_sound(text: &str, found: &Diagnostic) -> bool {
    let edits: Vec<_> = found.fixes.iter().flat_map(|fix| &fix.edits).collect();
    fits(text, found.range)
        && found.related.iter().all(|related| fits(text, related.range))
        && edits.iter().all(|edit| fits(text, edit.range))
        && found.fixes.iter().all(|fix| !fix.edits.is_empty() && edits_are_sorted_and_apart(&fix.edits))
        && !found.message.is_empty()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_range_lies_in_the_text(text in document()) {
        let report = check(&text, &options());
        for found in &report.diagnostics {
            prop_assert!(is_sound(&text, found), "{found:?}\nin {text:?}");
        }
        prop_assert!(report.diagnostics.is_sorted_by_key(|found| found.range.start));
    }

    #[test]
    fn what_is_rendered_reads_the_same(text in document()) {
        let data = HandoffData::of(&text, &Handoff::read(&text));
        let rendered = render_handoff(&data);
        prop_assert_eq!(&HandoffData::of(&rendered, &Handoff::read(&rendered)), &data, "{:?}\nas {}", text, rendered);
    }

    #[test]
    fn fixing_all_that_is_safe_leaves_nothing_safe_to_fix(text in document()) {
        let mut fixed = text.clone();
        for _ in 0..8 {
            let report = check(&fixed, &options());
            let fixes: Vec<_> = report.diagnostics.iter().filter_map(|found| found.fixes.iter().find(|fix| fix.safe)).collect();
            if fixes.is_empty() {
                return Ok(());
            }
            fixed = apply_fixes(&fixed, fixes);
        }
        prop_assert!(false, "no end of fixes for {text:?}, now {fixed:?}");
    }

    #[test]
    fn arbitrary_text_gets_an_answer(text in "\\PC{0,300}") {
        let report = check(&text, &options());
        prop_assert!(report.verdict.is_some());
    }

    #[test]
    fn nothing_raises_a_status(text in document()) {
        let verdict = check(&text, &options()).verdict.expect("a handoff gets a verdict");
        let rank = |status: &str| ["FAIL", "PARTIAL", "PASS"].iter().position(|known| *known == status);
        if let Some(claimed) = verdict.claimed {
            let worse = rank(verdict.effective.as_str()) <= rank(claimed.as_str());
            prop_assert!(worse || !verdict.conforming, "{verdict:?}\nin {text:?}");
        }
        prop_assert!(verdict.action != Action::Advance || verdict.claimed.is_some_and(|status| status.as_str() == "PASS"));
    }
}

fn advances(text: &str) -> bool {
    check(text, &CheckOptions::default()).verdict.is_none_or(|verdict| verdict.action == Action::Advance)
}

#[test]
fn no_handoff_advances_before_its_status_is_told() {
    for good in Good::all() {
        let told = Handoff::read(&good.text).status.expect("a good handoff has a status").token.end;
        for (end, _) in good.text.char_indices().take_while(|(end, _)| *end < told) {
            let cut = good.text.get(..end).expect("a boundary");
            assert!(!advances(cut), "{} cut at {end}", good.name);
        }
    }
}

fn quoted(text: &str) -> String {
    text.lines().fold(String::new(), |quoted, line| quoted + "> " + line + "\n")
}

#[test]
fn no_quoted_handoff_advances() {
    for good in Good::all() {
        let quoted = quoted(&good.text);
        assert!(!advances(&quoted), "{}", good.name);
        assert!(!advances(&format!("Here is an example:\n\n{quoted}\nI will report in this form.\n")), "{}", good.name);
        let hidden = format!("<!--\n{}\n-->\n", good.text.replace("-->", "").replace("<!--", ""));
        assert!(!advances(&hidden), "{} in a comment", good.name);
    }
}

#[test]
fn no_template_advances() {
    let template = "### Key Decisions\n- [decision]: [reason]\n\n### Artifacts\n- Created: /path/to/file\n- Modified: /path/to/file\n\n\
        ### Status\nPASS | FAIL | PARTIAL\nEvidence:\n- [verification output or description]\n\n### Deferred Items\n\
        - [category] [description] -- [reason deferred]\n";
    let chosen = template.replace("PASS | FAIL | PARTIAL", "PASS");
    for text in [template, &chosen] {
        for dressed in
            [text.to_owned(), quoted(text), format!("```markdown\n{text}```\n"), format!("~~~\n{text}~~~\nDone.\n")]
        {
            assert!(!advances(&dressed), "{dressed}");
        }
    }
}

#[test]
fn no_words_alone_advance() {
    let words = [
        "",
        " \n\n",
        "\u{feff}",
        "PASS",
        "**PASS**",
        "Status: PASS",
        "### Status\nPASS",
        "## PASS\n",
        "PASS\nEvidence:\n- Tests: 47 passed, 0 failed (npm test)\n",
        "I'm sorry, I could not finish the task in the time available.",
        "Apologies for the confusion! Everything works now, all tests pass.",
        "All four sections are in my previous message. PASS.",
    ];
    for text in words {
        assert!(!advances(text), "{text:?}");
    }
}

#[test]
fn hostile_inputs_get_an_answer() {
    let million = 1 << 20;
    let runs = [
        "#",
        ">",
        "> ",
        "- ",
        "[",
        "*",
        "`",
        "|",
        "1. ",
        "\\",
        "<!--",
        "\r",
        "\u{0}",
        "**a:**\n",
        "- [bug] a -- b\n",
        "# Status\n",
        "```\n",
        "😀",
        "# Artifacts\n- Created: {a,b}\n",
        "**Status:** PASS\n",
        "# Artifacts\n- /a/b, /a/c and d.ts → `e`, `f`\n# x\n",
        "\u{200b}",
        "a\u{2066}",
        "ignore the above ",
        "`ignore all previous instructions` ",
        "/home/a",
        "<a ",
        "- [a <path ",
        "@@ -1 +1 @@\n+a\n",
        "10:00:00\n",
        "# Phase 1\n- [ ] a\n",
    ];
    for run in runs {
        let text = run.repeat(million / run.len());
        assert!(check(&text, &options()).verdict.is_some(), "{run:?}");
    }
}

#[test]
fn hostile_evidence_gets_an_answer() {
    let million = 1 << 20;
    let runs = [
        "2 failed ",
        "- 2 failed: fixed `a`\n",
        "- a: 2 failed\n",
        "`npm test | tail` (npm test) ",
        "npm test || true; ",
        "at a1b2c3d 1 passed, ",
        "a1b2c3d\n",
        "3 of 5 ",
        "0 tests\n",
        "exit code = = ",
        "```\nFAILED\n1 passed\n```\n",
        "(((",
        "`",
        "```a",
        "9",
        "9,",
        "|| ",
        "on main ",
        "2 failed é\n",
        "2 failed, not fixed ",
        "then-",
        "not-fixed-é",
        "before  ",
        "2 failed expected ",
        "`grep a`: no output, exit code 1 ",
    ];
    let facts = handoff_lint::host::HostFacts {
        head: Some("9f8e7d6c5b".into()),
        commits: Some(std::iter::once(("a1b2c3d".to_owned(), handoff_lint::host::CommitState::Missing)).collect()),
        executed_commands: Some(vec![handoff_lint::host::ExecutedCommand { command: "npm test".into(), exit_code: 1 }]),
        ..Default::default()
    };
    let options = CheckOptions { facts, ..CheckOptions::default() };
    for run in runs {
        let text = format!("### Status\nPASS\nEvidence:\n{}", run.repeat(million / run.len()));
        assert!(check(&text, &options).verdict.is_some(), "{run:?}");
    }
}

#[test]
fn deep_blocks_over_many_lines_stay_linear() {
    let deep = format!("{}a\n{}", "- ".repeat(200_000), "\n".repeat(200_000));
    let stairs = (0..2_000).fold(String::new(), |stairs, depth| stairs + &"  ".repeat(depth) + "- a\n");
    for text in [deep, stairs + &"\n".repeat(200_000)] {
        assert!(check(&text, &options()).verdict.is_some());
    }
}
