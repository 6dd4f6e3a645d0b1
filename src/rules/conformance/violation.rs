//! What a check of a game found.

use thiserror::Error;

/// What a game does not keep, in plain words, with the place in the match where it shows.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Violation(String);

impl Violation {
    /// A violation in these words.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}
