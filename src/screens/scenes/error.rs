//! Why a scene may fail.

use thiserror::Error;

use records::store::error::StoreError;
use rules::error::{InvariantError, SetupError};

/// Why there is no picture of a scene.
#[derive(Debug, Error)]
pub enum SceneError {
    /// The scene was not ready within the frame limit for all scenes.
    #[error("the scene did not come about")]
    NeverCame,
    /// A background computation took too long.
    #[error("what the scene waits for does not come")]
    Late,
    /// The scene needs something that is not on the table.
    #[error("{0}")]
    Missing(&'static str),
    /// The match cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The starting position breaks an invariant.
    #[error(transparent)]
    Position(#[from] InvariantError),
    /// A match cannot be saved.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No picture was drawn.
    #[error("the graphics adapter drew no picture; `tumbletop doctor` says more")]
    NotDrawn,
    /// The picture cannot be read.
    #[error("the picture could not be read: {0}")]
    Unreadable(String),
    /// The picture cannot be written.
    #[error("{path} can't be written: {why}")]
    Unwritable {
        /// The path of the file.
        path: String,
        /// The reason.
        why: String,
    },
}
