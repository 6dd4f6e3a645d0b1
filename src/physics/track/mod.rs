//! The track of a throw: how every die that moved lay at every moment, small enough to keep and to send, and exact
//! enough to watch closely.
//!
//! A die's way is a row of stretches. Over each of them place and orientation follow a parabola, which is what dice do
//! between two hits; a stretch ends where the next tick would be further off than [`params`](crate::physics::params) allows, so
//! that a hit is a kink and stays one. Where a hand takes a die up the track jumps. A die that lies still costs nothing.
//! Knows dice and poses; nothing of throws, games or files.

mod bits;
pub(crate) mod playback;
pub(crate) mod recorder;
pub(crate) mod wire;

pub use playback::Playback;
pub use wire::TrackError;

pub mod coded;
#[cfg(test)]
mod tests;
