//! Randomness: the only place that asks the system for it. Random hash keys are no substitute: in a page, the standard
//! library uses the same ones each time.

use thiserror::Error;

use crate::clock;

/// The system has no random numbers, with its words.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the system has no random numbers: {0}")]
pub struct NoRandomness(String);

/// Fills bytes with random numbers that nobody can know before.
///
/// # Errors
/// [`NoRandomness`]; the bytes are then of no use.
#[expect(clippy::disallowed_methods, reason = "the home of randomness")]
pub fn fill(bytes: &mut [u8]) -> Result<(), NoRandomness> {
    getrandom::fill(bytes).map_err(|error| NoRandomness(error.to_string()))
}

/// A seed that nobody can know before. A system without random numbers gives one that differs from time to time.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    match fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        Err(_) => clock::since_1970().as_nanos() as u64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seeds_are_the_same() {
        let mut seeds: Vec<u64> = (0..1_000).map(|_| seed()).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 1_000);
    }
}
