//! What a game can tell of its own judgement, for a hint and a review: how a seat stands, why an act is the better one,
//! and how much a difference is. Knows no screen.

use super::agent::Strategy;
use crate::rules::ids::PlayerId;
use crate::rules::words::{Names, Narrate};

/// A game that can say what it thinks. Everything is told from a view (G-7).
pub trait Explain: Strategy + Narrate {
    /// A difference of worths below this is not worth a word.
    const WORTH_TELLING: f32;

    /// How well `who` stands now, in the measure of [`Strategy::weigh`]: the more the better.
    fn standing(view: &Self::View, who: PlayerId) -> f32;

    /// Why `who` does well to do this rather than `other`, as a clause without full stop, as in "it leaves nothing behind".
    /// `None` where there is nothing to be said that one does not see.
    fn reason(
        view: &Self::View,
        who: PlayerId,
        action: &Self::Action,
        other: Option<&Self::Action>,
        names: Names,
    ) -> Option<String>;

    /// How much a difference of worths is, in words: "about 2 points".
    fn amount(difference: f32) -> String;
}
