//! How a game explains its judgement, for hints and reviews: the standing of a seat, the reason why one action is
//! better than another, and the size of a difference. It does not depend on any screen.

use super::agent::Strategy;
use crate::ids::SeatId;
use crate::words::Narrate;
use messages::Message;

/// A game that can explain its judgement. Every explanation comes from a view (G-7).
pub trait Explain: Strategy + Narrate {
    /// A difference of worths below this is too small to mention.
    const WORTH_TELLING: f32;

    /// The standing of `who` in the current position, in the measure of [`Strategy::weigh`]: higher is better.
    fn standing(view: &Self::View, who: SeatId) -> f32;

    /// Why `action` is better for `who` than `other`, as a clause without full stop, as in "it leaves nothing behind".
    /// `None` if there is no reason beyond what the player already sees.
    fn reason(view: &Self::View, who: SeatId, action: &Self::Action, other: Option<&Self::Action>) -> Option<Message>;

    /// The size of a difference of worths in words: "about 2 points".
    fn amount(difference: f32) -> Message;
}
