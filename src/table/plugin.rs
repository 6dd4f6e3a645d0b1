//! The table put together.

use bevy::prelude::*;

use crate::physics::plugin::PhysicsPlugin;
use crate::table::phase::MatchSystems;
use crate::table::{agents, defect, seats, setup, sync};

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
                .chain(),
        )
        .add_plugins((
            PhysicsPlugin,
            defect::plugin,
            crate::table::match_loop::plugin,
            setup::plugin,
            seats::plugin,
            crate::table::replay::plugin::plugin,
            sync::plugin,
            agents::plugin,
        ));
    }
}
