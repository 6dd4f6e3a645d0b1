//! How computer players play the card games.
//!
//! [`plan`] goes through the whole own turn, [`judge`] says what its end is worth, from [`odds`] and [`weights`], and
//! [`explain`] tells it in words.

mod explain;
mod judge;
mod odds;
mod plan;
mod strategy;
mod weights;
