//! The track of a throw: the pose of every die that moved, at every moment. It is small enough to store and to send,
//! and exact enough to watch closely.
//!
//! A die's path is a row of stretches. Over each stretch, place and orientation follow a parabola, as those of dice do
//! between two hits. A stretch ends where the error at the next tick would exceed the slack in `physics::params`, so a
//! hit stays a kink in the path. Where a hand takes a die, the track jumps. A die that lies still costs nothing. Knows
//! dice and poses; nothing of throws, games or files.

mod bits;
pub mod playback;
pub mod wire;

pub use playback::Playback;
pub use wire::TrackError;

pub mod coded;
