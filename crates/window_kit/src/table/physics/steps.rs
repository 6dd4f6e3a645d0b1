//! The order of the physics within a fixed step, and the random numbers of the throwing hand.

use bevy::prelude::*;

use rules::rng::{RulesRng, Stream, stream};

/// The order of the physics within a fixed step.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PhysicsSystems {
    /// Orders become moving dice. This runs after the engine took over placed dice and before it steps.
    Launch,
    /// Settle, read faces, judge stacks, tidy up. This runs after the step and before its poses reach the entities.
    ReadOut,
}

/// The source of the orientation and scatter of dice in the hand: the throw stream of the match's seed. Set at the
/// start of a match.
#[derive(Resource, Clone, Debug)]
pub struct ThrowRng(pub RulesRng);

impl Default for ThrowRng {
    fn default() -> Self {
        Self(stream(0, Stream::Throw))
    }
}
