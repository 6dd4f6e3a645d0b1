//! Adds the systems of the tutorial.

use bevy::prelude::*;

use crate::screens::hud::tutorial::course::{Course, Dismiss, begin, choose, learn};
use crate::screens::hud::tutorial::learned::{Learned, WithTutorial};
use crate::screens::hud::tutorial::lesson::Speaks;
use crate::screens::hud::tutorial::plate::{TutorialPlate, make_room, show};
use crate::screens::hud::tutorial::{Tutorial, TutorialRoom};
use crate::window::by_game::ByGame;
use crate::window::open_panels::closed_by_escape;
use crate::window::state::Screen;
use crate::window::steps::HudSystems;

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
