//! Screens, menus and the HUD, on Bevy's UI. See views and the journal, never the game state.

pub mod hud;
pub mod menus;
mod results;
mod setup;
pub mod theme;
mod title;

use bevy::prelude::*;

pub use menus::confirm;

use crate::app::{Overlay, Screen};
use crate::table::view::SeatColours;

/// All screens.
pub struct ScreensPlugin;

impl Plugin for ScreensPlugin {
    fn build(&self, app: &mut App) {
        if !app.world().contains_resource::<State<Screen>>() {
            app.init_state::<Screen>();
        }
        if !app.world().contains_resource::<State<Overlay>>() {
            app.init_state::<Overlay>();
        }
        app.init_resource::<SeatColours>().add_plugins((
            crate::settings::plugin,
            theme::plugin,
            title::plugin,
            setup::plugin,
            results::plugin,
            menus::plugin,
            hud::plugin,
        ));
    }
}
