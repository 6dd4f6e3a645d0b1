//! What is heard all the time, softly: the room around the table, and music that follows the match.
//!
//! Both are loops of different lengths, made by `examples/make_sounds`. The layers of the music come and go with what
//! is going on ([`mood`]) and a little by chance ([`coming`]), and the room has small events of its own, so no loop is
//! heard as one. The sound device fades them, by its own clock: right at any rate of frames, and while the table's time
//! stands still or no frame is drawn.

mod coming;
pub mod course;
mod desk;
pub mod layers;
pub mod mood;
mod player;

use bevy::prelude::*;

use crate::presentation::audio::library::SoundLibrary;
use crate::presentation::audio::request::SoundAvailable;
use crate::table::phase::MatchSystems;
use crate::window::by_game::ByGame;
use crate::window::next_frame::NextFrame;
use course::GameCourse;

/// Decides how loud each layer is. Runs only while there is a device to hear it with.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextFrame>()
        .init_resource::<ByGame<GameCourse>>()
        .init_resource::<mood::Mood>()
        .init_resource::<coming::Coming>()
        .init_resource::<desk::Desk>()
        .add_systems(
            Update,
            (mood::see, coming::happen, desk::set)
                .chain()
                .after(MatchSystems::Present)
                .run_if(is_available),
        );
}

/// Plays the layers on the device.
pub(super) fn device(app: &mut App) {
    app.init_resource::<player::Layers>().add_systems(
        Update,
        player::play
            .after(desk::set)
            .run_if(is_available.and_then(resource_exists::<SoundLibrary>)),
    );
}

fn is_available(available: Res<SoundAvailable>) -> bool {
    available.0
}
