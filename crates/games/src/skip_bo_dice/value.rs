//! Values of dice and boards, and ids and sets of dice and piles.

use std::fmt;

use serde::{Deserialize, Serialize};

use messages::CardName;
use rules::die::DieId;

/// The five Number Dice are dice 0 to 4 (D-1).
pub const NUMBER_DICE: usize = 5;
/// All dice of a match.
pub const DICE: usize = NUMBER_DICE + 1;
/// The Bonus Die (D-1).
pub const BONUS: DieId = DieId(NUMBER_DICE as u8);
/// The most bubbles of a build pile, and the highest number.
pub const MOST_BUBBLES: usize = 10;

/// A number from 1 to 10 or a Skip-Bo: the value of a die, a box or a bubble. Blank if there is no value yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Value(pub u8);

impl Value {
    /// No value: an empty box, or a die that is being thrown.
    pub const BLANK: Self = Self(0);
    /// A Skip-Bo; it stands for any number (D-11).
    pub const SKIP_BO: Self = Self(MOST_BUBBLES as u8 + 1);

    /// Whether it is a number or a Skip-Bo, and neither blank nor invalid.
    pub const fn is_shown(self) -> bool {
        self.0 >= 1 && self.0 <= Self::SKIP_BO.0
    }

    /// Whether it is a Skip-Bo.
    pub const fn is_skip_bo(self) -> bool {
        self.0 == Self::SKIP_BO.0
    }

    /// Whether it can be written in this bubble, counted from 1 (D-5, D-11).
    pub const fn fits(self, bubble: u8) -> bool {
        self.0 == bubble || self.is_skip_bo()
    }
}

/// In words a value is a number or a Skip-Bo.
impl From<Value> for CardName {
    fn from(value: Value) -> Self {
        if value.is_skip_bo() {
            Self::Wild
        } else {
            Self::Number(value.0)
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_skip_bo() {
            out.write_str("Skip-Bo")
        } else {
            self.0.fmt(out)
        }
    }
}

/// A set of the six dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Dice(pub u8);

impl Dice {
    /// No die.
    pub const NONE: Self = Self(0);
    /// The five Number Dice.
    pub const NUMBERS: Self = Self((1 << NUMBER_DICE) - 1);
    /// Just the Bonus Die.
    pub const BONUS: Self = Self(1 << NUMBER_DICE);
    /// All six dice.
    pub const ALL: Self = Self((1 << DICE) - 1);

    /// Just this die; empty if there is no such die.
    pub const fn only(die: DieId) -> Self {
        if die.index() < DICE {
            Self(1 << die.0)
        } else {
            Self::NONE
        }
    }

    /// Whether the die is in the set.
    pub const fn contains(self, die: DieId) -> bool {
        self.0 & Self::only(die).0 != 0
    }

    /// Whether all dice of this set are in the other set too.
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether no die is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many dice are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The dice that are in either set.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The dice that are in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The dice in the set, the Bonus Die last.
    pub fn iter(self) -> impl Iterator<Item = DieId> {
        bits((self.0 & Self::ALL.0).into()).map(DieId)
    }

    /// All non-empty subsets, in the order of their bit numbers.
    pub fn choices(self) -> impl Iterator<Item = Self> {
        let mut last = 0_u8;
        std::iter::from_fn(move || {
            // Counts up, using only the bits of the set.
            last = last.wrapping_sub(self.0) & self.0;
            (last != 0).then_some(Self(last))
        })
    }
}

impl FromIterator<DieId> for Dice {
    fn from_iter<I: IntoIterator<Item = DieId>>(dice: I) -> Self {
        dice.into_iter().map(Self::only).fold(Self::NONE, Self::with)
    }
}

/// The indices of the set bits, lowest first.
pub(super) fn bits(mut set: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(lowest)
    })
}

/// A build pile of a board: 0 is A, 3 is D (D-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PileId(pub u8);

impl PileId {
    /// The pile as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter printed on the pile.
    pub const fn letter(self) -> char {
        (b'A'.wrapping_add(self.0)) as char
    }
}

/// A stockpile of a board, counted from 0 (D-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct StockpileId(pub u8);

impl StockpileId {
    /// The stockpile as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The Roman numeral printed under the stockpile, I to IV. It is unlike everything else on dice and boards.
    pub const fn numeral(self) -> &'static str {
        match self.0 {
            0 => "I",
            1 => "II",
            2 => "III",
            _ => "IV",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_that_can_be_chosen_are_all_but_the_empty_one_in_order() {
        let set: Dice = [DieId(0), DieId(3), BONUS].into_iter().collect();
        let choices: Vec<_> = set.choices().map(|dice| dice.0).collect();
        assert_eq!(choices, [1, 8, 9, 32, 33, 40, 41]);
        assert_eq!(Dice::ALL.choices().count(), 63);
        assert_eq!(Dice::NONE.choices().count(), 0);
    }

    #[test]
    fn a_die_that_is_not_there_is_in_no_set() {
        assert!(!Dice(255).contains(DieId(200)) && Dice::only(DieId(6)).is_empty());
        assert_eq!(Dice::ALL.iter().count(), DICE);
    }
}
