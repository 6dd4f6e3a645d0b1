//! Whether a match is on, and where it stands, for everything that waits on it.
//!
//! [`Match`] says which game is on the table, [`InMatch`] that any is: `setup` alone writes it. What belongs to a match is
//! inserted as the state is entered and removed as it is left, so that a system that runs in it finds everything.
//! [`MatchPhase`] says how far the match is: the referee alone writes it.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use crate::catalog::Listed;

/// Which match is on the table, played or replayed.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Match {
    /// None.
    #[default]
    None,
    /// One of the game of this name.
    Of(&'static str),
}

/// A match is on, of whichever game. One that follows directly on another does not leave this state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InMatch;

impl ComputedStates for InMatch {
    type SourceStates = Match;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(on: Match) -> Option<Self> {
        (on != Match::None).then_some(Self)
    }
}

/// Puts something back to how it is without a match; for `OnExit`.
pub fn reset<R: Resource<Mutability = Mutable> + Default>(mut of_match: ResMut<R>) {
    *of_match = R::default();
}

/// Whether a match of this game is on; a run condition.
pub fn playing<G: Listed>(on: Res<State<Match>>) -> bool {
    *on.get() == Match::Of(G::NAME)
}

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

/// The order of what happens in a frame, in `Update`. They run only while a match is on.
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
