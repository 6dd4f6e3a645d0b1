//! How far the writing of a log is.

use std::path::PathBuf;

use crate::store::error::StoreError;

/// The progress of the writing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WriterState {
    /// The file it writes to; `None` until the log is begun.
    pub file: Option<PathBuf>,
    /// The number of frames written.
    pub written: usize,
    /// Why the log can't be begun, or the next frame can't be written at present.
    pub trouble: Option<StoreError>,
}
