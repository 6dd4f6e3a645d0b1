//! The levels of computer players, by name.

use serde::{Deserialize, Serialize};

/// A computer player, as named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Any legal action, each as likely.
    Random,
    /// The legal action with the best immediate gain by the game's own scoring.
    Greedy,
    /// Plays decently.
    Normal,
}
