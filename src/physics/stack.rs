//! Dice that stand on each other: a pile as the physics sees it.

use bevy::prelude::*;
use rand::seq::SliceRandom;

use crate::rules::die::DieId;
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

/// A stack of Stack: a pile of two to four dice, named by its bottom die.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceStack {
    /// The bottom die.
    pub id: DieId,
}
