//! Chance, where it needs no seed.

use system::random;

/// A secret of random bits for the numbers with which a person draws the seeds of matches.
pub(super) fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    if random::fill(&mut bytes).is_err() {
        // Then this client's numbers could be guessed; those of the others still count.
        bytes[..8].copy_from_slice(&random::seed().to_le_bytes());
    }
    bytes
}

/// A random number from 0 to 1, so that many clients do not reconnect all at once.
pub(super) fn chance() -> f32 {
    let mut bytes = [0; 2];
    // Without it they reconnect at the same moment, which does little harm.
    let _ = random::fill(&mut bytes);
    f32::from(u16::from_le_bytes(bytes)) / f32::from(u16::MAX)
}
