//! Why a scene may not come about.

use thiserror::Error;

use crate::rules::error::{InvariantError, SetupError};

/// Why there is no picture of a scene.
#[derive(Debug, Error)]
pub enum SceneError {
    /// It did not come about in as many frames as any scene needs.
    #[error("the scene did not come about")]
    NeverCame,
    /// What is thought about beside the frames took too long.
    #[error("what the scene waits for does not come")]
    Late,
    /// It needs something that is not on the table.
    #[error("{0}")]
    Missing(&'static str),
    /// Its match can't be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position it starts from breaks what always holds.
    #[error(transparent)]
    Position(#[from] InvariantError),
    /// No picture was drawn.
    #[error("the graphics adapter drew no picture; `tumbletop doctor` says more")]
    NotDrawn,
    /// The picture can't be read.
    #[error("the picture could not be read: {0}")]
    Unreadable(String),
    /// The picture can't be written.
    #[error("{path} can't be written: {why}")]
    Unwritable {
        /// Where to.
        path: String,
        /// Why not.
        why: String,
    },
}
