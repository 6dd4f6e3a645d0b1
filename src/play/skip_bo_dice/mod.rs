//! Skip-Bo Dice in the window. [`game`] has what the window needs from it.

pub mod boards;
mod course;
mod describe;
mod dice;
mod game;
pub mod hands;
pub(crate) mod hud;
mod intents;
mod lessons;
mod scenes;
mod sounds;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((boards::plugin, hands::plugin, hud::plugin));
}
