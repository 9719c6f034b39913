//! Tokens of bots, which begin with the bot's number.

use super::super::alphabet::{DIGITS, URL64};
use super::super::checksum::base64;
use super::super::random::looks_random;
use super::super::{Confidence, DetectorInfo, Found, boundary};
use crate::source::TextRange;

/// What is said of Telegram's.
pub(super) const TELEGRAM: DetectorInfo = DetectorInfo {
    name: "telegram-bot-token",
    kind: "telegram-bot-token",
    finds: "Tokens of Telegram bots",
    source: "https://core.telegram.org/bots/api#authorizing-your-bot",
};

/// What is said of Discord's.
pub(super) const DISCORD: DetectorInfo = DetectorInfo {
    name: "discord-bot-token",
    kind: "discord-bot-token",
    finds: "Tokens of Discord bots",
    source: "https://docs.discord.com/developers/reference#authentication",
};

/// Looks at the token whose colon stands at `at`.
pub(super) fn telegram(text: &str, at: usize, found: &mut Vec<Found>) {
    let bytes = text.as_bytes();
    let before = bytes.get(at.saturating_sub(14)..at).unwrap_or_default();
    let digits = before.iter().rev().take_while(|byte| DIGITS.has(**byte)).count();
    let start = at - digits;
    let called = before.get(..before.len() - digits).is_some_and(|head| head.ends_with(b"bot"));
    let body = bytes.get(at + 1..text.len().min(at + 65)).unwrap_or_default();
    let length = URL64.run(body);
    let opens = called || boundary::opens(text, start);
    if opens
        && (8..=10).contains(&digits)
        && (30..=50).contains(&length)
        && looks_random(body.get(..length).unwrap_or_default())
    {
        let confidence = if length == 35 { Confidence::High } else { Confidence::Medium };
        let range = TextRange::new(start, at + 1 + length);
        found.push(Found { kind: TELEGRAM.kind, detector: TELEGRAM.name, confidence, range });
    }
}

/// Looks at the token that may begin at `at`: the bot's number, a time, and a signature.
pub(super) fn discord(text: &str, at: usize, found: &mut Vec<Found>) {
    let rest = text.as_bytes().get(at..text.len().min(at + 128)).unwrap_or_default();
    let mut parts = rest.split(|byte| *byte == b'.');
    let (Some(number), Some(time), Some(after)) = (parts.next(), parts.next(), parts.next()) else { return };
    let signature = URL64.run(after);
    let shaped = (22..=28).contains(&number.len()) && (5..=8).contains(&time.len()) && (25..=50).contains(&signature);
    if shaped
        && boundary::opens(text, at)
        && URL64.run(number) == number.len()
        && URL64.run(time) == time.len()
        && is_number(number)
    {
        let range = TextRange::new(at, at + number.len() + time.len() + signature + 2);
        found.push(Found { kind: DISCORD.kind, detector: DISCORD.name, confidence: Confidence::High, range });
    }
}

/// Whether `encoded` stands for digits in base64.
fn is_number(encoded: &[u8]) -> bool {
    let number = base64(encoded);
    number.len() >= 16 && number.iter().all(u8::is_ascii_digit)
}
