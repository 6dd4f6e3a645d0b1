//! The plugin of the table.

use bevy::prelude::*;

use crate::table::phase::{InMatch, MatchSystems};
use crate::table::physics::plugin::PhysicsPlugin;
use crate::table::{agents, attach, defect, match_loop, replay, resume, saving, seats, setup, sync};

/// The table with its physics, with or without a window. Needs `StatesPlugin` (`DefaultPlugins` have it).
#[derive(Clone, Copy, Debug, Default)]
pub struct TablePlugin;

impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(
            Update,
            (
                MatchSystems::CollectRequests,
                MatchSystems::Referee,
                MatchSystems::SyncTable,
                MatchSystems::Animate,
                MatchSystems::Present,
            )
                .chain()
                .run_if(in_state(InMatch)),
        )
        .add_plugins((
            PhysicsPlugin,
            defect::plugin,
            match_loop::plugin,
            setup::plugin,
            seats::plugin,
            saving::plugin,
            resume::plugin,
            attach::plugin,
            replay::plugin::plugin,
            sync::plugin,
            agents::plugin,
        ));
    }
}
