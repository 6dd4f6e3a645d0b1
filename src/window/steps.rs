//! The order in which the window does things in a frame, within [`crate::table::phase::MatchSystems`].

use bevy::prelude::*;

/// The step in which keys open and close things, before the table hears them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MenuKeys;

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

/// Steps within `MatchSystems::Present`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum HudSystems {
    /// What happened is read from the journal.
    Read,
    /// The game that is played says what there is to say of it.
    Tell,
    /// It is shown.
    Show,
}
