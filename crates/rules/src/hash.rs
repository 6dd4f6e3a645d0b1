//! The hash of a state, for comparing two runs of a match.

use serde::Serialize;

/// The hash of a game's state; it is the same on every machine.
pub fn state_hash<T: Serialize>(state: &T) -> u64 {
    let bytes = postcard::to_stdvec(state);
    debug_assert!(bytes.is_ok(), "every part of a state can be written");
    let hash = blake3::hash(&bytes.unwrap_or_default());
    hash.as_bytes().first_chunk().copied().map_or(0, u64::from_le_bytes)
}
