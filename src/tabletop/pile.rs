//! Piles: which dice lie in which stack and which cards in which pile, bottom first.

use bevy::prelude::*;
use rand::seq::SliceRandom;

use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;
use crate::rules::rng::RulesRng;

/// The pile a thing lies in. Loose dice have none.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = PileContents)]
pub struct InPile(pub Entity);

/// What lies in a pile, bottom first.
#[derive(Component, Clone, Debug, Default)]
#[relationship_target(relationship = InPile)]
pub struct PileContents(Vec<Entity>);

impl PileContents {
    /// The contents, bottom first.
    pub fn entities(&self) -> &[Entity] {
        &self.0
    }

    /// Mixes the contents, but for the `above` on top.
    pub(crate) fn mix(&mut self, above: usize, rng: &mut RulesRng) {
        let mixed = self.0.len().saturating_sub(above);
        self.0[..mixed].shuffle(rng);
    }
}

/// A pile of dice that stand on each other, two at least.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DicePile {
    /// The bottom die, by which the pile is known.
    pub bottom: DieId,
}

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
