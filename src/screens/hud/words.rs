//! The words of the frames around the table: the HUD module of the current game writes them, the frames show them.

use bevy::prelude::*;

use super::events::{MatchBegan, publish_events};
use messages::Message;
use window_kit::input::hint::HintFor;
use window_kit::window::steps::HudSystems;

/// What a key is for, and what it does.
pub(crate) type KeyHint = (HintFor, Message);

/// What the top bar and the bottom strip say now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct FrameWords {
    /// The match: game, round, target.
    pub(crate) heading: Message,
    /// Whose turn it is and what is due.
    pub status: Message,
    /// The label of the large button.
    pub primary: Message,
    /// Whether it can be pressed.
    pub(crate) enabled: bool,
    /// The keys that matter now.
    pub keys: Vec<KeyHint>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FrameWords>()
        .add_systems(Update, start_over.in_set(HudSystems::Read).after(publish_events));
}

/// Clears the words, because the next match may be of another game.
fn start_over(mut began: MessageReader<MatchBegan>, mut words: ResMut<FrameWords>) {
    if began.read().count() > 0 {
        *words = FrameWords::default();
    }
}
