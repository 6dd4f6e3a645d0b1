//! Piles: which dice lie in which stack and which cards in which pile, bottom first.

use bevy::prelude::*;
use rand::seq::SliceRandom;

use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;
use crate::rules::rng::RulesRng;

/// The pile that contains a die or a card. Loose dice have none.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = PileContents)]
pub struct InPile(pub Entity);

/// The contents of a pile, bottom first.
#[derive(Component, Clone, Debug, Default)]
#[relationship_target(relationship = InPile)]
pub struct PileContents(Vec<Entity>);

impl PileContents {
    /// The contents, bottom first.
    pub fn entities(&self) -> &[Entity] {
        &self.0
    }

    /// Shuffles the contents, except for the top `above` of them.
    pub(crate) fn mix(&mut self, above: usize, rng: &mut RulesRng) {
        let mixed = self.0.len().saturating_sub(above);
        self.0[..mixed].shuffle(rng);
    }
}

/// A pile of dice that stand on each other, at least two.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DicePile {
    /// The bottom die, which identifies the pile.
    pub bottom: DieId,
}

/// A pile of cards. It exists even while it is empty.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPile {
    /// Which pile.
    pub place: PilePlace,
}

/// The number a building pile has reached, 0 to 11, and the places at which the die stood in for a card (bit 0 for the
/// first): no card lies there (M-7).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuiltTo {
    /// The number.
    pub value: u8,
    /// The places without a card.
    pub die_places: u16,
}

/// The piles that can hold a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PilePlace {
    /// The draw pile.
    Draw,
    /// Cards that left the building piles, to be shuffled again (K-6).
    SetAside,
    /// A building pile, 0 to 3.
    Building(u8),
    /// The stock pile of a seat.
    Stock(PlayerId),
    /// The hand of a seat.
    Hand(PlayerId),
    /// A discard pile of a seat, 0 to 3.
    Discard(PlayerId, u8),
}
