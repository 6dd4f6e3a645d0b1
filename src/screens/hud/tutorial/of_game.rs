//! What a game has to say for its tutorial.

use bevy::prelude::*;

use crate::presentation::frames::Frames;
use crate::screens::hud::notices::Hung;
use crate::screens::hud::tutorial::lesson::Lesson;
use crate::screens::hud::tutorial::place::Place;

/// What a game teaches in a first match.
#[derive(Clone, Copy, Debug)]
pub struct Tutorial {
    /// The lessons; those first that matter more when several have their moment.
    pub lessons: &'static [Lesson],
    /// Where the plate is, by how the frames are laid and where the game has room over its table.
    pub place: fn(Frames, Option<Hung>) -> Place,
}

/// Where the game that is on has room for the plate over its table, while nothing of it lies there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TutorialRoom(pub Option<Hung>);
