//! Gamepads: where the player is, as buttons mean different things at each place; whose each gamepad is, and what the
//! table asks of whom; how its buttons are named; the throw with the right stick; when gamepads shake; and a
//! gamepad that goes away.

pub mod asked;
pub mod gone;
pub(crate) mod maker;
pub mod place;
pub mod pull;
pub mod rumble;
pub mod seats;

use bevy::prelude::*;

pub use gone::PadGone;
pub use maker::Maker;
pub use place::LastUsed;
pub use seats::{KnownPad, PadModel, PadSeats};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((place::plugin, seats::plugin, pull::plugin, gone::plugin, rumble::plugin));
}
