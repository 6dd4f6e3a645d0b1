//! The order of the window's systems in a frame, within [`crate::table::phase::MatchSystems`].

use bevy::prelude::*;

/// The systems in which keys open and close things, before the table reads the keys.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MenuKeys;

/// Keeps track of what is open besides the overlays; see [`super::open_panels`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpenedSystems {
    /// Check what is open.
    Look,
    /// Close what Escape closes.
    Close,
}

/// Steps within `MatchSystems::CollectRequests`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputSystems {
    /// Find out where the pointer is and what is under it.
    Look,
    /// Carry out what the pointer and the keys do.
    Act,
    /// Mark what is chosen on the table.
    Mark,
}

/// Steps within `MatchSystems::Present`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HudSystems {
    /// Read the latest events from the journal.
    Read,
    /// Let the current game provide the texts.
    Tell,
    /// Show them.
    Show,
}
