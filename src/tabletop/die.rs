//! Where a die is and what it shows, as far as the physics does not know it.

use bevy::prelude::*;

use crate::physics::die::OutOfPlay;
use crate::rules::die::{DieId, Face};

/// The number that the die shows by the rules, copied from the journal. Absent until the first throw of the die.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows(pub Face);

/// The die is off the table: not yet thrown, or captured. It is invisible. Removed as soon as the die comes into play.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[require(OutOfPlay)]
pub struct Parked;

/// The die lies beside the tray, at rest and out of the way of throws. Removed as soon as the die is in play again.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(OutOfPlay)]
pub struct Aside {
    /// Whether the die is used up for this turn. If not, it is kept: it only made room for a throw of other dice.
    pub used: bool,
}

/// The entities of the match's dice, by [`DieId`].
#[derive(Resource, Clone, Debug, Default)]
pub struct DiceIndex(pub Vec<Entity>);

impl DiceIndex {
    /// The entity of a die; `None` if the match has no such die.
    pub fn get(&self, die: DieId) -> Option<Entity> {
        self.0.get(die.index()).copied()
    }
}

/// Removes the marks for "off the table" and "beside the tray" from a die that comes into play.
pub(crate) fn come_into_play(die: On<Remove, OutOfPlay>, mut commands: Commands) {
    commands.entity(die.entity).try_remove::<(Parked, Aside)>();
}
