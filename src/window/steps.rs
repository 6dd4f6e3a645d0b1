//! The order of the window's systems in a frame, within [`crate::table::phase::MatchSystems`].

use bevy::prelude::*;

/// The systems in which keys open and close things, before the table reads the keys.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MenuKeys;

/// What is open beside the overlays; see [`super::opened`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum OpenedSystems {
    /// See what is open.
    Look,
    /// Close what Escape closes.
    Close,
}

/// Steps within `MatchSystems::CollectRequests`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InputSystems {
    /// Find out where the pointer is and what lies under it.
    Look,
    /// Carry out what the pointer and the keys do.
    Act,
    /// Mark what is chosen on the table.
    Mark,
}

/// Steps within `MatchSystems::Present`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum HudSystems {
    /// Read from the journal what happened.
    Read,
    /// Let the present game provide the texts.
    Tell,
    /// Show them.
    Show,
}
