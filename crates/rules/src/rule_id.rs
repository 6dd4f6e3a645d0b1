//! The ids of rules.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The number of possible ids.
const COUNT: usize = 26 * NUMBERS;
/// The numbers of rules are lower than this.
const NUMBERS: usize = 100;

/// All ids that a rule can have: a letter, a dash, a number of one or two digits. So an id that was read is `'static`
/// like the ids in the code of the rules.
static ALL: [[u8; 4]; COUNT] = {
    let mut all = [[b'-'; 4]; COUNT];
    let mut at = 0;
    while at < COUNT {
        let (letter, number) = ((at / NUMBERS) as u8, (at % NUMBERS) as u8);
        let units = b'0' + number % 10;
        all[at][0] = b'A' + letter;
        all[at][2] = if number < 10 { units } else { b'0' + number / 10 };
        all[at][3] = units;
        at += 1;
    }
    all
};

/// The id of a rule, for example `G-4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId(&'static str);

impl RuleId {
    /// The id with this name, which is not checked.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The id with this name, for example `G-4`; `None` if no rule can have this name.
    pub fn named(name: &str) -> Option<Self> {
        let (letter, number) = name.split_once('-')?;
        let [letter @ b'A'..=b'Z'] = letter.as_bytes() else {
            return None;
        };
        let value: usize = number.parse().ok().filter(|value| *value < NUMBERS)?;
        let bytes = ALL.get(usize::from(letter - b'A') * NUMBERS + value)?;
        let length = if value < 10 { 3 } else { 4 };
        let known = std::str::from_utf8(&bytes[..length]).ok()?;
        (known == name).then_some(Self(known))
    }

    /// The name, for example `G-4`.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Self::named(&name).ok_or_else(|| D::Error::custom(format!("{name} is the id of no rule")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_rules_are_read_and_nothing_else() {
        for name in ["G-0", "S-4", "M-10", "K-99", "A-1", "Z-20"] {
            assert_eq!(RuleId::named(name), Some(RuleId::new(name)), "{name}");
        }
        for name in ["", "S", "S-", "S-100", "s-4", "S-04", "S-+4", "SS-4", "-4", "S-4 "] {
            assert_eq!(RuleId::named(name), None, "{name}");
        }
        let read: RuleId = serde_json::from_str("\"S-13\"").expect("an id");
        assert_eq!(read.to_string(), "S-13");
        assert!(serde_json::from_str::<RuleId>("\"rule 13\"").is_err());
    }
}
