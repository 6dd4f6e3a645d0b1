//! Screens, menus and the HUD, on Bevy's UI. See views and the journal, never the game state.

pub mod theme;

use bevy::prelude::*;

/// All screens.
pub struct ScreensPlugin;

impl Plugin for ScreensPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((crate::settings::plugin, theme::plugin));
    }
}
