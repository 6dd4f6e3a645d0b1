//! The deck and the die of a match. A board file says what is printed on them, not the rules (K-1, M-1, M-3).

use serde::{Deserialize, Serialize};

use super::edition::Edition;
use crate::board;
use crate::board::BoardError;
use crate::skip_bo::card::{CardCounts, HIGHEST, KINDS};
use crate::skip_bo_mod::die::Die;
use messages::texts::rules as words;
use rules::error::SetupError;

/// The most cards of one deck (K-1).
pub const MOST_DECK: usize = 162;

/// What is printed on the cards and on the die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Print {
    /// The cards of one deck.
    pub deck: CardCounts,
    /// The die, if the game has one.
    pub die: Option<Die>,
}

/// A board file after reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Its name as given.
    pub file: String,
    /// Its contents.
    pub print: Print,
}

/// A board file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    numbers: [u16; HIGHEST as usize],
    skip_bo: u16,
    die: Option<Vec<String>>,
}

impl Board {
    /// The board that is built into the game.
    pub fn standard<E: Edition>() -> Self {
        Self::read::<E>(board::STANDARD).unwrap_or_else(|_| {
            debug_assert!(false, "the standard board can be read");
            Self {
                file: board::STANDARD.to_owned(),
                print: Print::default(),
            }
        })
    }

    /// Reads a board file by its path, or the built-in one by the name `standard`.
    ///
    /// # Errors
    /// [`SetupError::Board`] if the file can't be read or makes no board for this game.
    pub fn read<E: Edition>(file: &str) -> Result<Self, SetupError> {
        board::read(file, E::STANDARD_BOARD, |raw| Self::of::<E>(file, &raw))
    }

    /// Reads the text of a board file.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn of_text<E: Edition>(name: &str, text: &str) -> Result<Self, SetupError> {
        board::read_text(name, text, |raw| Self::of::<E>(name, &raw))
    }

    fn of<E: Edition>(file: &str, raw: &Raw) -> Result<Self, BoardError> {
        let mut counts = [raw.skip_bo; KINDS];
        counts[..raw.numbers.len()].copy_from_slice(&raw.numbers);
        let print = Print {
            deck: CardCounts::new(counts),
            die: raw.die.as_deref().map(Die::read).transpose()?,
        };
        print.check::<E>()?;
        Ok(Self {
            file: file.to_owned(),
            print,
        })
    }
}

impl Print {
    /// Checks whether a game can be played with it.
    ///
    /// # Errors
    /// What is wrong, as a clause.
    pub fn check<E: Edition>(&self) -> Result<(), BoardError> {
        let cards = self.deck.total();
        if cards > MOST_DECK {
            return Err(BoardError::key(
                "numbers and skip_bo",
                words::board_deck(MOST_DECK, cards),
            ));
        }
        match self.die {
            None if E::DIE => Err(BoardError::key("die", words::BOARD_DIE_MISSING)),
            Some(_) if !E::DIE => Err(BoardError::key("die", words::BOARD_DIE_NONE)),
            Some(die) if !die.is_sound() => Err(BoardError::key("die", words::BOARD_DIE_FACE)),
            _ => Ok(()),
        }
    }
}
