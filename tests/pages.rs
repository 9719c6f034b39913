//! The pages of the rules and the schema of the configuration are those of the catalogue.
//! `UPDATE=1 cargo test --test pages` writes them anew.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "what cannot be read or written stops the test")]

mod support;

use handoff_lint::config::config_schema;
use handoff_lint::contract::example::document;
use handoff_lint::diagnostic::{Example, Page, RuleInfo};
use handoff_lint::{redact, rules};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use support::stored::{root, stale, updating};

#[test]
fn the_pages_of_the_rules_are_up_to_date() {
    let folder = root().join("docs/rules");
    let mut pages: BTreeMap<PathBuf, String> =
        rules::pages().map(|(rule, page)| (folder.join(format!("{}.md", rule.code)), show(rule, page))).collect();
    pages.extend(redact::rules::rules().iter().map(|rule| (folder.join(format!("{}.md", rule.code)), show_kind(rule))));
    pages.insert(folder.join("README.md"), index());
    let gone: Vec<_> = files(&folder).into_iter().filter(|path| !pages.contains_key(path)).collect();
    let stale: Vec<_> = pages.iter().filter_map(|(path, content)| stale(path, content)).collect();
    if updating() {
        for path in &gone {
            std::fs::remove_file(path).unwrap();
        }
        return;
    }
    assert!(
        gone.is_empty() && stale.is_empty(),
        "run UPDATE=1 cargo test --test pages; stale: {stale:?}, of no rule: {gone:?}"
    );
}

#[test]
fn the_schema_of_the_configuration_is_up_to_date() {
    let schema = config_schema();
    let parsed: serde_json::Value = serde_json::from_str(&schema).unwrap();
    assert_eq!(
        parsed["properties"]["rules"]["properties"]["status/missing"]["allOf"][0]["$ref"],
        "#/definitions/level"
    );
    let stale = stale(&root().join("docs/handoff-lint.schema.json"), &schema);
    assert_eq!(stale, None, "run UPDATE=1 cargo test --test pages");
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn show(rule: &RuleInfo, page: &Page) -> String {
    let mut out = format!("# {}\n\n{}\n\nSeverity: {}", rule.code, rule.summary, rule.severity.as_str());
    let options: serde_json::Value = serde_json::from_str(page.options).unwrap_or_default();
    let language = if options["kind"] == "config" { "yaml" } else { "markdown" };
    let _ = write!(out, "{}\n\n{}\n", fixed(page, &options, rule), page.why);
    let _ = write!(out, "\n## Bad\n\n{}", fenced(language, shown(page.bad)));
    let _ = write!(out, "\n## Good\n\n{}", fenced(language, shown(page.good)));
    let sections = |example| matches!(example, Example::Sections(_));
    if sections(page.bad) || sections(page.good) {
        out.push_str("\nOnly the sections that matter are shown.\n");
    }
    if language == "markdown" && !page.options.is_empty() {
        let pretty = |options| fenced("json", &(serde_json::to_string_pretty(options).unwrap() + "\n"));
        let _ = match options.as_array().map(Vec::as_slice) {
            Some([bad, good]) => {
                write!(
                    out,
                    "\n## Options\n\nThe first is checked with\n\n{}\nand the second with\n\n{}",
                    pretty(bad),
                    pretty(good)
                )
            }
            _ => write!(out, "\n## Options\n\nBoth are checked with\n\n{}", pretty(&options)),
        };
    }
    out + &setting(rule)
}

/// What is said about fixes, as the bad example has them.
fn fixed(page: &Page, options: &serde_json::Value, rule: &RuleInfo) -> &'static str {
    let options = options.get(0).unwrap_or(options);
    let options = serde_json::from_value(options.clone()).unwrap_or_default();
    let report = handoff_lint::check(&document(page.bad), &options);
    let mut fixes =
        report.diagnostics.iter().filter(|found| found.code == rule.code).flat_map(|found| &found.fixes).peekable();
    match (fixes.peek().is_some(), fixes.any(|fix| fix.safe)) {
        (false, _) => "",
        (true, true) => " · has a fix that changes form only and can be applied unseen",
        (true, false) => " · has a fix that its author has to agree with",
    }
}

