//! How computer players play Stack.

mod explain;
pub(super) mod harm;
mod judge;
mod position;
mod search;
mod strategy;
#[cfg(test)]
mod truth;
