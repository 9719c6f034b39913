//! The classes of personal data, each of which can be on or off.

/// A class of personal data.
///
/// ```
/// use handoff_lint::redact::Class;
/// assert_eq!(Class::of_word("driving-licence"), Some(Class::DrivingLicence));
/// assert_eq!(Class::of_kind("user"), Some(Class::Home));
/// assert_eq!(Class::of_word("user"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// E-mail addresses.
    Email,
    /// Phone numbers.
    Phone,
    /// Numbers of payment cards.
    Card,
    /// Bank accounts (IBAN).
    Iban,
    /// Social security numbers of the United States.
    Ssn,
    /// Public addresses of the internet, version 4 and 6.
    Ip,
    /// Addresses of network devices.
    Mac,
    /// Addresses of cryptocurrency wallets.
    Wallet,
    /// Login names in the paths of home folders. In marks, `user`.
    Home,
    /// NHS numbers, beside a word that says so.
    Nhs,
    /// British national insurance numbers, beside a word that says so.
    Nino,
    /// Individual taxpayer identification numbers of the United States, beside a word that says so.
    Itin,
    /// Passport numbers, beside a word that says so.
    Passport,
    /// Driving licences, beside a word that says so.
    DrivingLicence,
    /// Canadian social insurance numbers.
    Sin,
    /// Indian identity numbers.
    Aadhaar,
    /// Polish identity numbers.
    Pesel,
    /// Spanish and Portuguese tax numbers.
    Nif,
    /// German tax identification numbers.
    GermanTaxId,
}

impl Class {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 19] = [
        Self::Email,
        Self::Phone,
        Self::Card,
        Self::Iban,
        Self::Ssn,
        Self::Ip,
        Self::Mac,
        Self::Wallet,
        Self::Home,
        Self::Nhs,
        Self::Nino,
        Self::Itin,
        Self::Passport,
        Self::DrivingLicence,
        Self::Sin,
        Self::Aadhaar,
        Self::Pesel,
        Self::Nif,
        Self::GermanTaxId,
    ];

    /// Its name in the configuration.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Email => "email",
            Self::Phone => "phone",
            Self::Card => "card",
            Self::Iban => "iban",
            Self::Ssn => "ssn",
            Self::Ip => "ip",
            Self::Mac => "mac",
            Self::Wallet => "wallet",
            Self::Home => "home",
            Self::Nhs => "nhs",
            Self::Nino => "nino",
            Self::Itin => "itin",
            Self::Passport => "passport",
            Self::DrivingLicence => "driving-licence",
            Self::Sin => "sin",
            Self::Aadhaar => "aadhaar",
            Self::Pesel => "pesel",
            Self::Nif => "nif",
            Self::GermanTaxId => "german-tax-id",
        }
    }

    /// The class of that name in the configuration.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.as_str() == word)
    }

    /// The kind in its marks: its name, but for home folders, of which only the login name is taken.
    pub fn kind(self) -> &'static str {
        if self == Self::Home { "user" } else { self.as_str() }
    }

    /// The class whose marks have that kind; none for secrets.
    pub fn of_kind(kind: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.kind() == kind)
    }
}

/// Which classes are on.
///
/// The defaults are those for handoffs, which are committed, pasted and sent to models:
///
/// - `email`, `phone`, `card`, `iban`, `ssn` are on: they identify a person or an account by themselves, no next step
///   of a work needs them, and their formats or checksums make them rarely wrong.
/// - `ip` is on, for public addresses only: they come out of access logs and are those of visitors or of machines that
///   nobody wants listed. Private and loopback addresses, which are most of those in handoffs, are never found.
/// - `mac` and `wallet` are on: rare in such texts and, where they stand, bound to one device or one owner.
/// - `home` is on: of an absolute path only the login name goes, so that the path can still be read and completed.
/// - `nhs`, `nino`, `itin`, `passport`, `driving-licence` are on, since they are only found beside a word that names them.
/// - `sin`, `aadhaar`, `pesel`, `nif`, `german-tax-id` are off: a check digit is all that tells them from the ids and
///   counters of any log, one in ten of which has it right. Who works with such data switches his country on.
///
/// ```
/// use handoff_lint::redact::{Class, Classes};
/// let classes = Classes::default().with(Class::Ip, false);
/// assert!(classes.has(Class::Email) && !classes.has(Class::Ip) && !classes.has(Class::Pesel));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classes(u32);

impl Classes {
    /// No class at all.
    pub const NONE: Self = Self(0);

    /// Whether `class` is on.
    pub fn has(self, class: Class) -> bool {
        self.0 & bit(class) != 0
    }

    /// The same, with `class` on or off.
    #[must_use]
    pub fn with(self, class: Class, on: bool) -> Self {
        Self(if on { self.0 | bit(class) } else { self.0 & !bit(class) })
    }
}

impl Default for Classes {
    fn default() -> Self {
        Self(bit(Class::Sin) - 1)
    }
}

/// Each class has the bit of its place in the list; those of one country only come last.
fn bit(class: Class) -> u32 {
    1 << class as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_in_the_order_of_the_bits() {
        let order: Vec<u32> = Class::ALL.into_iter().map(|class| class as u32).collect();
        assert!(order.iter().zip(0..).all(|(bit, place)| *bit == place));
    }

    #[test]
    fn names_and_kinds_lead_back_to_their_class() {
        for class in Class::ALL {
            assert_eq!(Class::of_word(class.as_str()), Some(class));
            assert_eq!(Class::of_kind(class.kind()), Some(class));
        }
        assert_eq!(Class::of_kind("github-token"), None);
    }

    #[test]
    fn a_class_goes_on_and_off_by_itself() {
        let all = Class::ALL.into_iter().fold(Classes::NONE, |classes, class| classes.with(class, true));
        for class in Class::ALL {
            let without = all.with(class, false);
            assert!(Class::ALL.into_iter().all(|other| without.has(other) == (other != class)));
        }
    }
}
