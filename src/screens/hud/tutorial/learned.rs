//! Which games somebody here knows, remembered in a file; and whether a match has the tutorial.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::settings;

/// The file of what was learned, in the settings folder.
const FILE: &str = "guide.toml";

/// Whether the matches of this table have the tutorial: set up so by who starts one.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WithTutorial(pub bool);

/// The games whose tutorial has been gone through, or was sent away, by name.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Learned {
    /// By name on the command line.
    games: Vec<String>,
}

impl Learned {
    /// What was learned before.
    pub fn load() -> Self {
        settings::load(FILE)
    }

    /// Whether somebody here knows the game.
    pub fn knows(&self, game: &str) -> bool {
        self.games.iter().any(|known| known == game)
    }

    pub(super) fn add(&mut self, game: &str) {
        if !self.knows(game) {
            self.games.push(game.to_owned());
            if let Err(error) = settings::save(FILE, self) {
                warn!("what was learned is not remembered: {error}");
            }
        }
    }
}
