//! Gamepads: their buttons act as keys, and the right stick throws.
//!
//! Defines what a button means at each place, and records which device was used last. Nothing here sends requests to
//! the referee: the code that reads a key decides what the key does.

mod buttons;
pub(crate) mod gone;
pub(crate) mod meanings;
pub(crate) mod place;
pub(crate) mod pull;

use bevy::prelude::*;

pub use gone::PadGone;
pub use place::LastUsed;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((buttons::plugin, pull::plugin, gone::plugin));
}
