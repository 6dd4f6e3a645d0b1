//! A die, as the physics knows it.

use bevy::prelude::*;

use crate::physics::shape::DieShape;
use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;

/// A die, the logic entity: it carries the rigid body and never a mesh. Its `Transform` belongs to the physics engine.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    /// Which die of the match.
    pub id: DieId,
    /// Whose it is: it has the colour of this seat, and is thrown from this seat's side where all hands throw at once.
    pub owner: PlayerId,
    /// How it is made.
    pub shape: DieShape,
}

/// The body of the die is out of the engine's world: no throw meets it. A throw of the die takes this away.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutOfPlay;
