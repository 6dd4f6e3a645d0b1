//! The code of a room: six letters that are hard to confuse.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The letters of codes: all but I, L, O and U, which people confuse with 1, 1, 0 and V.
const LETTERS: &[u8; 22] = b"ABCDEFGHJKMNPQRSTVWXYZ";
/// The number of letters of a code.
pub const LENGTH: usize = 6;

/// The code of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomCode([u8; LENGTH]);

/// The text is no code of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a code has six letters, without I, L, O and U")]
pub struct InvalidCode;

impl RoomCode {
    /// A code from random bytes. All codes are equally likely: the probabilities differ by less than 1e-30.
    pub fn of_random(bytes: [u8; 16]) -> Self {
        let mut number = u128::from_le_bytes(bytes);
        Self(std::array::from_fn(|_| {
            let letter = LETTERS[(number % LETTERS.len() as u128) as usize];
            number /= LETTERS.len() as u128;
            letter
        }))
    }

    /// The first letter, which says where the room is if many servers serve one address.
    pub const fn first_letter(self) -> char {
        self.0[0] as char
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|letter| write!(out, "{}", char::from(*letter)))
    }
}

impl FromStr for RoomCode {
    type Err = InvalidCode;

    /// Reads a code as people write it: in small letters too, and with spaces or hyphens.
    fn from_str(text: &str) -> Result<Self, InvalidCode> {
        let mut code = [0; LENGTH];
        let mut length = 0;
        for letter in text.bytes().filter(|letter| !matches!(letter, b' ' | b'-')) {
            let letter = letter.to_ascii_uppercase();
            if !LETTERS.contains(&letter) {
                return Err(InvalidCode);
            }
            *code.get_mut(length).ok_or(InvalidCode)? = letter;
            length += 1;
        }
        (length == LENGTH).then_some(Self(code)).ok_or(InvalidCode)
    }
}

impl Serialize for RoomCode {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for RoomCode {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let letters = <[u8; LENGTH]>::deserialize(from)?;
        let known = letters.iter().all(|letter| LETTERS.contains(letter));
        known
            .then_some(Self(letters))
            .ok_or_else(|| serde::de::Error::custom(InvalidCode))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write_it() {
        let code = RoomCode::of_random(*b"0123456789abcdef");
        let text = code.to_string();
        assert_eq!(text.len(), LENGTH);
        assert_eq!(text.parse(), Ok(code));
        let spaced = format!(" {}-{}", text[..3].to_lowercase(), &text[3..]);
        assert_eq!(spaced.parse(), Ok(code));
        for wrong in ["", "ABCDE", "ABCDEFG", "ABCDEO", "ABCDE1", "ABCDÉF"] {
            assert_eq!(wrong.parse::<RoomCode>(), Err(InvalidCode), "{wrong}");
        }
        assert!(postcard::from_bytes::<RoomCode>(b"ABCDEI").is_err());
        assert_eq!(postcard::from_bytes(b"ABCDEF"), Ok(RoomCode(*b"ABCDEF")));
    }
}
