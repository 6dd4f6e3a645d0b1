//! Which games a player here knows, saved in a file; and whether a match has the tutorial.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use window_kit::settings::{self, Shape};

/// The file of the known games, in the settings folder.
const FILE: &str = "guide.toml";
/// The games are merged one by one when the file is saved.
const LISTS: Shape = Shape {
    lists: &["games"],
    whole: &[],
};

/// Whether the matches at this table have the tutorial; set when a match is started.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WithTutorial(pub bool);

/// The games, by name, whose tutorial was completed or dismissed.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Learned {
    /// The games, by their names on the command line.
    games: Vec<String>,
}

impl Learned {
    /// Loads the saved games.
    pub fn load() -> Self {
        settings::load(FILE)
    }

    /// Whether the tutorial of the game was completed or dismissed here.
    pub fn knows(&self, game: &str) -> bool {
        self.games.iter().any(|known| known == game)
    }

    pub(super) fn add(&mut self, game: &str) {
        if !self.knows(game) {
            self.games.push(game.to_owned());
            if let Err(error) = settings::save(FILE, self, LISTS) {
                warn!("what was learned is not remembered: {error}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use window_kit::settings::testing::read;

    #[test]
    fn the_games_that_make_sense_are_kept() {
        let (learned, left_out) = read::<Learned>("games = [\"stack\", 3]\n");
        assert!(learned.knows("stack"));
        assert_eq!(left_out, 1);
    }
}
