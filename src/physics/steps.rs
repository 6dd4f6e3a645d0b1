//! The order of the physics within a fixed step, and the chance of the hand that throws.

use bevy::prelude::*;

use crate::rules::rng::{RulesRng, Stream, stream};

/// The order of the physics within a fixed step.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhysicsSystems {
    /// Orders become moving dice, after the engine took over what was placed and before it steps.
    Launch,
    /// Settle, read faces, judge stacks, tidy up: after the step and before its poses reach the entities.
    ReadOut,
}

/// Where the orientation and scatter of dice in the hand come from: the throw stream of the match's seed. Whoever
/// starts a match sets it.
#[derive(Resource, Clone, Debug)]
pub struct ThrowRng(pub RulesRng);

impl Default for ThrowRng {
    fn default() -> Self {
        Self(stream(0, Stream::Throw))
    }
}
