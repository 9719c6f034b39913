//! Bank accounts.

use super::around::{byte, closes, opens};

/// A country, and how long its accounts are: rows of four bytes.
const LENGTHS: &[u8] = b"AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18\
FK18FO18FR27GB22GE22GI23GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19\
MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29\
VA22VG24XK20YE30";

/// The range of the account whose two check digits are at `at`, after the letters of the country.
pub(super) fn iban(bytes: &[u8], at: usize) -> Option<(usize, usize)> {
    let start = at.checked_sub(2).filter(|start| opens(bytes, *start))?;
    let country = bytes.get(start..at)?.to_ascii_uppercase();
    let row = LENGTHS.chunks_exact(4).find(|row| row.starts_with(&country))?;
    let length = row.get(2..)?.iter().fold(0, |value, digit| value * 10 + usize::from(digit - b'0'));
    let separator = Some(byte(bytes, start + 4)).filter(|byte| matches!(byte, b' ' | b'-'));
    let mut account = Vec::with_capacity(length);
    let mut end = start;
    while account.len() < length {
        let grouped = !account.is_empty() && account.len().is_multiple_of(4);
        end += usize::from(grouped && separator == Some(byte(bytes, end)));
        account.push(Some(byte(bytes, end)).filter(u8::is_ascii_alphanumeric)?);
        end += 1;
    }
    account.rotate_left(4);
    (closes(bytes, end) && remainder(&account) == 1).then_some((start, end))
}

/// The remainder by 97, with letters read as 10 to 35.
fn remainder(account: &[u8]) -> u32 {
    account.iter().fold(0, |rest, byte| match byte {
        b'0'..=b'9' => (rest * 10 + u32::from(byte - b'0')) % 97,
        letter => (rest * 100 + u32::from(letter.to_ascii_uppercase().wrapping_sub(b'A')) + 10) % 97,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{TextRange, slice};

    fn account(text: &str) -> Option<&str> {
        let at = text.find(|c: char| c.is_ascii_digit()).unwrap_or_default();
        iban(text.as_bytes(), at).map(|(start, end)| slice(text, TextRange::new(start, end)))
    }

    #[test]
    fn accounts_in_groups_and_bare() {
        for text in [
            "DE89 3704 0044 0532 0130 00",
            "GB29NWBK60161331926819",
            "fr1420041010050500013m02606",
            "NO93-8601-1117-947",
        ] {
            assert_eq!(account(&format!("to ({text}).")), Some(text));
        }
    }

    #[test]
    fn other_words_with_digits() {
        for text in [
            "DE88 3704 0044 0532 0130 00",
            "xDE89370400440532013000",
            "DE893704004405320130001",
            "XX89370400440532013000",
            "PR12",
        ] {
            assert_eq!(account(text), None);
        }
    }
}
