//! The faces of the die, and how a board file names them (M-3).

use serde::{Deserialize, Serialize};

use crate::board::BoardError;
use crate::skip_bo::card::HIGHEST;
use messages::Message;
use messages::texts::rules as texts;
use messages::texts::skip_bo_mod as words;
use rules::die::Face;

/// The most cards that a face lets a player draw or discard: as many as a full hand.
const MOST_CARDS: u8 = 5;

/// The use of a face of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DieFace {
    /// Stands in for a card of one of these numbers (M-4).
    StandIn {
        /// The lowest number, 1 to 12.
        low: u8,
        /// The highest number, 1 to 12.
        high: u8,
    },
    /// Stands in for any card (M-4).
    SkipBo,
    /// The player can discard this many more cards (M-9).
    Discard(u8),
    /// An opponent's stock grows by this many cards (M-10).
    OpponentDraws(u8),
}

/// The six faces, in the order of the numbers on a plain die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Die([DieFace; Die::FACES]);

impl Die {
    /// How many faces it has.
    pub const FACES: usize = 6;

    /// The die with the faces that a board file names.
    ///
    /// # Errors
    /// What is wrong, as a clause.
    pub fn read(names: &[String]) -> Result<Self, BoardError> {
        let faces: [&String; Self::FACES] = names
            .iter()
            .collect::<Vec<_>>()
            .try_into()
            .map_err(|_| BoardError::key("die", texts::board_die_faces(names.len())))?;
        let mut die = Self([DieFace::SkipBo; Self::FACES]);
        for (face, name) in die.0.iter_mut().zip(faces) {
            *face = read_face(name).ok_or_else(|| BoardError::key("die", texts::board_die_face_name(name)))?;
        }
        Ok(die)
    }

    /// The face on a side; `None` if there is no such side.
    pub fn face(&self, side: Face) -> Option<DieFace> {
        self.0.get(usize::from(side.0).checked_sub(1)?).copied()
    }

    /// Whether some face can stand in for a number (M-4).
    pub fn stands_in_for(&self, number: u8) -> bool {
        let mut ranges = self.0.iter().filter_map(|face| face.range());
        ranges.any(|(low, high)| (low..=high).contains(&number))
    }

    /// Whether all faces are valid.
    pub fn is_sound(&self) -> bool {
        self.0.iter().all(|face| face.is_sound())
    }
}

/// The number that follows a number: a 1 follows a 12, in a new pile (M-6).
pub const fn following(number: u8) -> u8 {
    number % HIGHEST + 1
}

impl DieFace {
    /// The numbers that the face can stand in for; `None` if it has another use.
    pub const fn range(self) -> Option<(u8, u8)> {
        match self {
            Self::StandIn { low, high } => Some((low, high)),
            Self::SkipBo => Some((1, HIGHEST)),
            Self::Discard(_) | Self::OpponentDraws(_) => None,
        }
    }

    /// How many times the face can be used in a turn: once, or once for each extra discard (M-2, M-9).
    pub const fn uses(self) -> u8 {
        match self {
            Self::Discard(cards) => cards,
            Self::StandIn { .. } | Self::SkipBo | Self::OpponentDraws(_) => 1,
        }
    }

    const fn is_sound(self) -> bool {
        match self {
            Self::StandIn { low, high } => 1 <= low && low <= high && high <= HIGHEST,
            Self::SkipBo => true,
            Self::Discard(cards) | Self::OpponentDraws(cards) => matches!(cards, 1..=MOST_CARDS),
        }
    }
}

/// Reads the name of a face; `None` if there is no such face.
fn read_face(name: &str) -> Option<DieFace> {
    let face = if name == "skip-bo" {
        DieFace::SkipBo
    } else if let Some(cards) = name.strip_prefix("discard ") {
        DieFace::Discard(cards.parse().ok()?)
    } else if let Some(cards) = name.strip_prefix("opponent draws ") {
        DieFace::OpponentDraws(cards.parse().ok()?)
    } else {
        let (low, high) = name.split_once('-')?;
        DieFace::StandIn {
            low: low.parse().ok()?,
            high: high.parse().ok()?,
        }
    };
    face.is_sound().then_some(face)
}

/// What is printed on the face.
impl From<DieFace> for Message {
    fn from(face: DieFace) -> Self {
        match face {
            DieFace::StandIn { low, high } => words::face_range(low, high),
            DieFace::SkipBo => words::FACE_WILD,
            DieFace::Discard(cards) => words::face_discard(cards),
            DieFace::OpponentDraws(cards) => words::face_opponent_draws(cards),
        }
    }
}
