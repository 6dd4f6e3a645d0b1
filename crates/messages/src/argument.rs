//! The types of the arguments of messages.

use serde::{Deserialize, Serialize};

/// A seat, counted from 0. In words it is the name of the player in the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatName(pub u8);

/// A whole number. In words it follows the plural forms and ordinals of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Number(pub i64);

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardName {
    /// A card with a number.
    Number(u8),
    /// A card that stands for any number. Texts select it as `wild`.
    Wild,
}

/// A key of the keyboard, by its letter on a US keyboard. In words it is the key's label on the reader's keyboard, if
/// that is known.
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
    /// One line each.
    Lines,
}

/// Implements the conversion from each type of number that fits into [`Number`].
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

/// Counts. A count above the largest number becomes the largest number.
impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// The same for 64-bit counts.
impl From<u64> for Number {
    fn from(number: u64) -> Self {
        Self(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
