//! The rules pages of all games, in our own words, from `docs/rules`, and that of the controls: opened at a rule, turned,
//! searched.

pub(crate) mod at;
mod page;
pub(crate) mod pages;
mod pieces;
mod place;
pub(crate) mod plugin;
mod search;
pub(crate) mod sheet;
