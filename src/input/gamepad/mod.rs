//! Gamepads: where the player is, as buttons mean different things at each place; the throw with the right stick; and a
//! gamepad that goes away.

pub(crate) mod gone;
pub(crate) mod place;
pub(crate) mod pull;

use bevy::prelude::*;

pub use gone::PadGone;
pub use place::LastUsed;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((place::plugin, pull::plugin, gone::plugin));
}
