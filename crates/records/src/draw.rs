//! How the people at a table draw the seed of a match together, so that nobody can choose it.
//!
//! The server first publishes the [commitment] to a secret number, then each person who plays the commitment to a number
//! of their own; when all commitments are known, the people reveal their numbers. The [seed](SeedDraw::seed) is a hash
//! of the secret and all numbers. The secret stays one until the match is over, as the seed tells all hidden cards.
//!
//! Whoever chooses their number last knows no other, and the server's is fixed before. `docs/protocol.md` says what is
//! left to trust.

use serde::{Deserialize, Serialize};

use rules::ids::MAX_SEATS;
use rules::rng::Seed;

/// A secret or a number: 256 random bits.
pub type Number = [u8; 32];
/// A commitment to a number: it tells nothing of it, and fits no other.
pub type Commitment = [u8; 32];

/// The most people who draw.
pub const MOST_NUMBERS: usize = MAX_SEATS;

const COMMITS: &[u8; 32] = b"tumbletop commitment to a number";
const SEEDS: &[u8; 32] = b"tumbletop seed of a drawn match.";

/// The commitment to a number: its keyed BLAKE3 hash.
pub fn commitment(number: &Number) -> Commitment {
    *blake3::keyed_hash(COMMITS, number).as_bytes()
}

/// What a seed was drawn from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeedDraw {
    /// The secret of the server.
    pub secret: Number,
    /// The numbers of the people, in the order in which they were published.
    pub numbers: Vec<Number>,
}

impl SeedDraw {
    /// The seed: the keyed BLAKE3 hash of the secret and all numbers, one after another.
    pub fn seed(&self) -> Seed {
        let mut hasher = blake3::Hasher::new_keyed(SEEDS);
        hasher.update(&self.secret);
        self.numbers.iter().for_each(|number| {
            hasher.update(number);
        });
        Seed::Drawn(*hasher.finalize().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_and_its_place_change_the_seed() {
        let draw = |secret: u8, numbers: &[u8]| SeedDraw {
            secret: [secret; 32],
            numbers: numbers.iter().map(|number| [*number; 32]).collect(),
        };
        let seeds = [
            draw(1, &[]),
            draw(1, &[2]),
            draw(2, &[1]),
            draw(1, &[2, 3]),
            draw(1, &[3, 2]),
            draw(1, &[2, 3, 0]),
        ]
        .map(|draw| draw.seed());
        for (at, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..at].contains(seed), "{at}");
        }
    }

    #[test]
    fn a_commitment_fits_one_number() {
        assert_eq!(commitment(&[3; 32]), commitment(&[3; 32]));
        assert_ne!(commitment(&[3; 32]), commitment(&[4; 32]));
        assert_ne!(commitment(&[3; 32]), *blake3::hash(&[3; 32]).as_bytes(), "it is keyed");
    }
}
