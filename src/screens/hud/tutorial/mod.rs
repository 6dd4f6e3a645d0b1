//! The tutorial of a first match: says what can be done now, until it has been done once.
//!
//! It is played, not read: there is no script. Each lesson waits for the moment in the match that it is about, and is
//! learned when the person it is shown to does it; meanwhile what it speaks of is lit on the table. What was learned is
//! remembered by game. Sees the view and what is told, like everybody.
//!
//! [`lesson`] is one thing to learn, [`of_game`] what a game has to say, `course` which lesson has its moment, [`place`]
//! where its plate is, `plate` the plate itself, [`learned`] what is remembered.

mod course;
pub mod learned;
pub mod lesson;
pub mod of_game;
pub mod place;
mod plate;
pub(crate) mod plugin;
