//! The player's settings: saved in a file, changed in the settings screen, read by everything in the window.
//!
//! [`Settings`] are the `values`; those that are a choice of a few have a type in `choices`, and `saving` saves what
//! changed. `files` owns the settings folder and reads and writes its files. It uses `document`, which reads as much of
//! a damaged file as possible, and `merge`, which keeps what other windows wrote. [`people`] has the people who play at
//! this machine. This module must not depend on any screen.

mod choices;
mod document;
mod files;
mod merge;
pub mod people;
mod saving;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod values;

use bevy::prelude::*;

pub use choices::{
    AskFirst, CardBack, ColourVision, DiceMarks, DiceSet, HandOver, LogDetail, Quality, Repeat, Rumble, Speed,
    TIMES_TO_ANSWER_S, TableTheme,
};
pub(crate) use files::refuse;
pub use files::{
    FOLDER_VARIABLE, SaveError, Unreadable, folder, load, portable_folder, save, take_unreadable, use_those_of_person,
};
pub use merge::Shape;
pub use values::{FILE, Settings};

/// The saving of settings that have changed, at the end of a frame. Whatever may end the program comes before it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SavingSystems;

/// Loads the settings, unless the app already has them, and saves every change.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Settings>() {
        app.insert_resource(Settings::load());
    }
    app.init_resource::<people::People>();
    app.add_systems(Last, saving::keep_changes.in_set(SavingSystems));
}
