//! The frames around a table of cards. Runs only while a card game is played.

mod about;
mod banners;
mod inspect;
mod labels;
pub(crate) mod places;
mod plates;
pub(crate) mod plugin;
mod ruled;
mod score;
mod words;
