//! Dice in the rules: an identity and a number on top.

use serde::{Deserialize, Serialize};

/// The number on top of a die, 1 to 6 (or to 10 for a ten-sided die).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Face(pub u8);

/// One die of a match, numbered from 0 in a fixed order given by the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DieId(pub u8);

impl DieId {
    /// The die as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of up to 128 dice. It never contains a die with a number from 128 on, which no game has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DieSet(pub u128);

impl DieSet {
    /// No die.
    pub const EMPTY: Self = Self(0);

    /// Just this die.
    pub const fn only(die: DieId) -> Self {
        // A file or another machine may name any die.
        match 1_u128.checked_shl(die.0 as u32) {
            Some(bit) => Self(bit),
            None => Self::EMPTY,
        }
    }

    /// Whether the die is in the set.
    pub const fn contains(self, die: DieId) -> bool {
        self.0 & Self::only(die).0 != 0
    }

    /// Adds a die.
    pub const fn insert(&mut self, die: DieId) {
        self.0 |= Self::only(die).0;
    }

    /// Removes a die.
    pub const fn remove(&mut self, die: DieId) {
        self.0 &= !Self::only(die).0;
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
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The dice that are in both sets.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The dice that are in this set and not in the other.
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The dice in the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = DieId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let die = (rest != 0).then(|| DieId(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(die)
        })
    }
}

impl FromIterator<DieId> for DieSet {
    fn from_iter<I: IntoIterator<Item = DieId>>(dice: I) -> Self {
        let mut set = Self::EMPTY;
        for die in dice {
            set.insert(die);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in_lowest_first() {
        let mut set: DieSet = [127, 0, 14].map(DieId).into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 14, 127].map(DieId));
        assert_eq!(set.len(), 3);
        set.remove(DieId(14));
        assert!(!set.contains(DieId(14)) && set.contains(DieId(127)));
        set.insert(DieId(128));
        assert!(set.len() == 2 && !set.contains(DieId(255)));
        assert!(DieSet::EMPTY.is_empty() && DieSet::EMPTY.iter().next().is_none());
    }

    #[test]
    fn sets_are_united_cut_and_taken_apart() {
        let set = |dice: &[u8]| dice.iter().copied().map(DieId).collect::<DieSet>();
        let (a, b) = (set(&[1, 2, 3]), set(&[3, 4]));
        assert_eq!(a.union(b), set(&[1, 2, 3, 4]));
        assert_eq!(a.intersection(b), set(&[3]));
        assert_eq!(a.difference(b), set(&[1, 2]));
    }
}
