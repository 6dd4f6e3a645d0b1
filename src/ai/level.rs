//! The levels of computer players, by name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A computer player, as named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Any legal action, each as likely.
    Random,
    /// The first legal action of the game's own order: a yardstick, never offered to players.
    Baseline,
    /// The legal action with the best immediate gain by the game's own scoring.
    Greedy,
    /// Plays decently.
    Normal,
}

impl Level {
    /// All levels there are, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Baseline, Self::Greedy, Self::Normal];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Baseline => "baseline",
            Self::Greedy => "greedy",
            Self::Normal => "normal",
        }
    }

    /// In how many of a hundred moments in which somebody else's slip can be seen this player notices it (M-13).
    pub const fn notices_percent(self) -> u32 {
        match self {
            Self::Random => 10,
            Self::Baseline => 0,
            Self::Greedy => 30,
            Self::Normal => 60,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// A name that is no computer player of this build.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LevelError {
    /// A level that is planned and not built.
    #[error("the computer player {0} is not in this version; there are: random, baseline, greedy, normal")]
    NotYet(String),
    /// A level that other games have.
    #[error("the computer player {level} is not in this version for {game}; there are: {there_are}")]
    NotForGame {
        /// The level.
        level: Level,
        /// The game.
        game: &'static str,
        /// The levels the game has.
        there_are: String,
    },
    /// No level at all.
    #[error("there is no computer player {0}; there are: random, baseline, greedy, normal")]
    Unknown(String),
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Self, LevelError> {
        if let Some(level) = Self::ALL.into_iter().find(|level| level.name() == name) {
            return Ok(level);
        }
        Err(match name {
            "easy" | "hard" | "expert" => LevelError::NotYet(name.to_owned()),
            _ => LevelError::Unknown(name.to_owned()),
        })
    }
}
