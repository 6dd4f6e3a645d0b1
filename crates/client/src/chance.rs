//! Chance, where it needs no seed.

use system::random;

/// A random number from 0 to 1, so that many clients do not reconnect all at once.
pub(super) fn chance() -> f32 {
    let mut bytes = [0; 2];
    // Without it they reconnect at the same moment, which does little harm.
    let _ = random::fill(&mut bytes);
    f32::from(u16::from_le_bytes(bytes)) / f32::from(u16::MAX)
}
