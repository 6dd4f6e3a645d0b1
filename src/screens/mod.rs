//! Screens, menus and the HUD, on Bevy's UI. They see views and the journal, never the game state.

pub mod daily;
pub(crate) mod hand_over;
pub mod hosted;
pub mod hud;
pub mod known_people;
pub(crate) mod letter_picker;
mod letters;
mod matches;
pub mod menus;
mod moment;
pub(crate) mod overlay_page;
mod people;
mod practice;
pub mod puzzles;
pub mod replay;
pub(crate) mod results;
pub mod review;
pub mod scenes;
pub(crate) mod setup;
pub(crate) mod statistics;
pub(crate) mod still_life;
pub(crate) mod title;
pub(crate) mod together;
pub(crate) mod welcome;

use bevy::prelude::*;

use window_kit::presentation::camera::{CameraFit, FreeRect};
use window_kit::presentation::frames::Frames;
use window_kit::window::state::{LogOpen, Overlay, Screen};
use window_kit::{settings, ui};

/// All screens, and the room that they leave for the table.
pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Overlay>()
        .add_systems(OnEnter(Screen::Title), make_room_beside)
        .add_systems(OnEnter(Screen::Results), make_room_beside_a_result)
        .add_systems(Update, make_room_within.run_if(in_state(Screen::Match)))
        .add_plugins((
            settings::plugin,
            ui::plugin,
            title::plugin,
            still_life::plugin,
            letters::plugin,
            setup::plugin::plugin,
            results::plugin,
            review::plugin,
            replay::watch::plugin,
            menus::plugin,
            matches::plugin,
            people::plugin,
            statistics::plugin,
            hand_over::plugin,
            hud::plugin,
        ))
        .add_plugins((
            together::plugin,
            moment::plugin,
            practice::plugin,
            letter_picker::plugin,
            welcome::plugin,
            daily::plugin,
            puzzles::plugin,
        ));
}

/// The table stands on the left, beside a plate.
fn make_room_beside(mut room: ResMut<FreeRect>) {
    room.0 = Rect::new(0.01, 0.04, 0.62, 0.96);
}

/// The same beside a result, which is wider.
fn make_room_beside_a_result(mut room: ResMut<FreeRect>) {
    room.0 = Rect::new(0.01, 0.04, 0.595, 0.96);
}

/// The table stands within the frames of a match, and beside the log if that is open.
fn make_room_within(log: Res<LogOpen>, fit: Res<CameraFit>, frames: Res<Frames>, mut room: ResMut<FreeRect>) {
    // A table that sets its own frame has no rail of seats.
    room.set_if_neq(FreeRect(frames.free(fit.0.is_none(), log.0)));
}
