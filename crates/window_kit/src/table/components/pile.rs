//! Piles: which dice lie in which stack and which cards in which pile, bottom first.

use bevy::prelude::*;
use rand::seq::SliceRandom;
use tabletop::pile::PilePlace;

use rules::die::DieId;
use rules::rng::RulesRng;

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
pub(crate) struct DicePile {
    /// The bottom die, which identifies the pile.
    pub bottom: DieId,
}

/// A pile of cards. It exists even while it is empty.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPile {
    /// Which pile.
    pub place: PilePlace,
}
