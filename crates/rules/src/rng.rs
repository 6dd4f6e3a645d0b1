//! The random generator of matches: seeded and portable. Each purpose has a stream of its own.

use std::fmt;

use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// ChaCha8: its stream is the same on every machine and in every version of the library; `StdRng` guarantees neither.
pub type RulesRng = rand_chacha::ChaCha8Rng;

/// The seed of all randomness in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seed {
    /// A number, which a person can type.
    Number(u64),
    /// 256 bits that the people at the table have drawn together.
    Drawn([u8; 32]),
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

/// A number in decimal digits, a drawn seed in 64 hexadecimal ones.
impl fmt::Display for Seed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(out, "{number}"),
            Self::Drawn(bytes) => bytes.iter().try_for_each(|byte| write!(out, "{byte:02x}")),
        }
    }
}

impl Seed {
    /// The generator of one stream.
    pub fn stream(self, stream: Stream) -> RulesRng {
        let mut rng = self.generator();
        rng.set_stream(stream as u64);
        rng
    }

    /// The generator of one stream for an entry of the record, by its number counted from 0.
    ///
    /// Each entry has random numbers of its own, independent of how many were drawn before. So a resumed match
    /// continues as it would have continued without the break.
    pub fn at_entry(self, stream: Stream, entry: usize) -> RulesRng {
        let mut rng = self.generator();
        // The upper bits are 0 for the streams of [`Self::stream`], which belong to no entry.
        rng.set_stream((entry as u64 + 1) << STREAM_BITS | stream as u64);
        rng
    }

    /// One of many seeds that this one gives.
    pub fn nth(self, index: u64) -> Self {
        match self {
            Self::Number(number) => Self::Number(nth_seed(number, index)),
            Self::Drawn(bytes) => Self::Drawn(*blake3::keyed_hash(&bytes, &index.to_le_bytes()).as_bytes()),
        }
    }

    /// 64 bits of it: enough to tell matches apart, not for chance.
    pub fn short(self) -> u64 {
        match self {
            Self::Number(number) => number,
            Self::Drawn(bytes) => bytes
                .iter()
                .take(8)
                .rev()
                .fold(0, |number, byte| number << 8 | u64::from(*byte)),
        }
    }

    fn generator(self) -> RulesRng {
        match self {
            Self::Number(number) => RulesRng::seed_from_u64(number),
            Self::Drawn(bytes) => RulesRng::from_seed(bytes),
        }
    }
}

/// The purpose of a stream of random numbers. Streams of one seed are independent: drawing from one stream never
/// shifts another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Shuffles and other chance that the rules draw themselves.
    Rules = 1,
    /// Sampled throws, without a physical table.
    Chance = 2,
    /// The orientation and scatter of dice in the hand, with a physical table.
    Throw = 3,
    /// Computer players.
    Agents = 4,
    /// Small irregularities without effect on the match, such as how exactly a die is put down.
    Cosmetic = 5,
}

/// The number of bits of a stream's number that contain its purpose.
const STREAM_BITS: u32 = 8;

/// The generator of one stream of a number as seed.
pub fn stream(seed: u64, stream: Stream) -> RulesRng {
    Seed::Number(seed).stream(stream)
}

/// The generator of one stream of a number as seed for an entry of the record, see [`Seed::at_entry`].
pub fn at_entry(seed: u64, stream: Stream, entry: usize) -> RulesRng {
    Seed::Number(seed).at_entry(stream, entry)
}

/// A random number from 0 to `bound - 1`, all equally likely; 0 if `bound` is 0.
///
/// Implemented here, so that the same stream gives the same numbers even if the sampling of the library changes.
pub fn below(rng: &mut RulesRng, bound: u32) -> u32 {
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        let low = product as u32;
        // The lowest few values of `low` would make some numbers more likely than others: draw again (Lemire). Their
        // count needs a division but is below `bound`, so the first comparison usually avoids it.
        if low >= bound || low >= bound.wrapping_neg().checked_rem(bound).unwrap_or(0) {
            return (product >> 32) as u32;
        }
    }
}

/// True with a chance of 1 in `bound`.
pub fn once_in(rng: &mut RulesRng, bound: u32) -> bool {
    below(rng, bound) == 0
}

/// The seed of the match number `index` among many matches of one seed.
pub const fn nth_seed(seed: u64, index: u64) -> u64 {
    // The output function of SplitMix64: neighbouring indices give unrelated seeds.
    let mut mixed = seed ^ index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_entry_has_numbers_of_its_own_that_are_always_the_same_g_1() {
        let first = |entry, of| at_entry(7, of, entry).next_u64();
        assert_eq!(first(3, Stream::Chance), first(3, Stream::Chance));
        let all = [0, 1, 2, 255, 256].map(|entry| [Stream::Chance, Stream::Throw].map(|of| first(entry, of)));
        let mut all: Vec<u64> = all.into_iter().flatten().collect();
        all.push(stream(7, Stream::Chance).next_u64());
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 11);
    }

    #[test]
    fn all_256_bits_of_a_drawn_seed_count_g_1() {
        let first = |seed: Seed| {
            let (one, other) = (seed.stream(Stream::Rules), seed.at_entry(Stream::Chance, 3));
            [one, other, seed.nth(2).stream(Stream::Agents)].map(|mut rng| rng.next_u64())
        };
        let drawn = [7; 32];
        let mut seen = vec![first(Seed::Drawn(drawn)), first(Seed::Number(0x0707_0707_0707_0707))];
        for bit in 0..256 {
            let mut other = drawn;
            other[bit / 8] ^= 1 << (bit % 8);
            seen.push(first(Seed::Drawn(other)));
        }
        for at in 0..3 {
            let mut all: Vec<u64> = seen.iter().map(|first| first[at]).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), seen.len(), "{at}");
        }
    }

    #[test]
    fn a_seed_is_written_in_digits() {
        assert_eq!(Seed::from(42).to_string(), "42");
        let mut bytes = [0; 32];
        (bytes[0], bytes[1], bytes[31]) = (0xab, 1, 2);
        let drawn = Seed::Drawn(bytes);
        assert_eq!(drawn.to_string(), format!("ab01{}02", "0".repeat(58)));
        assert_eq!(drawn.short(), 0x1ab);
    }

    #[test]
    fn numbers_below_a_bound_are_even_and_the_same_for_a_seed_g_1() {
        let count = |seed| {
            let mut rng = stream(seed, Stream::Chance);
            let mut counts = [0_u32; 6];
            for _ in 0..60_000 {
                counts[below(&mut rng, 6) as usize] += 1;
            }
            counts
        };
        assert_eq!(count(3), count(3));
        assert!(count(3).iter().all(|count| (9_500..10_500).contains(count)));
        assert_eq!(below(&mut stream(1, Stream::Rules), 0), 0);
        assert_eq!(below(&mut stream(1, Stream::Rules), 1), 0);
    }
}
