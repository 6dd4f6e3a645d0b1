//! The rules' random generator: seeded, portable, and nothing else's.

use rand::{Rng, SeedableRng};

/// ChaCha8, whose stream is the same on every machine and in every version (`StdRng` promises neither).
pub type RulesRng = rand_chacha::ChaCha8Rng;

/// What a stream of random numbers is for. Streams of one seed are independent, so that drawing from one never shifts
/// another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Shuffles and other chance the rules draw themselves.
    Rules = 1,
    /// Sampled throws, where no table is present.
    Chance = 2,
    /// The orientation and scatter of dice in the hand, where a table is present.
    Throw = 3,
    /// Computer players.
    Agents = 4,
    /// Small irregularities that decide nothing: how neatly a die is put down.
    Cosmetic = 5,
}

/// The generator of one stream of a seed.
pub fn stream(seed: u64, stream: Stream) -> RulesRng {
    let mut rng = RulesRng::seed_from_u64(seed);
    rng.set_stream(stream as u64);
    rng
}

/// A number from 0 to `bound - 1`, each as likely; 0 where `bound` is 0.
///
/// Written out here, so that the same stream gives the same numbers whatever the library's own sampling becomes.
pub fn below(rng: &mut RulesRng, bound: u32) -> u32 {
    let bound = u64::from(bound);
    loop {
        let product = u64::from(rng.next_u32()) * bound;
        // The first few low halves would make some numbers likelier than others: draw again (Lemire).
        if (product as u32) >= (bound as u32).wrapping_neg().checked_rem(bound as u32).unwrap_or(0) {
            return (product >> 32) as u32;
        }
    }
}

/// True once in `bound` times.
pub fn once_in(rng: &mut RulesRng, bound: u32) -> bool {
    below(rng, bound) == 0
}
