//! The chance result that a match waits for.

use rules::ids::SeatId;
use tabletop::game::ChanceDue;
use tabletop::throw::ThrowGesture;

#[derive(Clone, Copy, Debug)]
pub(crate) struct PendingChance {
    pub due: ChanceDue,
    /// Whether the thrower has already thrown: by an action, or by a given throw.
    pub by_act: bool,
    /// The gesture, if the thrower gave one.
    pub gesture: Option<ThrowGesture>,
    /// Whether the throw was ordered.
    pub ordered: bool,
    /// Whether the dice were thrown before and that throw did not count.
    pub again: bool,
}

impl PendingChance {
    pub const fn new(due: ChanceDue) -> Self {
        Self {
            due,
            by_act: false,
            gesture: None,
            ordered: false,
            again: false,
        }
    }

    /// The seat whose hand throws; `None` if nothing is thrown, or nobody's hand does it.
    pub const fn thrower(&self) -> Option<SeatId> {
        match self.due {
            ChanceDue::Throw { thrower } => thrower,
            ChanceDue::Drawn { .. } => None,
        }
    }

    /// The seat that has to throw with a gesture of its own choice.
    pub const fn awaited(&self) -> Option<SeatId> {
        match self.due {
            ChanceDue::Throw { thrower } if !self.by_act && !self.ordered => thrower,
            ChanceDue::Throw { .. } | ChanceDue::Drawn { .. } => None,
        }
    }
}
