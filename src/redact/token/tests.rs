//! Every format in every surrounding, and what must stay.

use super::super::tests::assert_no_residue;
use super::super::{RedactOptions, detectors, find, redact};
use super::rows;
use super::sample::{Draw, sample};

/// Surroundings in which agents leave tokens; `@` stands for the token.
const SURROUNDINGS: &[&str] = &[
    "@",
    "The key is @.",
    "It is @, and it works",
    "(@)",
    "TOKEN=@",
    "export TOKEN=\"@\"\n",
    "token: '@'",
    "run `tool --token @`",
    "| name | @ |\n",
    "call(\"@\")",
    "{\"a\": \"{\\\"token\\\": \\\"@\\\"}\"}",
    "{\"a\": \"line\\n@\\nnext\"}",
    "https://example.org/?token=@&a=b",
    "https://example.org/?next=%3Dtoken%3D@%26b",
    "\u{1b}[31m@\u{1b}[0m",
    "\\u001b[31m@\\u001b[0m",
    "+  token = @",
    "- @",
    "[link](@)",
    "<code>@</code>",
    "&quot;@&quot;",
    "a\r\n@\r\nb",
    "\u{200b}@\u{200b}",
    "„@“ 🙂@🙂",
    "**@**",
    "<!-- @ -->",
    "x\t@\ty",
];

/// `text` without what is found in it.
fn clean(text: &str) -> String {
    redact(text, &RedactOptions::default()).text
}

#[test]
fn every_format_is_found_whole_in_every_surrounding() {
    let mut draw = Draw(7);
    for row in rows() {
        for prefix in row.prefixes {
            for surrounding in SURROUNDINGS {
                let (token, value) = sample(row, prefix, &mut draw);
                let text = surrounding.replace('@', &token);
                let output = clean(&text);
                assert!(!output.contains(&value), "{}: {text}", row.info.name);
                let (before, after) = surrounding.split_once('@').unwrap();
                let kept = if row.bare { *prefix } else { "" };
                let output = output.replacen(before, "", 1);
                // Behind a telling name all of the value goes, the known head of a token too.
                let masked = output.starts_with(&format!("{kept}[REDACTED:")) || output.starts_with("[REDACTED:");
                assert!(masked, "{}: {text} -> {output}", row.info.name);
                assert!(output.ends_with(after.rsplit('@').next().unwrap()), "{}: {text} -> {output}", row.info.name);
                assert_no_residue(value.strip_prefix(prefix).unwrap_or(&value), &output, row.info.name);
            }
        }
    }
}

#[test]
fn every_format_gives_its_own_name() {
    let mut draw = Draw(99);
    for row in rows() {
        let prefix = row.prefixes[0];
        let names: Vec<&str> = (0..8)
            .flat_map(|_| find(&sample(row, prefix, &mut draw).0, &RedactOptions::default()))
            .map(|found| found.detector)
            .collect();
        assert!(names.contains(&row.info.name), "{}: {names:?}", row.info.name);
    }
}

#[test]
fn names_are_apart_and_fit_the_mark() {
    let mut names: Vec<&str> = detectors().map(|detector| detector.name).collect();
    for detector in detectors() {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        assert!(detector.kind.bytes().all(fits) && detector.kind.len() < 40, "{}", detector.kind);
        assert!(!detector.source.is_empty() && !detector.finds.is_empty(), "{}", detector.name);
    }
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}

