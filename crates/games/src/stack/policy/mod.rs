//! How computer players play Stack.

mod clock;
mod explain;
mod figures;
#[cfg(test)]
mod fit;
pub(super) mod harm;
mod judge;
mod position;
mod search;
mod strategy;
mod tables;
#[cfg(test)]
mod truth;
