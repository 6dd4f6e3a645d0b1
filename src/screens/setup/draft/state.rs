//! The data of the setup in progress. The files beside this one say what can be done with it.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use rules::ai::level::Level;
use rules::ids::MAX_SEATS;
use window_kit::settings::people::Animal;

/// Who plays a seat: a person, or a computer player of a level.
pub(crate) type Kind = Option<Level>;

/// The setup in progress.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Draft {
    /// The game, by its name on the command line.
    pub game: String,
    /// Whether partners play together.
    pub teams: bool,
    /// Whether the match has the tutorial. Not saved here: it is on until the game's tutorial was completed or
    /// dismissed.
    #[serde(skip)]
    pub(crate) tutorial: bool,
    /// What people without a name are called. Not saved: it follows the language.
    #[serde(skip)]
    pub(super) unnamed: Unnamed,
    /// The seed of the match; empty for a random one. Not saved.
    #[serde(skip)]
    pub seed: String,
    /// Counts how often seats were added or removed: text typed for an earlier seating is ignored.
    #[serde(skip)]
    pub seating: u32,
    /// The seat for which a known person is being chosen. Not saved.
    #[serde(skip)]
    pub(crate) choosing: Option<usize>,
    /// Whether all options are shown, and not only those that many people change. Not saved.
    #[serde(skip)]
    pub(crate) all_options: bool,
    /// The options that differ from their defaults, by game and key.
    pub chosen: BTreeMap<String, BTreeMap<String, String>>,
    /// The seats, clockwise.
    pub seats: Vec<DraftSeat>,
}

/// What the people of a table are called who gave no name, such as "Player 1": one name for each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unnamed(pub(super) [String; MAX_SEATS]);

impl Default for Unnamed {
    fn default() -> Self {
        Self(std::array::from_fn(|seat| format!("Player {}", seat + 1)))
    }
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DraftSeat {
    /// The name shown.
    #[serde(default)]
    pub name: String,
    /// Who plays it; a person by default.
    #[serde(default)]
    pub kind: Kind,
    /// The colour number, 0 to 7.
    #[serde(default)]
    pub colour: u8,
    /// The face of a person with a chosen name; the person is saved once the match begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Animal>,
}
