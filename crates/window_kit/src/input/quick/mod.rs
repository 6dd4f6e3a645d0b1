//! Presses that begin and end within one frame, as fingers are often faster than frames. Each button and each key
//! changes at most once in a frame; later changes wait for the next frame. So every gesture sees a press and then a
//! release, however short the tap was.

mod clicks;
mod late;
pub(crate) mod presses;
pub(crate) mod touches;

#[cfg(test)]
pub(in crate::input) mod tests;

use bevy::prelude::*;

/// Delays further changes of a key, a button or a finger to the next frame.
pub fn plugin(app: &mut App) {
    app.add_plugins((clicks::plugin, presses::plugin, touches::plugin));
}
