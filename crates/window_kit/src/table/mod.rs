//! The ECS table: dice and stacks as entities, and the one path of an action.
//!
//! request -> [`host`] -> feed -> `follower` -> [`journal`] -> `sync` -> poses. Only the host owns the game state;
//! everything else sees [`host::view::MatchView`]. Knows no window.

pub mod agents;
pub mod aiming;
mod cards;
pub mod check;
pub mod components;
pub mod current_match;
pub mod defect;
mod entities;
mod feed_source;
mod follower;
pub mod headless;
pub mod journal;
mod laid;
pub mod local;
pub(crate) mod match_loop;
pub mod phase;
pub mod physics;
pub mod played;
pub mod position;
pub mod practice;
mod publish;
pub mod remote;
pub mod replay;
pub mod resume;
pub mod saving;
pub mod seats;
pub mod setup;
pub mod show_items;
mod sync;
pub mod thinking;
pub mod viewer;

use bevy::prelude::*;

use crate::table::phase::{InMatch, MatchSystems};
use crate::table::physics::plugin::PhysicsPlugin;

/// The table with its physics, with or without a window. Needs `StatesPlugin` (`DefaultPlugins` have it).
pub fn plugin(app: &mut App) {
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
        practice::plugin,
        seats::plugin,
        saving::plugin,
        resume::plugin,
        replay::plugin::plugin,
        sync::plugin,
        agents::plugin,
    ));
}
