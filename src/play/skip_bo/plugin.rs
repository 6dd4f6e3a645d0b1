//! The plugin of the card games in the window.

use bevy::prelude::*;

use crate::play::skip_bo::table::layout::CardLayout;
use crate::play::skip_bo::{hands, hud, sounds, table};
use crate::presentation::audio::request::SoundAvailable;
use crate::presentation::cards::plugin::laid_by;

/// Input, panels, sounds and table of the card games.
pub(crate) struct CardGamesPlugin;

impl Plugin for CardGamesPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            laid_by::<CardLayout>,
            table::layout_inputs::plugin,
            table::marks::plugin,
            hands::plugin,
            hud::plugin::plugin,
        ));
        // Without a sound device nothing reads the requests for sounds.
        if app
            .world()
            .get_resource::<SoundAvailable>()
            .is_some_and(|sound| sound.0)
        {
            app.add_plugins(sounds::plugin);
        }
    }
}
