//! The tutorial of a first match: says what can be done now, until it has been done once.
//!
//! The player learns by playing: there is no script. Each lesson waits for its moment in the match and is learned when
//! the person it is shown to does what it teaches; meanwhile the dice, cards or places that it is about are lit on the
//! table. Learned tutorials are saved by game. The tutorial sees only the view and the events that everybody sees.
//!
//! [`lesson`] is one thing to learn, [`of_game`] the tutorial of a game, `course` chooses the lesson of the moment,
//! [`place`] is the place of its plate, `plate` the plate itself, [`learned`] the saved games.

mod course;
pub mod learned;
pub mod lesson;
pub mod of_game;
pub mod place;
mod plate;
pub(crate) mod plugin;
