//! Whether a match is on and its phase, for all systems that depend on it.
//!
//! [`Match`] tells which game is on the table, and [`InMatch`] that any game is: only `setup` writes them. What
//! belongs to a match is inserted when the state is entered and removed when it is left, so a system that runs in the
//! state finds everything. [`MatchPhase`] is the phase of the match: only the referee and `setup` write it.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use games::catalog::Listed;

/// The match that is on the table, played or replayed.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Match {
    /// No match.
    #[default]
    None,
    /// A match of the game with this name.
    Of(&'static str),
}

/// A match of any game is on. When one match directly follows another, this state is not left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InMatch;

impl ComputedStates for InMatch {
    type SourceStates = Match;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(on: Match) -> Option<Self> {
        (on != Match::None).then_some(Self)
    }
}

/// Resets a resource to its value without a match; for `OnExit`.
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
    /// One or more seats have a decision to make.
    Deciding,
    /// Dice are in the air; or they are due to be thrown and wait for [`TableGate`] or for a person's gesture.
    Throwing,
    /// A round is to be dealt, or its first seat to be drawn; this waits for [`TableGate`].
    Dealing,
    /// The match is over.
    Over,
}

/// The gate that holds the table: while it is closed, no throw is launched, no round is dealt and no computer player
/// acts. The window closes it while it still shows earlier events, while a score sheet lies on the table, and while
/// the game is paused.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableGate {
    /// Whether the screen still shows earlier events.
    pub showing: bool,
    /// Whether the game is paused or waits until a person continues it.
    pub waiting: bool,
}

impl TableGate {
    /// Whether the gate is open.
    pub const fn open(self) -> bool {
        !self.showing && !self.waiting
    }
}

/// The order of the systems in a frame, in `Update`. They run only while a match is on.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchSystems {
    /// Requests are made, by computer players and by input.
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
