//! Skip-Bo in the window, and everything that Skip-Bo MOD shares with it. [`game`] has what the window needs from the
//! games.

pub mod card_match;
pub(crate) mod course;
pub(crate) mod describe;
pub(crate) mod game;
pub mod hands;
pub(crate) mod hud;
pub(crate) mod intents;
pub(crate) mod lessons;
pub(crate) mod positions;
mod scenes;
pub(crate) mod sounds;
pub mod table;

use bevy::prelude::*;

use crate::play::skip_bo::table::layout::CardLayout;
use window_kit::presentation::cards::laid_by;

/// Input, panels, sounds and table of the card games.
pub(crate) struct CardGamesPlugin;

impl Plugin for CardGamesPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            laid_by::<CardLayout>,
            table::layout_inputs::plugin,
            table::marks::plugin,
            hands::plugin,
            hud::plugin,
            sounds::plugin,
        ));
    }
}
