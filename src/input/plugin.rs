//! The input plugin, without the input of each game.

use bevy::prelude::*;

use crate::input::{gamepad, hold, label, pointer, quick, ready, trail};
use crate::table::phase::MatchSystems;
use crate::window::intent::MentionedActions;
use crate::window::intent::{Notice, PrimaryPressed};
use crate::window::steps::InputSystems;

/// All input.
pub struct InputPlugin;

impl Plugin for InputPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<MentionedActions>()
            .add_message::<Notice>()
            .add_message::<PrimaryPressed>()
            .configure_sets(
                Update,
                (InputSystems::Look, InputSystems::Act, InputSystems::Mark)
                    .chain()
                    .in_set(MatchSystems::CollectRequests),
            );
        app.add_plugins((
            label::plugin,
            pointer::plugin,
            quick::plugin,
            trail::plugin,
            ready::plugin,
            hold::plugin,
            gamepad::plugin,
        ));
    }
}
