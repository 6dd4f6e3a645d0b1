//! What the physics does not know of a die: the number it shows by the rules, and whether it is off the table.

use bevy::prelude::*;

use rules::die::{DieId, Face};
use tabletop::aside::Aside;
use tabletop::die::OutOfPlay;

/// The number that the die shows by the rules, copied from the journal. Absent until the first throw of the die.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows(pub Face);

/// The die is off the table: not yet thrown, or captured. It is invisible. Removed as soon as the die comes into play.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[require(OutOfPlay)]
pub struct Parked;

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
