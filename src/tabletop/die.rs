//! Where a die is and what it shows, beyond what the physics knows of it.

use bevy::prelude::*;

use crate::physics::die::OutOfPlay;
use crate::rules::die::{DieId, Face};

/// The number the rules say the die shows; mirrored from the journal. Absent until it was first thrown.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows(pub Face);

/// The die is off the table: not yet thrown, or captured. It is not seen. Gone as soon as the die is in play again.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[require(OutOfPlay)]
pub struct Parked;

/// The die lies beside the tray, at rest and out of the way of throws. Gone as soon as the die is in play again.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(OutOfPlay)]
pub struct Aside {
    /// Whether it is used up for this turn. If not it is kept: it only made room for a throw of others.
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

/// A die that is in play is neither off the table nor beside the tray.
pub(crate) fn come_into_play(die: On<Remove, OutOfPlay>, mut commands: Commands) {
    commands.entity(die.entity).try_remove::<(Parked, Aside)>();
}
