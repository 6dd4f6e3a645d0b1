//! Stack in the window. [`game`] has what the window needs from it.

mod course;
mod describe;
mod game;
pub mod hands;
pub(crate) mod hud;
mod intents;
mod lessons;
mod scenes;
mod shakes;
mod sounds;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((hands::plugin, hud::plugin));
}