fn shown(example: Example) -> &'static str {
    match example {
        Example::Whole(text) | Example::Sections(text) => text,
    }
}

/// A fence longer than any inside.
fn fenced(language: &str, content: &str) -> String {
    let mut fence = "```".to_owned();
    while content.contains(&fence) {
        fence.push('`');
    }
    let end = if content.is_empty() || content.ends_with('\n') { "" } else { "\n" };
    format!("{fence}{language}\n{content}{end}{fence}\n")
}

/// How to set the rule, or to switch it off.
fn setting(rule: &RuleInfo) -> String {
    let code = rule.code;
    match rule.group() {
        "config" => String::new(),
        "secret" => format!(
            "\n## Setting it\n\nSet the severity in the configuration. Secrets cannot be switched off: list a value that is none, and why.\n\n\
             ```yaml\nrules:\n  {code}: warning\nallow:\n  - value: the value\n    reason: why it is no secret\n```\n"
        ),
        "suppression" => format!(
            "\n## Setting it\n\nIn the configuration:\n\n```yaml\nrules:\n  {code}: off # or hint, warning, error\n```\n"
        ),
        _ => format!(
            "\n## Setting it\n\nIn the configuration:\n\n```yaml\nrules:\n  {code}: off # or hint, warning, error\n```\n\n\
             For one place, by a comment that says why (also `-disable-line`, `-disable-section` and `-disable-file`):\n\n\
             ```markdown\n<!-- handoff-lint-disable-next-line {code} -- the reason -->\n```\n"
        ),
    }
}

/// The page of a kind of secret or of personal data. It has no bad example: that would be one.
fn show_kind(rule: &RuleInfo) -> String {
    let kind = rule.code.split('/').nth(1).unwrap();
    let personal = rule.group() == "pii";
    let severity = rule.severity.as_str();
    let mut out = format!(
        "# {}\n\n{}\n\nSeverity: {severity}. The fix puts `[REDACTED:{kind}]` in its place.\n\n",
        rule.code, rule.summary
    );
    out.push_str(if personal {
        "Handoffs are committed, pasted and sent to models; whoever is named in them has not agreed to that. A text with \
         personal data is not forwardable as it is: the answer carries the redacted text.\n"
    } else {
        "Whoever gets the text gets the secret, so it is to be revoked and not only redacted. A text with a secret is not \
         forwardable as it is: the answer carries the redacted text. Where the detector is unsure this is a warning.\n"
    });
    out.push_str("\n## Found by\n\n| detector | finds | format |\n| --- | --- | --- |\n");
    for detector in redact::detectors().filter(|detector| detector.kind == kind) {
        let _ =
            writeln!(out, "| `{}` | {} | <{}> |", detector.name, detector.finds.replace('|', "\\|"), detector.source);
    }
    let _ = write!(
        out,
        "\n## Good\n\n{}",
        fenced("markdown", &format!("The value is in the vault; here it was [REDACTED:{kind}].\n"))
    );
    if personal {
        let _ = write!(out, "\n## Setting it\n\nIn the configuration:\n\n```yaml\npii:\n  {kind}: off\n```\n");
        return out;
    }
    out.push_str(
        "\n## Setting it\n\nSecrets cannot be switched off. List a value that is none, and why, as a pattern or as the SHA-256 of a \
         salt and the value:\n\n```yaml\nallow:\n  - value: demo-*\n    reason: keys of the demonstration\n```\n",
    );
    out
}

fn index() -> String {
    let mut out = "# Rules\n".to_owned();
    for group in rules::groups() {
        let _ = write!(out, "\n## {group}\n\n| rule | severity | what it finds |\n| --- | --- | --- |\n");
        for rule in rules::all().filter(|rule| rule.group() == group) {
            let _ = writeln!(
                out,
                "| [{0}]({0}.md) | {1} | {2} |",
                rule.code,
                rule.severity.as_str(),
                rule.summary.replace('|', "\\|")
            );
        }
    }
    out
}
