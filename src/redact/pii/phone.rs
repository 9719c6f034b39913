//! Phone numbers.
//!
//! Numbers of the 555-01xx block, which belong to nobody, are found like any other: a real number and an invented one
//! serve a handoff equally little, and a list of exceptions would be the only place where they differ.

use super::around::{before, beside, byte, closes, opens, run};
use super::groups::{Groups, value};

/// Words that say that a number is dialled.
const WORDS: [&str; 20] = [
    "phone",
    "telephone",
    "phonenumber",
    "tel",
    "mobile",
    "mob",
    "cell",
    "fax",
    "whatsapp",
    "sms",
    "telefon",
    "msisdn",
    "hotline",
    "helpline",
    "handy",
    "tél",
    "téléphone",
    "telefono",
    "teléfono",
    "móvil",
];

/// Words that also stand beside other things: only a number that is written like one for people goes with them.
const CALLS: [&str; 7] = ["call", "dial", "ring", "text me", "reach", "contact", "contact number"];

/// Calling codes, with the fewest and the most digits that follow.
const COUNTRIES: [(u32, usize, usize); 47] = [
    (1, 10, 10),
    (7, 10, 10),
    (20, 8, 10),
    (27, 9, 9),
    (30, 10, 10),
    (31, 9, 9),
    (32, 8, 9),
    (33, 9, 9),
    (34, 9, 9),
    (36, 8, 9),
    (39, 8, 11),
    (40, 9, 9),
    (41, 9, 9),
    (43, 7, 12),
    (44, 9, 10),
    (45, 8, 8),
    (46, 7, 9),
    (47, 8, 8),
    (48, 9, 9),
    (49, 7, 11),
    (51, 8, 9),
    (52, 10, 10),
    (54, 10, 11),
    (55, 10, 11),
    (56, 9, 9),
    (57, 10, 10),
    (58, 10, 10),
    (60, 8, 10),
    (61, 9, 9),
    (62, 8, 12),
    (63, 9, 10),
    (64, 8, 10),
    (65, 8, 8),
    (66, 8, 9),
    (81, 9, 10),
    (82, 8, 10),
    (84, 9, 10),
    (86, 10, 11),
    (90, 10, 10),
    (91, 10, 10),
    (92, 9, 10),
    (93, 9, 9),
    (94, 9, 9),
    (95, 7, 10),
    (98, 10, 10),
    (351, 9, 9),
    (353, 7, 9),
];

/// First two digits of the calling codes that have three.
const LONG_CODES: [u32; 21] = [21, 22, 23, 24, 25, 26, 29, 35, 37, 38, 42, 50, 59, 67, 68, 69, 80, 85, 88, 96, 97];

/// The end of an international number whose `+` is at `at`.
pub(super) fn plus(bytes: &[u8], at: usize) -> Option<usize> {
    if opens(bytes, at) { international(bytes, at + 1) } else { None }
}

/// The range of a number whose first run of digits is at `at`.
pub(super) fn digits(bytes: &[u8], at: usize, read: &Groups) -> Option<(usize, usize)> {
    let first = read.lengths().first().copied().unwrap_or_default();
    if let Some(end) = american(bytes, at, read) {
        return Some(end);
    }
    if byte(bytes, at) == b'0' && byte(bytes, at + 1) == b'0' {
        let grouped = first == 2 || first < 8 && read.separator != 0;
        if let Some(end) = international(bytes, at + 2).filter(|_| grouped || beside(bytes, at, &WORDS)) {
            return Some((at, end));
        }
    }
    // As North America dials abroad.
    let abroad = bytes.get(at..).is_some_and(|rest| rest.starts_with(b"011 ") || rest.starts_with(b"011-"));
    if let Some(end) = abroad.then(|| international(bytes, at + 4)).flatten() {
        return Some((at, end));
    }
    let bracket = before(bytes, at) == b'(' && byte(bytes, at + first) == b')';
    let shape = byte(bytes, at) == b'0' && first > 1 || bracket || read.digits().len() >= 7;
    if !shape || is_date(read) {
        return None;
    }
    let number = dialled(bytes, at, 12);
    let spoken = byte(bytes, at) == b'0' && read.separator != b'.' && first < 6 && (10..=11).contains(&number.count);
    if !(beside(bytes, at, &WORDS) || spoken && beside(bytes, at, &CALLS)) {
        return None;
    }
    let trunk = byte(bytes, at) == b'0' || bracket || number.count >= 9 || read.lengths() == [3, 4];
    let start = if bracket { at - 1 } else { at };
    (trunk && number.count >= 7 && closes(bytes, number.end)).then_some((start, number.end))
}

