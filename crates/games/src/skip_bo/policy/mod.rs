//! How computer players play the card games.
//!
//! [`plan`] searches the player's whole turn, [`judge`] gives the worth of its end, based on [`odds`] and [`weights`],
//! and [`explain`] puts it into words.

mod explain;
mod judge;
mod odds;
mod plan;
mod strategy;
#[cfg(test)]
mod truth;
mod weights;
