//! What the arguments of messages are made of.

use serde::{Deserialize, Serialize};

/// A seat, counted from 0. In words it is the name of whoever sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// A whole number. In words it follows the language: its plural forms, its ordinals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Number(pub i64);

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardName {
    /// A card with a number.
    Number(u8),
    /// A card that stands for any number. Texts ask for it as `wild`.
    Wild,
}

/// A key of the keyboard, by the letter that it has in the United States. In words it is what stands on it where the
/// reader sits, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct KeyName(pub char);

/// How a list is joined in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Joined {
    /// "3, 4 and 5".
    All,
    /// "3, 4 or 5".
    Any,
    /// "3, 4, 5".
    Series,
    /// Whole sentences, one after the other.
    Sentences,
    /// A line each.
    Lines,
}

/// A number from each type of numbers that it has room for.
macro_rules! numbers {
    ($($from:ty),+) => {
        $(impl From<$from> for Number {
            fn from(number: $from) -> Self {
                Self(i64::from(number))
            }
        })+
    };
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

/// Numbers of things. What is more than the largest number is the largest number.
impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The same for numbers of 64 bits.
impl From<u64> for Number {
    fn from(number: u64) -> Self {
        Self(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
