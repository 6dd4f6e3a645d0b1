//! The ECS table: dice and stacks as entities, and the one way an action takes.
//!
//! request -> [`referee`] -> [`journal`] -> `sync` -> poses. Only the referee owns the game state; everything else
//! sees [`view::MatchView`]. Knows no window.

pub mod agents;
pub mod aiming;
pub mod arranged;
mod cards;
pub mod check;
pub mod defect;
pub mod games;
pub mod headless;
pub mod journal;
pub mod phase;
pub mod referee;
pub mod replay;
pub mod request;
pub mod seats;
pub mod setup;
mod sync;
mod thinking;
pub mod tracks;
mod trying;
pub mod view;
pub mod viewer;

use bevy::prelude::*;

use crate::physics::PhysicsPlugin;
use phase::MatchSystems;

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
            referee::plugin,
            setup::plugin,
            seats::plugin,
            replay::plugin,
            sync::plugin,
            agents::plugin,
        ));
    }
}
