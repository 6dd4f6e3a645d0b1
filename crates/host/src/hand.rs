//! The random numbers for laying out dice and cards by hand.

use rules::rng::{RulesRng, Stream, at_entry};

/// The random numbers for putting dice down by hand: never quite straight. Each entry of a match has its own.
#[cfg_attr(feature = "bevy", derive(bevy_ecs::resource::Resource))]
#[derive(Clone, Debug)]
pub struct HandRng {
    /// The generator for the current entry.
    pub rng: RulesRng,
    seed: u64,
    /// The entry of the record that the numbers are for.
    entry: usize,
}

impl HandRng {
    /// The random numbers of a match with this seed.
    pub fn new(seed: u64) -> Self {
        Self {
            rng: at_entry(seed, Stream::Cosmetic, 0),
            seed,
            entry: 0,
        }
    }

    /// Switches to the random numbers of this entry of the record.
    pub fn turn_to(&mut self, entry: usize) {
        if entry != self.entry {
            *self = Self {
                rng: at_entry(self.seed, Stream::Cosmetic, entry),
                entry,
                ..*self
            };
        }
    }
}
