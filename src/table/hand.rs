//! The random numbers of the hand that lays out dice and cards.

use bevy::prelude::*;

use crate::rules::rng::{RulesRng, Stream, stream};

/// The random numbers with which a hand puts dice down: never quite straight. Present while a match is on.
#[derive(Resource, Clone, Debug)]
pub(crate) struct HandRng(pub(crate) RulesRng);

impl HandRng {
    /// The hand of a match of this seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(stream(seed, Stream::Cosmetic))
    }
}
