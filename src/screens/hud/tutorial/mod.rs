//! The tutorial of a first match: says what can be done now, until it has been done once.
//!
//! The player learns by playing: there is no script. Each lesson waits for its moment in the match and is learned when
//! the person it is shown to does what it teaches; meanwhile the dice, cards or places that it is about are lit on the
//! table. Learned tutorials are saved by game. The tutorial sees only the view and the events that everybody sees.
//!
//! [`lesson`] is one thing to learn, [`Tutorial`] the tutorial of a game, `course` chooses the lesson of the moment,
//! [`place`] is the place of its plate, `plate` the plate itself, [`learned`] the saved games.

mod course;
pub mod learned;
pub mod lesson;
pub mod place;
mod plate;
pub(crate) mod plugin;

use bevy::prelude::*;

use crate::presentation::frames::Frames;
use crate::screens::hud::notices::PlatePlacement;
use crate::screens::hud::tutorial::lesson::Lesson;
use crate::screens::hud::tutorial::place::Place;

/// The tutorial of a game, for a first match.
#[derive(Clone, Copy, Debug)]
pub struct Tutorial {
    /// The lessons, the most important first: if several apply, the first is shown.
    pub lessons: &'static [Lesson],
    /// The place of the plate, from the layout of the frames and the free room over the game's table.
    pub place: fn(Frames, Option<PlatePlacement>) -> Place,
}

/// Where the current game has free room over its table for the plate.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TutorialRoom(pub Option<PlatePlacement>);
