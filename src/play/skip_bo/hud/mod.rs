//! The panels around a card table. They run only in card games.

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
