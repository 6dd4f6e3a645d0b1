//! Screens, menus and the HUD, on Bevy's UI. They see views and the journal, never the game state.

pub(crate) mod hand_over;
pub mod hud;
mod letters;
mod matches;
pub mod menus;
pub(crate) mod overlay_page;
mod people;
pub mod plugin;
pub mod replay;
pub(crate) mod results;
pub mod review;
pub mod scenes;
pub(crate) mod setup;
mod statistics;
pub(crate) mod still_life;
pub(crate) mod title;
pub(crate) mod together;
