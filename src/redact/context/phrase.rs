//! Recovery phrases of wallets: 12 to 24 words of a list of 2048, near a word that says so.

use super::{any, found, skip};
use crate::redact::anchor::Anchor;
use crate::redact::{Confidence, DetectorInfo, Found};
use crate::source::{TextRange, slice};

pub(super) const INFO: DetectorInfo = DetectorInfo {
    name: "recovery-phrase",
    kind: "recovery-phrase",
    finds: "Recovery phrases of wallets",
    source: "https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki",
};

pub(super) const ANCHORS: &[Anchor] =
    &[any("mnemonic", look), any("seed", look), any("recovery", look), any("phrase", look), any("wallet", look)];

/// The English list: for each word the bit that its FNV-1a hash names. Another word has a bit by chance in one of nine,
/// twelve in a row never have.
const LIST: &[u8; 2048] = include_bytes!("bip39.bits");

/// How far behind the telling word a phrase may start.
const NEAR: usize = 160;
/// The fewest words of a phrase.
const FEWEST: usize = 12;
/// The most words of a phrase.
const MOST: usize = 24;

fn is_listed(word: &str) -> bool {
    let hash = word.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let bit = ((hash ^ hash >> 15) & 0x3fff) as usize;
    (3..=8).contains(&word.len()) && LIST.get(bit >> 3).is_some_and(|byte| byte >> (bit & 7) & 1 == 1)
}

/// What may stand between two words: blanks, line breaks, commas, the numbers of a list, quotes.
const fn between(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b',' | b'.' | b')' | b'"' | b'\'' | b'|' | b'-' | b':')
        || byte.is_ascii_digit()
}

fn look(text: &str, at: usize, all: &mut Vec<Found>) {
    let mut words = [TextRange::default(); MOST];
    let (mut count, mut from) = (0, at);
    while from < text.len() {
        let start = skip(text, from, 12, between);
        let end = skip(text, start, 24, |byte| byte.is_ascii_alphabetic());
        let word = slice(text, TextRange::new(start, end));
        let lower = word.bytes().all(|byte| byte.is_ascii_lowercase());
        if lower && is_listed(word) && count < MOST {
            if let Some(slot) = words.get_mut(count) {
                *slot = TextRange::new(start, end);
            }
            count += 1;
        } else if count >= FEWEST {
            break;
        } else {
            count = 0;
            if start > at + NEAR {
                return;
            }
        }
        // One byte at least, so that it ends; what is within a character is no letter.
        from = end.max(from + 1);
    }
    // The words that tell of a phrase are in the list themselves; the phrase has a multiple of three.
    if count >= FEWEST {
        push(text, words.get(count % 3..count).unwrap_or_default(), all);
    }
}

/// One for each line, so that line breaks stay.
fn push(text: &str, words: &[TextRange], all: &mut Vec<Found>) {
    let mut line: Option<TextRange> = None;
    for word in words {
        line = match line {
            Some(line) if !slice(text, TextRange::new(line.end, word.start)).contains(['\n', '\r']) => {
                Some(line.cover(*word))
            }
            Some(line) => {
                all.push(found(&INFO, line, Confidence::High));
                Some(*word)
            }
            None => Some(*word),
        };
    }
    all.extend(line.map(|line| found(&INFO, line, Confidence::High)));
}
