//! Piles: which dice (later: cards) lie in which stack, bottom first.

use bevy::prelude::*;

use crate::rules::die::DieId;

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
}

/// A stack of Stack: a pile of two to four dice, named by its bottom die.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceStack {
    /// The bottom die.
    pub id: DieId,
}
