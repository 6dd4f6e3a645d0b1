//! Where the match stands, for everything that waits on it. The referee alone writes it.

use bevy::prelude::*;

/// The phase of the match.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MatchPhase {
    /// No match.
    #[default]
    Idle,
    /// One or more seats are due.
    Deciding,
    /// Dice are in the air, or are due to be thrown and wait for [`TableGate`] or for a person's hand.
    Throwing,
    /// A round is to be dealt, or its first seat drawn, and waits for [`TableGate`].
    Dealing,
    /// The match is over.
    Over,
}

/// The table waits while anything holds it: no throw is launched, no round is dealt and no computer player acts. The window holds it while
/// it still shows what happened, while a score sheet lies on the table, and while the game is paused.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableGate {
    /// Whether the screen still shows the past.
    pub showing: bool,
    /// Whether the game is paused or a person has to press on.
    pub waiting: bool,
}

impl TableGate {
    /// Whether the table may go on.
    pub const fn open(self) -> bool {
        !self.showing && !self.waiting
    }
}

/// The order of what happens in a frame, in `Update`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchSystems {
    /// Requests are made: agents, input.
    CollectRequests,
    /// The referee decides.
    Referee,
    /// Entities follow the journal.
    SyncTable,
    /// Visuals follow the entities.
    Animate,
    /// HUD and sound.
    Present,
}