#[test]
fn what_is_no_token_stays() {
    let mut draw = Draw(3);
    let hex = |draw: &mut Draw, length: usize| draw.text(super::super::alphabet::HEX, length).to_lowercase();
    let (sha, md5, sha256) = (hex(&mut draw, 40), hex(&mut draw, 32), hex(&mut draw, 64));
    let uuid = format!(
        "{}-{}-4{}-a{}-{}",
        sha.get(..8).unwrap(),
        sha.get(8..12).unwrap(),
        sha.get(13..16).unwrap(),
        sha.get(17..20).unwrap(),
        sha.get(20..32).unwrap()
    );
    for text in [
        format!("commit {sha} and digest sha256:{sha256}, id {uuid}, etag {md5}"),
        format!("task-{md5} risk-{md5} disk-{sha} desk-{sha256}"),
        format!("bf{}-bffc-{}", md5.get(..6).unwrap(), md5.get(..16).unwrap()),
        format!("integrity sha512-{}==", draw.text(super::super::alphabet::ALNUM, 86)),
        format!("req_{md5} msg_01{md5} toolu_01{md5} chatcmpl-{md5} AC{md5} call_{md5}"),
        format!("pk_live_{sha} pk_test_{md5} sb_publishable_{} phc_{sha}", sha.get(..31).unwrap()),
        "Use `ghp_`, `sk-...`, `sk-ant-…`, `npm_<token>` or hf_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.".to_owned(),
        "AKIAIOSFODNN7EXAMPLE wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY".to_owned(),
        "sk_live_key_name npm_config_registry hf_hub_download key-value-pairs-in-a-table-of-values".to_owned(),
        "OPENAI_API_KEY=sk-your-openai-api-key-goes-here-please ${GITHUB_TOKEN} your-key-here".to_owned(),
        "sk-ant-api03-your-anthropic-key-goes-right-here-instead-of-this-text".to_owned(),
        "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx ghp_1234567890abcdefghijklmnopqrstuvwxyz".to_owned(),
        "sk-fading-circle-loading-animation-2-of-10-from-spinkit glpat-your-gitlab-token-here".to_owned(),
        "https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX".to_owned(),
        "pattern.path/1.2.3 v1.0-beta api-reference sdk-for-node prod:web dev:all at_least".to_owned(),
    ] {
        assert_eq!(clean(&text), text);
    }
}

#[test]
fn a_token_over_two_lines_goes_in_both() {
    let (head, tail) = ("Zk4Rq9TnWb2Lx7VcP5", "yD8mHs3GfJ6aKe1QuX");
    let text = format!("export T=ghp_{head}\\\n  {tail} # end\n");
    assert_eq!(clean(&text), "export T=[REDACTED:github-token]\\\n  [REDACTED:github-token] # end\n");
    let text = format!("> ghp_{head}\n> {tail}\n");
    assert_eq!(clean(&text), "> [REDACTED:github-token]\n> [REDACTED:github-token]\n");
}

#[test]
fn tokens_with_a_number_in_them() {
    let mut draw = Draw(11);
    let url64 = super::super::alphabet::URL64;
    let telegram = format!("12345{}:AA{}", 6789, draw.text(url64, 33));
    assert_eq!(
        clean(&format!("https://api.telegram.org/bot{telegram}/getMe")),
        "https://api.telegram.org/bot[REDACTED:telegram-bot-token]/getMe"
    );
    let discord = format!("MTA5NzUzMjM0NTY3ODkwMTIz.G{}.{}", draw.text(url64, 5), draw.text(url64, 38));
    assert_eq!(clean(&discord), "[REDACTED:discord-bot-token]");
    let azure = format!("a1B8Q~{}", draw.text(url64, 34));
    assert_eq!(clean(&format!("secret {azure}.")), "secret [REDACTED:azure-client-secret].");
    let service = format!(
        "{}JQQJ99{}",
        draw.text(super::super::alphabet::ALNUM, 52),
        draw.text(super::super::alphabet::ALNUM, 26)
    );
    assert_eq!(clean(&format!("key {service},")), "key [REDACTED:azure-service-key],");
    let terraform = format!("{}.atlasv1.{}", draw.text(super::super::alphabet::ALNUM, 14), draw.text(url64, 67));
    assert_eq!(clean(&format!("({terraform})")), "([REDACTED:terraform-token])");
    let mailchimp = format!("{}-us12", draw.text(super::super::alphabet::HEX, 32));
    assert_eq!(clean(&mailchimp), "[REDACTED:mailchimp-key]");
    let jwt = format!("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.{}", draw.text(url64, 43));
    assert_eq!(clean(&format!("Bearer {jwt}.")), "Bearer [REDACTED:jwt].");
    let key = format!("AKIA{}", draw.text(super::super::alphabet::UPPER, 16));
    let secret = draw.text(super::super::alphabet::ALNUM, 40);
    assert_eq!(
        clean(&format!("id={key}\nsecret={secret}\n")),
        "id=[REDACTED:aws-access-key]\nsecret=[REDACTED:aws-secret-key]\n"
    );
}

#[test]
fn a_long_text_of_one_anchor_takes_no_longer_for_each_byte() {
    for piece in [
        "xai-",
        "eyJ",
        "eyJ.",
        "sl.",
        "AAAA",
        "=",
        "%3D",
        "(((",
        "ghp_",
        "-us",
        "Q~",
        ":AA",
        "dp.st.",
        "MT",
        "[REDACTED:",
    ] {
        let text = piece.repeat(1_000_000 / piece.len());
        assert_eq!(clean(&text), text, "{piece}");
    }
}
