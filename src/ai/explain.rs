//! How a game explains its own judgement, for hints and reviews: how well a seat stands, why one act is better than
//! another, and how large a difference is. It knows no screen.

use super::agent::Strategy;
use crate::messages::Message;
use crate::rules::ids::PlayerId;
use crate::rules::words::Narrate;

/// A game that can explain its judgement. Every explanation comes from a view (G-7).
pub trait Explain: Strategy + Narrate {
    /// A difference of worths below this is too small to mention.
    const WORTH_TELLING: f32;

    /// How well `who` stands now, in the measure of [`Strategy::weigh`]: higher is better.
    fn standing(view: &Self::View, who: PlayerId) -> f32;

    /// Why `action` is better for `who` than `other`, as a clause without full stop, as in "it leaves nothing behind".
    /// `None` if there is nothing to say beyond what the player sees anyway.
    fn reason(view: &Self::View, who: PlayerId, action: &Self::Action, other: Option<&Self::Action>)
    -> Option<Message>;

    /// The size of a difference of worths in words: "about 2 points".
    fn amount(difference: f32) -> Message;
}
