//! Screens, menus and the HUD, on Bevy's UI. See views and the journal, never the game state.

mod hand_over;
pub mod hud;
mod letters;
pub mod menus;
pub mod replay;
pub(crate) mod results;
pub mod review;
pub(crate) mod setup;
pub(crate) mod still_life;
mod title;

use bevy::prelude::*;

use crate::app::{Overlay, Screen};
use crate::presentation::camera::{Framed, FreeRect};
use crate::presentation::frames::Frames;
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
        app.init_resource::<SeatColours>()
            .add_systems(OnEnter(Screen::Title), make_room_beside)
            .add_systems(OnEnter(Screen::Results), make_room_beside)
            .add_systems(Update, make_room_within.run_if(in_state(Screen::Match)))
            .add_plugins((
                crate::settings::plugin,
                crate::ui::plugin,
                title::plugin,
                letters::plugin,
                setup::plugin,
                results::plugin,
                review::plugin,
                replay::plugin,
                menus::plugin,
                hand_over::plugin,
                hud::plugin,
            ));
    }
}

/// The table stands on the left, beside a plate.
fn make_room_beside(mut room: ResMut<FreeRect>) {
    room.0 = Rect::new(0.01, 0.04, 0.62, 0.96);
}

/// The table stands within the frames of a match, and beside the log where that is open.
fn make_room_within(log: Res<hud::log::LogOpen>, framed: Res<Framed>, frames: Res<Frames>, mut room: ResMut<FreeRect>) {
    // What is framed by itself has no rail of seats.
    room.set_if_neq(FreeRect(frames.free(framed.0.is_none(), log.0)));
}
