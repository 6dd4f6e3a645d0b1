//! Fingers on the screen: taps, long presses, drags, and two fingers that move the table.
//!
//! On the table a finger is the pointer with its button held: the hands of each game read both alike
//! ([`super::pointer`]). On the interface the engine's picking makes a pointer of the first finger, and its widgets do
//! the rest; here a press is taken back that turns out to be a drag of the list under it, a long press, or a gesture
//! of two fingers. One finger acts at a time: a second one cancels what the first began, and then nothing more happens
//! until all fingers are up.

mod fingers;
mod gesture;
mod interface;

use bevy::prelude::*;

pub(crate) use fingers::{FingerPhase, FollowFingers, TableFinger};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(fingers::plugin);
}
