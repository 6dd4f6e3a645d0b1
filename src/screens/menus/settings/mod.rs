//! The settings screen: one file for each group of settings, the rows that they consist of, and the page that lists
//! them.

pub(crate) mod language;
mod matches;
mod own_key;
pub(crate) mod page;
mod picture;
mod rows;
mod sound;
mod table;
mod together;
