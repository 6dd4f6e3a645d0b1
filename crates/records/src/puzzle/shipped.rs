//! The puzzles that come with the program.

use super::file::read;
use super::{Puzzle, PuzzleError};

/// The file, made by the example `make_puzzles`.
const BYTES: &[u8] = include_bytes!("../../../../assets/puzzles/puzzles.bin");

/// All puzzles, in the order in which they are offered.
///
/// # Errors
/// [`PuzzleError`] if they were made for other rules; a test reads them.
pub fn all() -> Result<Vec<Puzzle>, PuzzleError> {
    read(BYTES)
}
