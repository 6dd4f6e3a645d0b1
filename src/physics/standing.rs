//! Dice that stand on each other, as the physics has to know it.

use bevy::prelude::*;

use crate::rules::die::DieId;

/// The stacks that stand on the table, each bottom first, ordered by their bottom dice. Whoever puts dice on each other says
/// so here before the next throw: a throw judges which of them fell, and builds those again (S-7, S-8).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingStacks(pub Vec<Vec<DieId>>);