/// A number of North America: area and exchange begin with 2 to 9, and neither is a service like 911.
fn american(bytes: &[u8], at: usize, read: &Groups) -> Option<(usize, usize)> {
    let bracket = before(bytes, at) == b'(' && byte(bytes, at + 3) == b')';
    if bracket {
        let gap = usize::from(matches!(byte(bytes, at + 4), b' ' | b'-' | b'.'));
        let number = dialled(bytes, at + 4 + gap, 7);
        let area = bytes.get(at..at + 3)?.iter().map(|byte| byte.wrapping_sub(b'0')).collect::<Vec<_>>();
        let rest = run(bytes, at + 4 + gap, 4, u8::is_ascii_digit);
        let whole = number.count == 7 && rest >= 3 && is_office(&area) && closes(bytes, number.end);
        let long = matches!(bytes.get(at.saturating_sub(3)..at - 1), Some(b"1 " | b"1-")) && opens(bytes, at - 3);
        let start = if long { at - 3 } else { at - 1 };
        return whole.then(|| (start, extension(bytes, number.end)));
    }
    if read.separator == b' ' && read.lengths() == [3, 3] && byte(bytes, at + 7) == b'-' {
        let number = dialled(bytes, at, 10);
        let whole = number.count == 10 && number.end == at + 12 && closes(bytes, number.end);
        let valid = whole && is_office(read.digits()) && is_office(read.digits().get(3..)?);
        return valid.then(|| (at, extension(bytes, number.end)));
    }
    let plain = read.first(bytes, &[3, 3, 4]);
    let long = || read.first(bytes, &[1, 3, 3, 4]).filter(|(digits, _)| digits.first() == Some(&1));
    let (digits, end) = plain.or_else(long)?;
    let ten = digits.get(digits.len().checked_sub(10)?..)?;
    let valid = is_office(ten) && is_office(ten.get(3..)?);
    // Three sizes in a row look the same but for a word.
    let told = read.separator != b' ' || beside(bytes, at, &WORDS) || beside(bytes, at, &["call"]);
    (valid && told).then(|| (at, extension(bytes, end)))
}

fn is_office(digits: &[u8]) -> bool {
    let [first, second, third] = *digits.get(..3).unwrap_or_default() else { return false };
    (2..=9).contains(&first) && !(second == 1 && third == 1)
}

fn is_date(read: &Groups) -> bool {
    matches!(read.lengths(), [4, 2, 2, ..] | [2, 2, 4, ..])
}

/// What has been read of a number with separators of any kind.
struct Dialled {
    count: usize,
    end: usize,
}

/// Reads whole groups of digits from `at` on, as long as there are no more than `most` digits.
fn dialled(bytes: &[u8], at: usize, most: usize) -> Dialled {
    let mut number = Dialled { count: 0, end: at };
    let mut next = at;
    loop {
        let length = run(bytes, next, most + 1, u8::is_ascii_digit);
        if length == 0 || number.count + length > most {
            return number;
        }
        number = Dialled { count: number.count + length, end: next + length };
        next = number.end + gap(bytes, number.end);
    }
}

/// The length of what may stand between two groups.
fn gap(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    let gaps: [&[u8]; 9] = [b" (", b") ", b")-", b"-(", b" ", b"-", b".", b"(", b")"];
    let fits = |gap: &&&[u8]| rest.starts_with(gap) && rest.get(gap.len()).is_some_and(u8::is_ascii_digit);
    gaps.iter().find(fits).map_or(0, |gap| gap.len())
}

/// The end of the number whose calling code begins at `at`, or after one separator.
fn international(bytes: &[u8], at: usize) -> Option<usize> {
    let at = at + usize::from(matches!(byte(bytes, at), b' ' | b'-') && byte(bytes, at + 1).is_ascii_digit());
    let code = |length: usize| {
        let digits = bytes.get(at..at + length).unwrap_or_default();
        let all = digits.len() == length && digits.iter().all(u8::is_ascii_digit);
        all.then(|| digits.iter().fold(0, |value, digit| value * 10 + u32::from(digit - b'0')))
    };
    let listed = (1..=3).find_map(|length| {
        let row = COUNTRIES.iter().find(|row| Some(row.0) == code(length))?;
        Some((length, row.1, row.2))
    });
    let other = || code(3).filter(|code| LONG_CODES.contains(&(code / 10))).map(|_| (3, 6, 10));
    let (length, fewest, most) = listed.or_else(other)?;
    let mut next = at + length + gap(bytes, at + length);
    // The trunk digit, which is not dialled from abroad.
    if bytes.get(at + length..).is_some_and(|rest| rest.starts_with(b"(0)") || rest.starts_with(b" (0)")) {
        next = at + length + if byte(bytes, at + length) == b' ' { 4 } else { 3 };
        next += usize::from(byte(bytes, next) == b' ');
    }
    let number = dialled(bytes, next, most);
    let decimal = byte(bytes, at + length) == b'.'
        && !matches!(byte(bytes, number.end), b'.' | b'-' | b' ')
        && run(bytes, next, most, u8::is_ascii_digit) == number.count;
    let area: Vec<u8> = bytes.get(next..next + 3)?.iter().map(|byte| byte.wrapping_sub(b'0')).collect();
    let valid = number.count >= fewest && closes(bytes, number.end) && !decimal && (length > 1 || value(&area) > 199);
    valid.then(|| extension(bytes, number.end))
}

