//! Setting a match up: who sits where, and by which options the match is played.

pub(crate) mod draft;
mod options;
pub(crate) mod plugin;
mod seats;
