//! How computer players play Stack.

mod explain;
#[cfg(any(test, feature = "table"))]
pub(super) mod harm;
mod judge;
mod position;
mod search;
mod strategy;
