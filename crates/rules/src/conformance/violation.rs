//! The error of a check of a game.

use thiserror::Error;

/// A rule of the contract that a game breaks, in plain words, with the place in the match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Violation(String);

impl Violation {
    /// A violation in these words.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}
