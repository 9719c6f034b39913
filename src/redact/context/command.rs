//! Passwords on the command line, and in the files of such commands.

use super::names::Holds;
use super::value::{Style, judge, read};
use super::{byte, exact, found, line_before, skip};
use crate::redact::anchor::Anchor;
use crate::redact::{Confidence, DetectorInfo, Found};
use crate::source::{TextRange, slice};

pub(super) const INFO: DetectorInfo = DetectorInfo {
    name: "cli-password",
    kind: "password",
    finds: "Passwords on the command line and in .pgpass",
    source: "https://cwe.mitre.org/data/definitions/214.html",
};

pub(super) const ANCHORS: &[Anchor] = &[
    exact(" -p", password),
    exact(" -P", zip),
    exact(" -a ", redis),
    exact(" -u ", pair),
    exact(" --user ", pair),
    exact(" -N ", keygen),
    exact(" -passin pass:", openssl),
    exact(" pass:", openssl),
    exact(":5432:", pgpass),
];

/// Commands whose `-p` is a password.
const WITH_P: &[&str] = &[
    "mysql",
    "mariadb",
    "sshpass",
    "docker login",
    "podman login",
    "helm registry login",
    "mongo",
    "7z",
    "rar ",
    "az login",
    "oc login",
    "cqlsh",
    "smbclient",
    "ldapsearch",
];

fn runs(text: &str, at: usize, commands: &[&str]) -> bool {
    let line = line_before(text, at, 300);
    commands.iter().any(|command| line.contains(command))
}

/// The word behind an option, with or without a space between them.
fn push(text: &str, from: usize, all: &mut Vec<Found>) {
    let at = skip(text, from, 4, |byte| byte == b' ');
    let Some((range, style)) = read(text, at, Style::Tight) else { return };
    let value = slice(text, range);
    let is_word = value.len() >= 6 && value.bytes().all(|byte| byte.is_ascii_lowercase());
    let confidence = judge(Holds::Password, value, style).or(is_word
        .then_some(Confidence::Low)
        .filter(|_| judge(Holds::Password, &format!("{value}1"), style).is_some()));
    if let Some(confidence) = confidence.filter(|_| !value.starts_with('-')) {
        all.push(found(&INFO, range, confidence));
    }
}

fn password(text: &str, at: usize, all: &mut Vec<Found>) {
    if runs(text, at, WITH_P) && !byte(text, at + 3).is_ascii_control() {
        push(text, at + 3, all);
    }
}

fn zip(text: &str, at: usize, all: &mut Vec<Found>) {
    if runs(text, at, &["zip ", "unzip "]) {
        push(text, at + 3, all);
    }
}

fn redis(text: &str, at: usize, all: &mut Vec<Found>) {
    if runs(text, at, &["redis-cli"]) {
        push(text, at + 4, all);
    }
}

fn keygen(text: &str, at: usize, all: &mut Vec<Found>) {
    if runs(text, at, &["ssh-keygen"]) {
        push(text, at + 4, all);
    }
}

fn openssl(text: &str, at: usize, all: &mut Vec<Found>) {
    let from = at + slice(text, TextRange::new(at, at + 14)).find("pass:").unwrap_or_default() + 5;
    if runs(text, at, &["openssl", "keytool"]) {
        push(text, from, all);
    }
}

/// `-u name:password` of curl and its kin.
fn pair(text: &str, at: usize, all: &mut Vec<Found>) {
    if !runs(text, at, &["curl", "wget", "http ", "https ", "xh "]) {
        return;
    }
    let from = skip(text, at + 1, 8, |byte| byte != b' ') + 1;
    let Some((range, style)) = read(text, from, Style::Tight) else { return };
    let Some((user, word)) = slice(text, range).split_once(':') else { return };
    if judge(Holds::Password, word, style).is_some() || word.len() >= 8 && judge(Holds::Secret, word, style).is_some() {
        all.push(found(&INFO, TextRange::new(range.start + user.len() + 1, range.end), Confidence::High));
    }
}

/// `host:5432:database:user:password`, a line of .pgpass.
fn pgpass(text: &str, at: usize, all: &mut Vec<Found>) {
    let from = at + ":5432:".len();
    let range = TextRange::new(
        from,
        skip(text, from, 200, |byte| !matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b'"' | b'\'' | b'`')),
    );
    let mut parts = slice(text, range).splitn(3, ':');
    let (Some(database), Some(user), Some(word)) = (parts.next(), parts.next(), parts.next()) else { return };
    if !word.contains(":5432:") && judge(Holds::Password, word, Style::Tight).is_some() {
        let start = from + database.len() + user.len() + 2;
        all.push(found(&INFO, TextRange::new(start, range.end), Confidence::High));
    }
}
