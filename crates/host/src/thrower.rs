//! The source of a match's throws: a table of entities in a window, or a sandbox of the physics.

use rules::die::DieId;
use rules::ids::SeatId;
use rules::rng::RulesRng;
use tabletop::pose::Pose;
use tabletop::throw::{ThrowGesture, ThrowOrder, ThrowSettled};

/// Makes throws. The results go to [`super::match_host::MatchHost::thrown`].
pub trait Thrower {
    /// The fair throw of this seat, for a throw without a gesture. `among` is the die, if a single one is thrown among
    /// others that lie on the table.
    fn standard(&self, seat: SeatId, seats: usize, among: Option<DieId>) -> ThrowGesture;

    /// Throws. `chance` gives how the dice lie in the hand; `None` continues with the random numbers of the last
    /// throw, which did not count.
    fn throw(&mut self, order: ThrowOrder, chance: Option<RulesRng>);
}

/// A throw that is at rest.
#[derive(Clone, Debug)]
pub struct ThrowOutcome {
    /// The result of the throw.
    pub settled: ThrowSettled,
    /// Where every die on the table lies now, in the order of their ids.
    pub lies: Vec<(DieId, Pose)>,
}
