//! The random numbers for laying out dice and cards by hand.

use rules::rng::{RulesRng, Seed, Stream};

/// The random numbers for putting dice down by hand: never quite straight. Each entry of a match has its own.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::resource::Resource))]
#[derive(Clone, Debug)]
pub struct HandRng {
    /// The generator for the current entry.
    pub rng: RulesRng,
    seed: Seed,
    /// The entry of the record that the numbers are for.
    entry: usize,
}

impl HandRng {
    /// The random numbers of a match with this seed.
    pub fn new(seed: Seed) -> Self {
        Self {
            rng: seed.at_entry(Stream::Cosmetic, 0),
            seed,
            entry: 0,
        }
    }

    /// Switches to the random numbers of this entry of the record.
    pub fn turn_to(&mut self, entry: usize) {
        if entry != self.entry {
            *self = Self {
                rng: self.seed.at_entry(Stream::Cosmetic, entry),
                entry,
                ..*self
            };
        }
    }
}
