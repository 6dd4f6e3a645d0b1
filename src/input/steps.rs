//! The order in which hands look, act and mark.

use bevy::prelude::*;

/// Steps within `MatchSystems::CollectRequests`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InputSystems {
    /// Where the pointer is and what lies under it.
    Look,
    /// What it and the keys do.
    Act,
    /// How the table shows what is chosen.
    Mark,
}
