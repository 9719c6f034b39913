//! Points in time, as far as two of them can be compared.

/// A point in time in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Instant {
    seconds: i64,
    nanos: u32,
}

impl Instant {
    /// Reads a time with its zone, as in `2026-01-31T08:00:00.25Z`.
    ///
    /// Source: RFC 3339, section 5.6.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let number = |start: usize, length: usize| digits(text.get(start..start + length)?);
        let separators = [(4, "-"), (7, "-"), (13, ":"), (16, ":")];
        let formed = separators.into_iter().all(|(at, mark)| text.get(at..=at) == Some(mark))
            && matches!(text.get(10..11), Some("T" | "t" | " "));
        let days = days(number(0, 4)?, number(5, 2)?, number(8, 2)?)?;
        let (hour, minute, second) = (number(11, 2)?, number(14, 2)?, number(17, 2)?);
        let (nanos, zone) = fraction(text.get(19..)?)?;
        let in_day = hour < 24 && minute < 60 && second <= 60;
        let seconds = days * 86_400 + hour * 3_600 + minute * 60 + second - offset(zone)?;
        (formed && in_day).then_some(Self { seconds, nanos })
    }
}

fn digits(text: &str) -> Option<i64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// The nanoseconds of a fraction, and what follows it.
fn fraction(text: &str) -> Option<(u32, &str)> {
    let Some(rest) = text.strip_prefix('.') else { return Some((0, text)) };
    let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let written = rest.get(..length).filter(|written| !written.is_empty())?;
    let nanos = written.bytes().chain(std::iter::repeat(b'0')).take(9);
    let nanos = nanos.fold(0, |sum, digit| sum * 10 + u32::from(digit - b'0'));
    Some((nanos, rest.get(length..)?))
}

/// The seconds that a zone is ahead of UTC.
fn offset(zone: &str) -> Option<i64> {
    if matches!(zone, "Z" | "z") {
        return Some(0);
    }
    let sign = match zone.get(..1)? {
        "+" => 1,
        "-" => -1,
        _ => return None,
    };
    let (hours, minutes) = zone.get(1..)?.split_once(':')?;
    let (hours, minutes) = (digits(hours)?, digits(minutes)?);
    (zone.len() == 6 && hours < 24 && minutes < 60).then_some(sign * (hours * 3_600 + minutes * 60))
}

/// Days since the first of March of year 0, so that the leap day ends a year.
fn days(year: i64, month: i64, day: i64) -> Option<i64> {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let last = match month {
        2 => 28 + i64::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    let years = if month > 2 { year } else { year - 1 };
    let months = (month + 9) % 12;
    let leap_days = years.div_euclid(4) - years.div_euclid(100) + years.div_euclid(400);
    (1..=last).contains(&day).then(|| years * 365 + leap_days + (months * 153 + 2) / 5 + day)
}

#[cfg(test)]
mod tests {
    use super::Instant;

    fn read(text: &str) -> Instant {
        Instant::read(text).unwrap()
    }

    #[test]
    fn times_are_compared_and_not_their_spelling() {
        assert_eq!(read("2026-01-31T08:00:00Z"), read("2026-01-31t10:30:00.000+02:30"));
        assert_eq!(read("2026-01-01T00:30:00+01:00"), read("2025-12-31T23:30:00z"));
        assert!(read("2026-01-31T08:00:00.9Z") < read("2026-01-31T08:00:00.91Z"));
        assert!(read("2024-02-29T23:59:59Z") < read("2024-03-01T00:00:00Z"));
        assert_eq!(read("2024-03-01T00:00:00Z").seconds - read("2024-02-28T00:00:00Z").seconds, 2 * 86_400);
        assert_eq!(read("2027-01-01T00:00:00Z").seconds - read("2026-01-01T00:00:00Z").seconds, 365 * 86_400);
    }

    #[test]
    fn what_is_no_time_is_not_guessed() {
        for text in
            ["", "yesterday", "2026-01-31", "2026-01-31T08:00:00", "2026-02-29T08:00:00Z", "2026-01-31T24:00:00Z"]
        {
            assert_eq!(Instant::read(text), None, "{text}");
        }
        for text in
            ["2026-01-31T08:00:00.Z", "2026-01-31T08:00:00+2:00", "2026-01-31T08:00:00Zx", "é026-01-31T08:00:00Z"]
        {
            assert_eq!(Instant::read(text), None, "{text}");
        }
    }
}
