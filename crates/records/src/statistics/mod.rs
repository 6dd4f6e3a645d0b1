//! Statistics of the saved matches: the results of each player, the measures of each game, and the throws of dice.
//!
//! The statistics of matches come only from their logs, which are never changed. [`query`] is the request, [`folder`]
//! reads all matches of a folder, [`match_facts`] computes the facts of one match,
//! `cache` saves them beside the logs, [`figures`] combines the matches of a player, with [`measures`] for the
//! measures of games and [`review`] for mistakes and luck. [`dice`] has the throws, by kinds of dice, [`runs`]
//! the longest runs of a face, [`rolls`] the series of `tumbletop roll`, [`tested`] the throws with which the dice
//! were tested. This module does not depend on screens or commands.

mod cache;
pub mod dice;
pub mod figures;
pub mod folder;
pub mod match_facts;
pub mod measures;
pub mod query;
pub mod review;
pub mod rolls;
pub mod runs;
pub mod tested;

pub use folder::Statistics;
pub use query::StatisticsQuery;
