//! The levels of computer players, by name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use messages::Message;
use messages::texts::ai as words;

/// A level of computer players, as named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// A random legal action, all equally likely.
    Random,
    /// The first legal action in the game's own order: a reference for comparisons, never offered to players.
    Baseline,
    /// The legal action with the best immediate gain by the game's own scoring.
    Greedy,
    /// A beginner: sees what is on the table, but does not plan.
    Easy,
    /// Plays decently.
    Normal,
    /// Plans, and watches the others.
    Hard,
    /// The best that this program can do: plans and searches.
    Expert,
}

impl Level {
    /// All levels: first the reference levels, then those offered to players, each group weakest first.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Baseline,
        Self::Greedy,
        Self::Easy,
        Self::Normal,
        Self::Hard,
        Self::Expert,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Baseline => "baseline",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The name for players outside the command line.
    pub const fn said(self) -> Message {
        match self {
            Self::Random => words::LEVEL_RANDOM,
            Self::Baseline => words::LEVEL_BASELINE,
            Self::Greedy => words::LEVEL_GREEDY,
            Self::Easy => words::LEVEL_EASY,
            Self::Normal => words::LEVEL_NORMAL,
            Self::Hard => words::LEVEL_HARD,
            Self::Expert => words::LEVEL_EXPERT,
        }
    }

    /// How many times in 100 this player notices a slip of another seat that can be seen now (G-4).
    pub const fn notices_percent(self) -> u32 {
        match self {
            Self::Random => 10,
            Self::Baseline => 0,
            Self::Greedy | Self::Easy => 30,
            Self::Normal => 60,
            Self::Hard => 80,
            Self::Expert => 95,
        }
    }

    /// In how many of 100 decisions this player makes a slip if the rules let it (G-4).
    pub const fn slips_percent(self) -> u32 {
        match self {
            Self::Easy => 4,
            _ => 0,
        }
    }

    /// Whether this player throws with care, away from stacks.
    pub const fn is_careful(self) -> bool {
        matches!(self, Self::Normal | Self::Hard | Self::Expert)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// The names of levels on the command line.
fn names(levels: &[Level]) -> impl Iterator<Item = Message> {
    levels.iter().map(|level| Message::verbatim(level.name()))
}

/// The error for a name that is no level, or for a level that this game does not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LevelError {
    /// A level that only other games have.
    #[error("there is no computer player {level} in {game}")]
    NotForGame {
        /// The level.
        level: Level,
        /// The game.
        game: &'static str,
        /// The levels the game has.
        there_are: &'static [Level],
    },
    /// The name is no level.
    #[error("there is no computer player {0}")]
    Unknown(String),
}

impl LevelError {
    /// The error as a message, with the levels that exist.
    pub fn message(&self) -> Message {
        match self {
            Self::NotForGame { level, game, there_are } => {
                words::level_not_for_game(level.name(), *game, names(there_are))
            }
            Self::Unknown(name) => words::level_unknown(name, names(&Level::ALL)),
        }
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Self, LevelError> {
        let known = Self::ALL.into_iter().find(|level| level.name() == name);
        known.ok_or_else(|| LevelError::Unknown(name.to_owned()))
    }
}
