//! The panels around a table of Stack. They run only in this game.

mod about;
mod banners;
mod places;
pub(crate) mod plugin;
mod rail;
mod ruled;
mod score;
mod status;
mod waits;
