//! How computer players play Skip-Bo Dice.

mod explain;
mod plan;
mod race;
mod strategy;
#[cfg(test)]
mod truth;
