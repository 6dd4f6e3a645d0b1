//! Scenes: typical moments of the program. Each is set up by name and drawn as a picture.
//!
//! [`scene`] is what a scene is, [`error`] why one may fail, [`stage`] the whole app without a window that a scene
//! runs on, [`readable`] finds words that can't be read, [`common`] has the scenes that belong to no game. Each game
//! has its own scenes.

pub mod common;
mod daily;
pub mod error;
mod kept_matches;
mod printed_dice;
mod puzzle;
pub mod readable;
pub mod scene;
pub mod stage;
mod statistics;
mod together;
mod unthrown;
