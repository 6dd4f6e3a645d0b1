//! The tutorial of a first match: says what can be done now, until it has been done once.
//!
//! The player learns by playing: there is no script. Each lesson waits for its moment in the match and is learned when
//! the person it is shown to does what it teaches; meanwhile the dice, cards or places that it is about are lit on the
//! table. Learned tutorials are saved by game. The tutorial sees only the view and the events that everybody sees.
//!
//! [`lesson`] is one thing to learn, [`Tutorial`] the tutorial of a game, `course` chooses the lesson of the moment,
//! [`place`] is the place of its plate, `plate` the plate itself, [`shown`] where it lies, [`learned`] the saved games.

mod course;
pub(crate) mod learned;
pub(crate) mod lesson;
pub mod place;
mod plate;
pub(crate) mod shown;

use bevy::prelude::*;

use crate::screens::hud::tutorial::course::{Course, Dismiss, begin, choose, learn};
use crate::screens::hud::tutorial::learned::{Learned, WithTutorial};
use crate::screens::hud::tutorial::lesson::Speaks;
use crate::screens::hud::tutorial::plate::{make_room, show};
use crate::screens::hud::tutorial::shown::TutorialPlate;
use window_kit::window::by_game::ByGame;
use window_kit::window::open_panels::closed_by_escape;
use window_kit::window::state::Screen;
use window_kit::window::steps::HudSystems;

pub use crate::screens::hud::tutorial::lesson::Tutorial;
pub use crate::screens::hud::tutorial::place::TutorialRoom;

pub(crate) fn plugin(app: &mut App) {
    closed_by_escape(
        app,
        "lesson",
        |plates: Query<(), With<TutorialPlate>>| !plates.is_empty(),
        |mut course: ResMut<Course>| course.put_away = course.shown,
    );
    app.insert_resource(Learned::load())
        .init_resource::<WithTutorial>()
        .init_resource::<Course>()
        .init_resource::<ByGame<Tutorial>>()
        .init_resource::<TutorialRoom>()
        .init_resource::<Speaks>()
        .add_message::<Dismiss>()
        .add_systems(
            Update,
            (begin, learn, choose, make_room, show)
                .chain()
                .in_set(HudSystems::Show)
                .run_if(in_state(Screen::Match)),
        );
}
