//! The rules pages of all games, in our own words, from `docs/rules`, and the page of the controls, in all languages.
//! They open at a rule, and have tabs and a search.

pub(crate) mod at;
mod fold;
mod page;
pub(crate) mod pages;
mod pieces;
mod place;
pub(crate) mod plugin;
mod search;
pub(crate) mod sheet;
