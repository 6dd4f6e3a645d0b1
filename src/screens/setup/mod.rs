//! The setup of a match: the players of the seats, and the options of the match.

pub(crate) mod draft;
mod known;
pub(crate) mod last_table;
pub(crate) mod options;
pub(crate) mod plugin;
mod seats;
