//! Dice that stand on each other, for the physics.

use bevy::prelude::*;

use rules::die::DieId;

/// The stacks on the table, each bottom first, ordered by their bottom dice. Code that puts dice on each other updates
/// this before the next throw: a throw judges which stacks fell, and rebuilds those (S-7, S-8).
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingStacks(pub Vec<Vec<DieId>>);
