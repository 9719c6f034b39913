//! Which texts are ours, and how little is said about those that are not.

mod support;

use handoff_lint::{CheckOptions, Kind, check};
use support::corpus::{Good, others};

#[test]
fn good_handoffs_are_known_by_their_sections() {
    for good in Good::all() {
        assert_eq!(Kind::detect(&good.text, None), Some(Kind::Handoff), "{}", good.name);
        assert_eq!(Kind::detect(&good.text, Some("/srv/app/notes/today.md")), Some(Kind::Handoff), "{}", good.name);
    }
}

/// Front matter, a byte order mark and a fence around the message are something else in the middle of one.
#[test]
fn a_handoff_inside_a_chat_message_is_known() {
    for good in Good::all().iter().filter(|good| !good.text.starts_with(['-', '\u{feff}', '`'])) {
        let message =
            format!("Done! I went through the tests first.\n\nHere is my report:\n\n{}\nAnything else?\n", good.text);
        assert_eq!(Kind::detect(&message, None), Some(Kind::Handoff), "{}", good.name);
    }
}

#[test]
fn other_documents_are_none_of_ours() {
    let others = others();
    assert!(others.len() >= 10, "only {} other documents were found", others.len());
    for (name, text) in others {
        let path = format!("/srv/app/{name}");
        assert_eq!(Kind::detect(&text, Some(&path)), None, "{name}");
        assert_eq!(Kind::detect(&text, None), None, "{name} without a path");
    }
}

/// Whoever asks for a check of such a document gets it: mostly one line, and more only where its headings are like ours.
#[test]
fn other_documents_raise_no_storm() {
    for (name, text) in others() {
        let report = check(&text, &CheckOptions::default());
        let codes: Vec<_> = report.diagnostics.iter().map(|found| found.code).collect();
        let most = if report.diagnostics.iter().any(|found| found.code == "handoff/absent") {
            1
        } else {
            text.lines().count() / 2
        };
        assert!(codes.len() <= most, "{name}: {codes:?}");
        assert!(report.verdict.is_some_and(|verdict| !verdict.conforming), "{name}");
    }
}

#[test]
fn paths_tell_before_words_do() {
    let readme = "# Read me\n";
    for (path, kind) in [
        ("/srv/app/handoffs/2026-11-30.md", Some(Kind::Handoff)),
        ("C:\\srv\\handoffs\\A.MD", Some(Kind::Handoff)),
        ("review.handoff.md", Some(Kind::Handoff)),
        ("/srv/app/handoffs/readme.txt", None),
        ("/srv/app/ai/handoffs/0001.md", None),
        ("/srv/app/handoff-lint.json", Some(Kind::Config)),
        ("handoff-lint.yml", Some(Kind::Config)),
        ("/srv/handoff-lint/package.json", None),
        ("/srv/app/handoff-lint.toml", None),
    ] {
        assert_eq!(Kind::detect(readme, Some(path)), kind, "{path}");
    }
}
