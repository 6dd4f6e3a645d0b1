//! The tutorial of a game.

use bevy::prelude::*;

use crate::presentation::frames::Frames;
use crate::screens::hud::notices::Hung;
use crate::screens::hud::tutorial::lesson::Lesson;
use crate::screens::hud::tutorial::place::Place;

/// The tutorial of a game, for a first match.
#[derive(Clone, Copy, Debug)]
pub struct Tutorial {
    /// The lessons, the most important first: if several apply, the first is shown.
    pub lessons: &'static [Lesson],
    /// The place of the plate, from the layout of the frames and the free room over the game's table.
    pub place: fn(Frames, Option<Hung>) -> Place,
}

/// Where the current game has free room over its table for the plate.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TutorialRoom(pub Option<Hung>);
