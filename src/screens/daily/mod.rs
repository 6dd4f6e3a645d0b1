//! The table of the day: its page, and the tries that count.
//!
//! [`progress`] is what is kept of the days, [`today`] says what day it is, [`tries`] begins and ends the tries,
//! [`page`] shows the match of the day, [`calendar`] the days of a month on it, [`of_results`] what the end of a match
//! says of the day, [`words`] says a day and its result.

mod calendar;
mod of_results;
mod page;
pub mod progress;
pub mod today;
pub(crate) mod tries;
pub(crate) mod words;

use bevy::prelude::*;

pub(crate) use of_results::day_place;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        progress::plugin,
        today::plugin,
        tries::plugin,
        page::plugin,
        of_results::plugin,
    ));
}
