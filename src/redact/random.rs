//! Whether a value looks drawn at random, or is a word, an example or a blank.

/// No more of a value is looked at, so that a long one costs no more than a short one.
const LOOKED_AT: usize = 256;

/// What stands in examples, and is too long to come up by chance.
const EXAMPLE_PARTS: &[&str] = &["example", "placeholder", "redacted", "changeme", "xxxxxx", "000000000"];

/// Words of examples. They may come up within random text, so they count between other characters only.
const EXAMPLE_WORDS: &[&str] = &["your", "here", "fake", "dummy", "sample", "insert", "replace"];

/// Whether `value` is neither made of words nor a known kind of example.
pub(super) fn looks_random(value: &[u8]) -> bool {
    let value = value.get(..LOOKED_AT).unwrap_or(value);
    varied(value)
        && !counts_up(value)
        && !value.split(|byte| !byte.is_ascii_alphanumeric()).all(word_like)
        && !is_example(value)
}

/// Whether enough different characters occur.
fn varied(value: &[u8]) -> bool {
    let seen = value.iter().fold(0_u128, |seen, byte| seen | 1 << (byte & 127));
    let wanted = (value.len() / 4).clamp(4, 8);
    seen.count_ones() as usize >= wanted
}

/// Whether most characters are the successors of those before, as in `abcdef` and `123456`.
fn counts_up(value: &[u8]) -> bool {
    let steps = value.iter().zip(value.iter().skip(1)).filter(|(one, next)| one.wrapping_add(1) == **next).count();
    steps * 2 >= value.len()
}

/// Whether `part` is a word or a number, or a word and a number: `key`, `Key`, `KEY`, `2024`, `api03`, or words in a
/// row: `getKeyOfUser`.
fn word_like(part: &[u8]) -> bool {
    let capitals = part.iter().filter(|byte| byte.is_ascii_uppercase()).count();
    if part.len() >= 20 && capitals * 4 <= part.len() && part.iter().all(u8::is_ascii_alphabetic) {
        return true;
    }
    let digits = part.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    let word = part.get(..part.len() - digits).unwrap_or_default();
    word.len() < 15 && word.iter().all(u8::is_ascii_uppercase)
        || word.iter().skip(1).all(u8::is_ascii_lowercase) && !word.first().is_some_and(u8::is_ascii_digit)
}

/// Whether `value` calls itself an example.
pub(super) fn is_example(value: &[u8]) -> bool {
    let holds = |part: &str| value.windows(part.len()).any(|other| other.eq_ignore_ascii_case(part.as_bytes()));
    let named = |word: &[u8]| EXAMPLE_WORDS.iter().any(|other| word.eq_ignore_ascii_case(other.as_bytes()));
    EXAMPLE_PARTS.iter().any(|part| holds(part)) || value.split(|byte| !byte.is_ascii_alphanumeric()).any(named)
}

#[cfg(test)]
mod tests {
    use super::looks_random;

    #[test]
    fn words_and_examples_are_not_random() {
        for value in [
            "your-api-key-here",
            "xxxxxxxxxxxxxxxxxxxx",
            "1234567890abcdef1234567890abcdef",
            "abcdefghijklmnopqrstuvwxyz0123456789",
            "fading-circle-2-of-10",
            "aaaaaaaaaaaaaaaaaaaaaaaa",
            "IOSFODNN7EXAMPLE",
            "noDeleteOnFetchRejection",
        ] {
            assert!(!looks_random(value.as_bytes()), "{value}");
        }
        for value in ["Zk4Rq9TnWb2Lx7Vc", "a91f03bb7720de4c", "kQ-z_Rw3", "qWeRtYzXcVbNmLkJhGfDsA"] {
            assert!(looks_random(value.as_bytes()), "{value}");
        }
    }
}
