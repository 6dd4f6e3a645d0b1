//! Puzzles as bytes: a container with their records.

use serde::{Deserialize, Serialize};

use super::{Puzzle, PuzzleError};
use crate::record::container::Container;
use crate::record::{Record, RecordError};
use games::catalog::AnyAction;
use rules::ids::SeatId;

const CONTAINER: Container = Container {
    mark: *b"TMBLPUZ\n",
    format: 1,
    oldest: 1,
};

/// A puzzle in the file.
#[derive(Serialize, Deserialize)]
struct Stored {
    record: Vec<u8>,
    seat: SeatId,
    accepted: Vec<AnyAction>,
    missed: AnyAction,
    stake: f32,
}

/// The puzzles as bytes.
///
/// # Errors
/// [`RecordError::Unreadable`] if memory runs out.
pub fn write(puzzles: &[Puzzle]) -> Result<Vec<u8>, RecordError> {
    let stored = puzzles.iter().map(|puzzle| {
        Ok(Stored {
            record: puzzle.record.to_bytes()?,
            seat: puzzle.seat,
            accepted: puzzle.accepted.clone(),
            missed: puzzle.missed.clone(),
            stake: puzzle.stake,
        })
    });
    let stored: Vec<Stored> = stored.collect::<Result<_, RecordError>>()?;
    let bytes = postcard::to_extend(&stored, CONTAINER.begin()).map_err(unreadable)?;
    Ok(Container::seal(bytes))
}

/// Reads puzzles.
///
/// # Errors
/// [`PuzzleError`] if the bytes are none, or of other rules.
pub fn read(bytes: &[u8]) -> Result<Vec<Puzzle>, PuzzleError> {
    let (_, contents) = CONTAINER.open(bytes).map_err(RecordError::Container)?;
    let stored: Vec<Stored> = postcard::from_bytes(contents).map_err(unreadable)?;
    let puzzle = |stored: Stored| {
        Ok(Puzzle {
            record: Record::from_bytes(&stored.record)?,
            seat: stored.seat,
            accepted: stored.accepted,
            missed: stored.missed,
            stake: stored.stake,
        })
    };
    stored.into_iter().map(puzzle).collect()
}

fn unreadable(error: postcard::Error) -> RecordError {
    RecordError::Unreadable(error.to_string())
}
