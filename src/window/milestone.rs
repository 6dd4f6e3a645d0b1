//! What of a match is worth a picture, or an end by itself, in whichever game.

use crate::catalog::AnyEvent;

/// A moment that every game has, or has often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// A turn starts.
    Turn,
    /// A throw has settled.
    Throw,
    /// A round was scored; of a game without rounds, the match.
    Round,
}

/// Which of its events are milestones, as a game says.
#[derive(Clone, Copy, Debug)]
pub struct MilestonesOf(pub fn(&AnyEvent) -> Option<Milestone>);
