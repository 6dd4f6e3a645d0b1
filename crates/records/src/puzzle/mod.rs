//! Puzzles: a position of a match in which one play is clearly the best, and a player missed it.
//!
//! [`judge`] finds such positions and checks them by repeated searches, [`mod@file`] is the puzzles as bytes,
//! [`shipped`] has those that come with the program. They are made by the example `make_puzzles`.

pub mod file;
pub mod judge;
pub mod shipped;

use blake3::Hasher;
use thiserror::Error;

use crate::record::{Record, RecordError, ReplayError};
use crate::review::Mistake;
use games::catalog::{AnyAction, AnyGame, AnyView};
use messages::{Message, ToMessage};
use rules::ids::{SeatId, Viewer};

/// A position and what is right in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The match up to the position.
    pub record: Record,
    /// The seat that has to find the play.
    pub seat: SeatId,
    /// The right actions, the best one first: at least one.
    pub accepted: Vec<AnyAction>,
    /// What was played in the match.
    pub missed: AnyAction,
    /// How much worse that was, in the game's measure.
    pub stake: f32,
}

/// How much is at stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Something.
    Small,
    /// Much.
    Middle,
    /// Very much.
    Large,
}

impl Grade {
    /// All grades.
    pub const ALL: [Self; 3] = [Self::Small, Self::Middle, Self::Large];
    /// From how many of the smallest differences that a review mentions on the stake is of the grades above the first.
    const FROM: [f32; 2] = [4.0, 8.0];
}

/// Why a puzzle can't be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.message())]
pub enum PuzzleError {
    /// The bytes can't be read.
    Record(#[from] RecordError),
    /// The rules refuse the match up to the position.
    Replay(#[from] ReplayError),
}

impl ToMessage for PuzzleError {
    fn message(&self) -> Message {
        match self {
            Self::Record(error) => error.message(),
            Self::Replay(error) => error.message(),
        }
    }
}

impl Puzzle {
    /// The puzzle of a mistake that a review of this match found.
    pub fn of_mistake(record: &Record, mistake: &Mistake) -> Self {
        let mut record = record.clone();
        record.entries.truncate(mistake.entry);
        Self {
            record,
            seat: mistake.who,
            accepted: vec![mistake.better.clone()],
            missed: mistake.did.clone(),
            stake: mistake.loss,
        }
    }

    /// The position, by the rules.
    ///
    /// # Errors
    /// [`ReplayError`] if the rules refuse the match.
    pub fn position(&self) -> Result<AnyGame, ReplayError> {
        self.record.replay(|_, _| {})
    }

    /// What the seat may see of the position.
    ///
    /// # Errors
    /// [`ReplayError`] if the rules refuse the match.
    pub fn view(&self) -> Result<AnyView, ReplayError> {
        Ok(self.position()?.view(Viewer::Player(self.seat)))
    }

    /// Whether this is one of the right actions.
    pub fn is_right(&self, action: &AnyAction) -> bool {
        self.accepted.contains(action)
    }

    /// How much is at stake.
    pub fn grade(&self, view: &AnyView) -> Grade {
        let stake = self.stake / view.worth_telling();
        match stake {
            _ if stake < Grade::FROM[0] => Grade::Small,
            _ if stake < Grade::FROM[1] => Grade::Middle,
            _ => Grade::Large,
        }
    }

    /// The name under which it is remembered: twelve letters that follow from the position.
    ///
    /// # Errors
    /// [`RecordError`] if memory runs out.
    pub fn id(&self) -> Result<String, RecordError> {
        let mut hasher = Hasher::new();
        hasher.update(&self.record.to_bytes()?).update(&[self.seat.0]);
        Ok(hasher.finalize().to_hex().chars().take(12).collect())
    }
}
