//! Statistics of the kept matches: who played how often and how well, what each game counts, and how the dice fell.
//!
//! All of it comes from the logs of the matches and from nothing else. [`asked`] is what somebody wants to know and how far
//! the work is, [`folder`] reads all matches of a folder, [`one_match`] is what one match gives, `cache` keeps that beside
//! the logs, [`figures`] puts the matches of a player together, with [`measures`] for what games count and [`look_back`]
//! for mistakes and luck. [`dice`] are the throws, [`runs`] the same face several times in a row, [`rolls`] the series that
//! somebody threw with `tumbletop roll`, [`tested`] the throws with which the dice were tested. Logs are only read. Knows
//! no screen and no command.

pub mod asked;
mod cache;
pub mod dice;
pub mod figures;
pub mod folder;
pub mod kinds;
pub mod look_back;
pub mod measures;
pub mod one_match;
pub mod rolls;
pub mod runs;
pub mod tested;

pub use asked::{Asked, Progress};
pub use folder::Statistics;
