//! Worked cases from the field: faults that really happened, and what has to be said about them.
//!
//! A case of kind `validate` is a document; `adapter:claude-code` is the event of a stop hook. What a case says about
//! rendering is tested where things are rendered.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a broken case stops the test")]

use handoff_lint::contract::{Handoff, HandoffData, Verdict, render_handoff};
use handoff_lint::diagnostic::Diagnostic;
use handoff_lint::hook::{StopEvent, on_stop};
use handoff_lint::{CheckOptions, check};
use serde_json::Value;

const CASES: &str = include_str!("cases/field-cases.json");

fn cases() -> Vec<Value> {
    let file: Value = serde_json::from_str(CASES).unwrap();
    file["cases"].as_array().unwrap().clone()
}

/// Puts together what must not stand in a file: tokens, and names of commits and digests.
fn filled(template: &str) -> String {
    let cycle =
        |alphabet: &str, length: usize| -> String { alphabet.chars().cycle().step_by(7).take(length).collect() };
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    template
        .replace("{{GHP}}", &("ghp".to_owned() + "_" + &cycle(letters, 36)))
        .replace("{{OPAQUE40}}", &cycle(letters, 40))
        .replace("{{OPAQUE24}}", &cycle(letters, 24))
        .replace("{{HEX64}}", &cycle("0123456789abcdef", 64))
        .replace("{{SHA40}}", &cycle("0123456789abcdef", 40))
}

/// What is wrong with the answer to a case; empty where it is right.
fn faults(case: &Value, diagnostics: &[Diagnostic], verdict: Option<&Verdict>) -> Vec<String> {
    let mut faults = Vec::new();
    let expected: Vec<(&str, &str)> = case["expect"]
        .as_array()
        .unwrap()
        .iter()
        .map(|expected| (expected["code"].as_str().unwrap(), expected["severity"].as_str().unwrap()))
        .collect();
    for (code, severity) in &expected {
        if !diagnostics.iter().any(|found| found.code == *code && found.severity.as_str() == *severity) {
            faults.push(format!("{severity} {code} is not reported"));
        }
    }
    for found in diagnostics {
        let listed = expected.iter().any(|(code, _)| *code == found.code);
        if !listed && (expected.is_empty() || found.severity.as_str() == "error") {
            faults.push(format!("{} {} is reported: {}", found.severity.as_str(), found.code, found.message));
        }
    }
    let wanted = &case["verdict"];
    let given = verdict.map(|verdict| {
        serde_json::json!({
            "conforming": verdict.conforming,
            "claimed": verdict.claimed,
            "effective": verdict.effective,
            "action": verdict.action,
            "forwardable": verdict.forwardable,
        })
    });
    match given {
        Some(given) if given != *wanted => faults.push(format!("the verdict is {given}, not {wanted}")),
        None if !wanted["conforming"].is_null() => faults.push("there is no verdict".into()),
        _ => {}
    }
    faults
}

fn answer(case: &Value) -> Vec<String> {
    let input = filled(case["input"].as_str().unwrap());
    if case["kind"] == "adapter:claude-code" {
        let event: StopEvent = serde_json::from_str(&input).unwrap();
        let answer = on_stop(&event, &CheckOptions::default());
        return faults(case, &answer.diagnostics, answer.verdict.as_ref());
    }
    let options: CheckOptions = serde_json::from_value(case["options"].clone()).unwrap();
    let report = check(&input, &options);
    faults(case, &report.diagnostics, report.verdict.as_ref())
}

/// The cases that nothing answers yet, each with the reason. The test of the npm package reads the same list.
fn not_covered() -> Value {
    serde_json::from_str(include_str!("cases/not-covered.json")).unwrap()
}

#[test]
fn what_is_not_covered_is_a_case() {
    let cases = cases();
    for id in not_covered().as_object().unwrap().keys() {
        assert!(cases.iter().any(|case| case["id"] == **id), "there is no case {id}");
    }
}

#[test]
fn every_case_gets_the_answer_it_asks_for() {
    let not_covered = not_covered();
    let wrong: Vec<_> = cases()
        .iter()
        .filter(|case| not_covered.get(case["id"].as_str().unwrap()).is_none())
        .map(|case| (case["id"].as_str().unwrap().to_owned(), answer(case)))
        .filter(|(_, faults)| !faults.is_empty())
        .map(|(id, faults)| format!("{id}: {}", faults.join("\n     ")))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_case_that_reads_as_a_handoff_can_be_rendered_and_read_again() {
    for case in cases().iter().filter(|case| case["kind"] != "adapter:claude-code") {
        let input = filled(case["input"].as_str().unwrap());
        let data = HandoffData::of(&input, &Handoff::read(&input));
        let rendered = render_handoff(&data);
        assert_eq!(HandoffData::of(&rendered, &Handoff::read(&rendered)), data, "{}", case["id"]);
    }
}
