//! Whole matches of all games: the invariants, golden playthroughs, records, reviews, statistics, opponents.

mod agents;
mod allocation;
mod conformance;
mod decided;
mod fair;
mod games;
mod golden;
mod hidden;
mod noise;
mod pages;
mod puzzles;
mod records;
mod review;
mod same_everywhere;
mod saved_matches;
mod skip_bo;
mod skip_bo_dice;
mod statistics;
