//! Moments of a match, in any game, at which a picture is taken or the program can end.

use games::catalog::AnyEvent;

/// A moment that all or most games have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// A turn starts.
    Turn,
    /// A throw has settled.
    Throw,
    /// A round was scored; in a game without rounds, the match.
    Round,
}

/// A game's function that says which of its events are milestones.
#[derive(Clone, Copy, Debug)]
pub struct GameMilestones(pub fn(&AnyEvent) -> Option<Milestone>);
