//! Scenes: telling moments of the program, each brought about by name and drawn as a picture.
//!
//! [`scene`] is what a scene is, [`error`] why one may not come about, [`stage`] the whole app without a window that it is played on, [`common`] the scenes that
//! belong to no game; those of a game are its own.

pub mod common;
pub mod error;
mod printed_dice;
pub mod scene;
pub mod stage;
