//! Gamepads: their buttons are further keys, and the right stick throws.
//!
//! Owns what a button means where, and with what one played last. Nothing here asks the referee for anything: what a key
//! does is the business of who hears the key.

mod buttons;
mod gone;
mod meanings;
mod place;
mod pull;

use bevy::prelude::*;

pub use gone::PadGone;
pub use meanings::Place;
pub use place::{LastUsed, Where};
pub use pull::Slings;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((buttons::plugin, pull::plugin, gone::plugin));
}
