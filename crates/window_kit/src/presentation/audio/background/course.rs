//! How near a match is to its end, as its game says it.

use games::catalog::AnyView;

/// How near a match is to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Course {
    /// The end is not in sight.
    #[default]
    Calm,
    /// The leader is near the goal.
    Close,
    /// The last turns, or a turn that may end the match.
    LastTurns,
}

impl Course {
    /// From this part of the way to the goal on, the leader is near it.
    pub const NEAR: f32 = 0.75;

    /// By the part of its way to the goal that the leader has gone.
    pub fn of_leader(part: f32) -> Self {
        if part >= Self::NEAR { Self::Close } else { Self::Calm }
    }
}

/// A game's function that says how near a match is to its end.
#[derive(Clone, Copy, Debug)]
pub struct GameCourse(pub fn(&AnyView) -> Course);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_close_when_the_leader_has_gone_most_of_the_way() {
        assert_eq!(Course::of_leader(0.0), Course::Calm);
        assert_eq!(Course::of_leader(0.74), Course::Calm);
        assert_eq!(Course::of_leader(0.75), Course::Close);
        assert_eq!(Course::of_leader(2.0), Course::Close);
    }
}
