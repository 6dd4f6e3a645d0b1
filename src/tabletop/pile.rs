//! Piles: which dice lie in which stack and which cards in which pile, bottom first.

use bevy::prelude::*;

use crate::rules::ids::PlayerId;

/// A pile of cards, also while it is empty.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPile {
    /// Which.
    pub place: PilePlace,
}

/// The number a building pile has come to, 0 to 11, and which of its places the die stood in for (bit 0 for the first):
/// there no card lies (M-7).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuiltTo {
    /// The number.
    pub value: u8,
    /// The places without a card.
    pub die_places: u16,
}

/// The piles a card can lie in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PilePlace {
    /// The draw pile.
    Draw,
    /// What building piles have left, to be shuffled again (K-6).
    SetAside,
    /// A building pile, 0 to 3.
    Building(u8),
    /// The stock of a seat.
    Stock(PlayerId),
    /// The hand of a seat.
    Hand(PlayerId),
    /// A discard pile of a seat, 0 to 3.
    Discard(PlayerId, u8),
}
