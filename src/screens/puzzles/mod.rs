//! Puzzles: a position lies on the table, and the person finds the play that the strongest computer player found.
//!
//! [`book`] has the puzzles that come with the program, [`current`] is the one on the table, [`start`] lays a puzzle on
//! the table, [`answer`] waits for what the person plays, [`page`] lists all puzzles, [`task`] says what is asked and
//! whether it was found.

mod answer;
mod book;
pub mod current;
mod page;
pub(crate) mod start;
pub(crate) mod task;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((book::plugin, start::plugin, answer::plugin, page::plugin, task::plugin));
}
