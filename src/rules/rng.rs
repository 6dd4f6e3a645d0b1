//! The rules' random generator: seeded, portable, and nothing else's.

use rand::SeedableRng;

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
