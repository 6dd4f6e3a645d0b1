//! The setup of a match: who sits where, and which options the match has.

pub(crate) mod draft;
mod known;
pub(crate) mod last_table;
pub(crate) mod options;
pub(crate) mod plugin;
mod seats;
