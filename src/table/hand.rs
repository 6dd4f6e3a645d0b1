//! The chance of the hand that lays dice and cards out.

use bevy::prelude::*;

use crate::rules::rng::{RulesRng, Stream, stream};

/// How a hand puts dice down: never quite straight. There while a match is on.
#[derive(Resource, Clone, Debug)]
pub(crate) struct HandRng(pub(crate) RulesRng);

impl HandRng {
    /// The hand of a match of this seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(stream(seed, Stream::Cosmetic))
    }
}
