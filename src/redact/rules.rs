//! The rules that the detectors are: `secret/<kind>` and `pii/<kind>`.

use super::{Confidence, DetectorInfo, Found, detectors, is_personal};
use crate::diagnostic::{Finding, Fix, RuleInfo, Severity};
use std::sync::OnceLock;

/// The kind whose rule is `privacy/home-path`: a path that has to be absolute cannot do without its login name.
const LOGIN: &str = "user";

/// One rule for each kind, in the order of the detectors.
pub fn rules() -> &'static [RuleInfo] {
    static RULES: OnceLock<Vec<RuleInfo>> = OnceLock::new();
    RULES.get_or_init(|| {
        let mut rules: Vec<RuleInfo> = Vec::new();
        for detector in detectors().filter(|detector| detector.kind != LOGIN) {
            if !rules.iter().any(|rule| kind_of(rule) == detector.kind) {
                rules.push(rule(detector));
            }
        }
        rules
    })
}

fn rule(detector: &'static DetectorInfo) -> RuleInfo {
    let personal = is_personal(detector.kind);
    let group = if personal { "pii" } else { "secret" };
    // Once for each kind and for good: everywhere else these are constants.
    let code = format!("{group}/{}", detector.kind).leak();
    let summary = format!("{}.", detector.finds).leak();
    RuleInfo { code, severity: if personal { Severity::Warning } else { Severity::Error }, summary }
}

fn kind_of(rule: &RuleInfo) -> &'static str {
    rule.code.split('/').nth(1).unwrap_or_default()
}

/// The rule that speaks about what was found, and what it says. It never says the value.
pub(crate) fn finding(found: &Found) -> Option<(&'static RuleInfo, Finding)> {
    let rule = rules().iter().find(|rule| kind_of(rule) == found.kind)?;
    let personal = rule.group() == "pii";
    let message = match (personal, found.confidence) {
        (true, _) => format!("Personal data ({}). Redact it before the text is passed on.", found.kind),
        (false, Confidence::Low) => {
            format!("This may be a secret ({}). If it is, redact it and revoke it.", found.kind)
        }
        (false, _) => {
            format!("A secret ({}). Redact it, and revoke it: whoever has the text has the secret.", found.kind)
        }
    };
    let title = format!("Redact it: [REDACTED:{}]", found.kind);
    let finding = Finding::new(found.range, message).fix(Fix::suggested(
        title,
        found.range,
        format!("[REDACTED:{}]", found.kind),
    ));
    let unsure = !personal && found.confidence == Confidence::Low;
    Some((rule, if unsure { finding.severity(Severity::Warning) } else { finding }))
}
