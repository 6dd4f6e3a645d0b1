//! A die on the table.

use bevy::prelude::*;

use crate::physics::shape::DieShape;
use crate::rules::die::{DieId, Face};
use crate::rules::ids::PlayerId;

/// A die, the logic entity: it carries the rigid body and never a mesh. Its `Transform` belongs to the physics engine.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    /// Which die of the match.
    pub id: DieId,
    /// Whose colour it has.
    pub owner: PlayerId,
    /// How it is made.
    pub shape: DieShape,
}

/// The number the rules say the die shows; mirrored from the journal. Absent until it was first thrown.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows(pub Face);

/// The die is off the table: not yet thrown, or captured. Its body is out of the simulation and its visual hidden.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parked;

/// The die lies beside the tray, at rest and out of the way of throws, until it is thrown again.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Whether it is used up for this turn (D-6). If not it is kept: it only made room for a throw of others.
    pub used: bool,
}

/// The entities of the match's dice, by [`DieId`].
#[derive(Resource, Clone, Debug, Default)]
pub struct DiceIndex(pub Vec<Entity>);

impl DiceIndex {
    /// The entity of a die; `None` where the match has no such die.
    pub fn get(&self, die: DieId) -> Option<Entity> {
        self.0.get(die.index()).copied()
    }
}
