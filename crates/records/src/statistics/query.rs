//! The request for statistics.

use serde::{Deserialize, Serialize};

/// A request for statistics.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StatisticsQuery {
    /// Only this player, by name; case does not matter. `None` means all players.
    pub player: Option<String>,
    /// Former names of persons, each with the person's current name: matches under both names count for the same
    /// person.
    pub also_known: Vec<(String, String)>,
    /// Only this game, by its name on the command line. `None` means all games.
    pub game: Option<String>,
    /// Whether all matches are computed again. The cache is cleared first.
    pub rebuild: bool,
    /// Whether finished matches that have no review yet are reviewed: this takes seconds to minutes for each match.
    /// Without it, the figures contain only the mistakes and the luck of matches that were reviewed before.
    pub look_back: bool,
}
