//! The order in which the frames of a match are filled.

use bevy::prelude::*;

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
