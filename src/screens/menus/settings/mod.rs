//! The settings screen: one file a group of settings, the rows that they are made of, and the page that lists them.

mod language;
mod matches;
pub(crate) mod page;
mod picture;
mod rows;
mod sound;
mod table;
mod together;