/// The end of the extension behind a number, or of the number.
fn extension(bytes: &[u8], end: usize) -> usize {
    let rest = bytes.get(end..).unwrap_or_default();
    let words: [&[u8]; 7] = [b" ext. ", b" ext ", b" ext.", b", ext. ", b" x", b"x", b" extension "];
    let word = words.iter().find(|word| rest.starts_with(word)).map_or(0, |word| word.len());
    let digits = run(bytes, end + word, 6, u8::is_ascii_digit);
    if word > 0 && digits > 0 && closes(bytes, end + word + digits) { end + word + digits } else { end }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{TextRange, slice};

    fn numbers(text: &str) -> Vec<&str> {
        let bytes = text.as_bytes();
        let mut found: Vec<(usize, usize)> = Vec::new();
        for at in 0..bytes.len() {
            if found.last().is_some_and(|last| at < last.1) {
                continue;
            }
            if byte(bytes, at) == b'+' {
                found.extend(plus(bytes, at).map(|end| (at, end)));
            } else if byte(bytes, at).is_ascii_digit() && opens(bytes, at) {
                found.extend(digits(bytes, at, &Groups::read(bytes, at)));
            }
        }
        found.into_iter().map(|(start, end)| slice(text, TextRange::new(start, end))).collect()
    }

    #[test]
    fn numbers_from_everywhere() {
        for (text, number) in [
            ("call +14155552671.", "+14155552671"),
            ("+44 20 7946 0958, ", "+44 20 7946 0958"),
            ("(+49 (0) 151 23456789)", "+49 (0) 151 23456789"),
            ("+33 6 12 34 56 78 today", "+33 6 12 34 56 78"),
            ("`+1 (415) 555-0132`", "+1 (415) 555-0132"),
            ("(415) 555-0132 ext. 12", "(415) 555-0132 ext. 12"),
            ("is 415-555-2671;", "415-555-2671"),
            ("1-415-555-2671", "1-415-555-2671"),
            ("415.555.2671", "415.555.2671"),
            ("0044 20 7946 0958", "0044 20 7946 0958"),
            ("tel: 020 7946 0958", "020 7946 0958"),
            ("Mobile: 07911 123456", "07911 123456"),
            ("\"phone\": \"4155550132\"", "4155550132"),
            ("phone 415 555 2671", "415 555 2671"),
            ("Tel. 06 12 34 56 78", "06 12 34 56 78"),
            ("tél. 06 12 34 56 78", "06 12 34 56 78"),
            ("call me on 020 7946 0958", "020 7946 0958"),
            ("is 425 882-9090,", "425 882-9090"),
            ("011 44 20 7946 0958", "011 44 20 7946 0958"),
        ] {
            let found = numbers(text);
            let whole = found.first().map(|found| found.trim_start_matches('('));
            assert_eq!(whole, Some(number.trim_start_matches('(')), "{text}");
        }
    }

    #[test]
    fn numbers_of_other_things() {
        for text in [
            "2026-11-30 20261130120000 1700000000000 1.2.3.4 12:30:45",
            "+120 -45 +7 +1234567 +48.8566 +37.7749295 2026-11-30T12:00:00+0100",
            "sizes 256 512 1024 and 200 300 4000, 911-555-2671, 111-222-3333",
            "550e8400-e29b-41d4-a716-446655440000 id-415-555-2671 415-555-2671-9",
            "mobile 375x667, phone 15, call 1234567890, hotel 0123456789",
            "phone call on 2026-11-30 at 12:30",
            "call 0123456789, contact 0012 at 00 01 02 03 04, lines 256 512-1024-2048, 011 12 13 14",
        ] {
            assert_eq!(numbers(text), [""; 0], "{text}");
        }
    }
}
