//! The frames around a table of cards. Runs only while a card game is played.

mod about;
mod advised;
mod banners;
mod inspect;
mod labels;
mod on_table;
pub(crate) mod places;
mod plates;
pub(crate) mod plugin;
mod ruled;
mod score;
mod waits;
mod words;
