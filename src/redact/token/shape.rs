//! A vendor's token as a row of data, and how it is matched.

use super::super::alphabet::Alphabet;
use super::super::boundary;
use super::super::checksum::ends_with_crc62;
use super::super::random::{is_example, looks_random};
use super::super::{Confidence, DetectorInfo, Found};
use super::wrap;
use crate::source::TextRange;

/// A format: what a token begins with, what it is made of, and how to tell it from a word.
#[derive(Debug)]
pub(in crate::redact) struct Token {
    /// What is said of it.
    pub(in crate::redact) info: DetectorInfo,
    /// What it begins with.
    pub(in crate::redact) prefixes: &'static [&'static str],
    /// What its body is made of, up to the first of `more`.
    pub(in crate::redact) alphabet: Alphabet,
    /// How many characters of it at least.
    pub(in crate::redact) least: usize,
    /// What follows.
    pub(in crate::redact) more: &'static [Part],
    /// The length of the body, where the vendor keeps to one; else 0.
    pub(in crate::redact) usual: usize,
    /// What the body has to stand.
    pub(in crate::redact) check: Check,
    /// How sure a match of the usual length is.
    pub(in crate::redact) confidence: Confidence,
    /// Whether the prefix is only the place: a URL, the key of a query.
    pub(in crate::redact) bare: bool,
}

/// A part of a body.
#[derive(Clone, Copy, Debug)]
pub(in crate::redact) enum Part {
    /// A text.
    Text(&'static str),
    /// At least so many characters of an alphabet.
    Run(Alphabet, usize),
}

/// What a body has to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::redact) enum Check {
    /// To look random.
    Random,
    /// To look random and have the usual length: the prefix alone says little.
    Exact,
    /// Not to call itself an example: the place tells enough.
    Placed,
    /// To look random; a CRC at its end makes it sure.
    Crc,
}

/// A row of the usual form: a prefix, and one run of an alphabet.
pub(super) const fn token(
    name: &'static str,
    prefixes: &'static [&'static str],
    (alphabet, least, usual): (Alphabet, usize, usize),
    finds: &'static str,
    source: &'static str,
) -> Token {
    Token {
        info: DetectorInfo { name, kind: name, finds, source },
        prefixes,
        alphabet,
        least,
        more: &[],
        usual,
        check: Check::Random,
        confidence: Confidence::High,
        bare: false,
    }
}

impl Token {
    /// With further parts.
    pub(super) const fn then(mut self, more: &'static [Part]) -> Self {
        self.more = more;
        self
    }

    /// With another check.
    pub(super) const fn check(mut self, check: Check) -> Self {
        self.check = check;
        self
    }

    /// Of the usual length or not at all.
    pub(super) const fn exact(self) -> Self {
        self.check(Check::Exact)
    }

    /// Less sure.
    pub(super) const fn unsure(mut self) -> Self {
        self.confidence = Confidence::Medium;
        self
    }

    /// With a prefix that is only the place.
    pub(super) const fn bare(mut self) -> Self {
        self.bare = true;
        self
    }

    /// Looks at the token whose prefix, `prefix` bytes long, stands at `at`.
    pub(in crate::redact) fn look(
        &self,
        text: &str,
        at: usize,
        prefix: usize,
        runs: &mut Runs,
        found: &mut Vec<Found>,
    ) {
        if !boundary::opens(text, at) {
            return;
        }
        let bytes = text.as_bytes();
        let body = at + prefix;
        let first = body + runs.length(bytes, body, self.alphabet);
        let parts = wrap::join(bytes, TextRange::new(body, first), self);
        let Some(end) = self.rest(bytes, first, first - body + parts.map_or(0, TextRange::len), runs) else { return };
        let value: Vec<u8> = parts
            .map_or_else(Vec::new, |part| [slice(bytes, body, first), slice(bytes, part.start, part.end)].concat());
        let Some(confidence) = self.judge(if parts.is_some() { &value } else { slice(bytes, body, end) }) else {
            return;
        };
        let start = if self.bare { body } else { at };
        found.push(self.found(confidence, TextRange::new(start, end)));
        found.extend(parts.map(|part| self.found(confidence, part)));
    }

    /// A find of this format.
    fn found(&self, confidence: Confidence, range: TextRange) -> Found {
        Found { kind: self.info.kind, detector: self.info.name, confidence, range }
    }

    /// The end of the body whose first run ends at `end` and is `length` long.
    fn rest(&self, bytes: &[u8], mut end: usize, length: usize, runs: &mut Runs) -> Option<usize> {
        if length < self.least {
            return None;
        }
        let mut closing = self.alphabet;
        for part in self.more {
            match *part {
                Part::Text(text) => {
                    bytes.get(end..)?.starts_with(text.as_bytes()).then_some(())?;
                    end += text.len();
                }
                Part::Run(alphabet, least) => {
                    let length = runs.length(bytes, end, alphabet);
                    (length >= least).then_some(())?;
                    (end, closing) = (end + length, alphabet);
                }
            }
        }
        Some(end - trailing_stops(bytes.get(..end)?, closing))
    }

    /// How sure it is that `body` is one.
    fn judge(&self, body: &[u8]) -> Option<Confidence> {
        // A run that goes on and on is data in base64 that happens to begin so.
        if self.usual > 0 && self.more.is_empty() && body.len() > self.usual * 4 {
            return None;
        }
        let usual = self.usual == 0 || body.len() == self.usual;
        let confidence = if usual { self.confidence } else { Confidence::Medium };
        match self.check {
            Check::Random => looks_random(body).then_some(confidence),
            Check::Placed => (!is_example(body.get(..512).unwrap_or(body))).then_some(confidence),
            Check::Exact => (usual && looks_random(body)).then_some(confidence),
            Check::Crc => {
                let sure = if ends_with_crc62(body) { Confidence::High } else { Confidence::Medium };
                looks_random(body).then_some(sure)
            }
        }
    }
}

/// The bytes from `start` to `end`.
fn slice(bytes: &[u8], start: usize, end: usize) -> &[u8] {
    bytes.get(start..end).unwrap_or_default()
}

/// How many full stops at the end of `value` belong to the sentence around it.
fn trailing_stops(value: &[u8], alphabet: Alphabet) -> usize {
    if !alphabet.has(b'.') {
        return 0;
    }
    value.iter().rev().take(8).take_while(|byte| **byte == b'.').count()
}

/// The last run of each alphabet, so that none is walked twice: a run may hold as many prefixes as it likes.
#[derive(Debug, Default)]
pub(in crate::redact) struct Runs(Vec<(Alphabet, TextRange)>);

impl Runs {
    /// How many characters of `alphabet` stand at `at`.
    pub(in crate::redact) fn length(&mut self, bytes: &[u8], at: usize, alphabet: Alphabet) -> usize {
        let known = self.0.iter_mut().find(|(other, _)| *other == alphabet);
        if let Some((_, run)) = &known
            && run.start <= at
            && at < run.end
        {
            return run.end - at;
        }
        let rest = bytes.get(at..).unwrap_or_default();
        let length = if alphabet.has(b'=') { alphabet.run_encoded(rest) } else { alphabet.run(rest) };
        let run = TextRange::new(at, at + length);
        match known {
            Some((_, old)) => *old = run,
            None => self.0.push((alphabet, run)),
        }
        length
    }
}
