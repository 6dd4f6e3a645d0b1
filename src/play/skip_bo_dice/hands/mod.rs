//! How hands play Skip-Bo Dice: filling bubbles, picking dice for a re-roll, answering calls and writing.
//!
//! What something is filled with is chosen first, a die or something on one's own board, and then the pile. At a call and
//! at the write every seat has keys of its own, so that all people answer at the same time.

mod acting;
pub mod answers;
mod by_value;
mod drag;
mod keys;
mod late;
mod lights;
mod pointed;
#[cfg(test)]
mod testing;
pub(crate) mod throws;

use bevy::prelude::*;

use crate::games::skip_bo_dice::action::Source;
use crate::games::skip_bo_dice::state::SkipBoDice;
use crate::games::skip_bo_dice::value::{BONUS, Dice};
use crate::input::InputSystems;
use crate::play::skip_bo_dice::boards::layout::Spot;
use crate::rules::die::DieId;
use crate::rules::ids::PlayerId;
use crate::table::view::playing;

/// What the person whose turn it is has chosen so far.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chosen {
    /// Nothing.
    #[default]
    Nothing,
    /// This, to fill a bubble with.
    Source(Source),
    /// These dice, to be thrown again (D-15); more can be picked.
    Reroll(Dice),
}

/// The spot of a board under the pointer, and whose it is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HoveredSpot(pub Option<(PlayerId, Spot)>);

/// What hands do at a match of Skip-Bo Dice, and at no other game's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct DiceGameHands;

/// What a die fills a bubble as.
const fn source_of(die: DieId) -> Source {
    if die.0 == BONUS.0 {
        Source::Bonus
    } else {
        Source::Number(die)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(Update, DiceGameHands.run_if(playing::<SkipBoDice>))
        .init_resource::<Chosen>()
        .init_resource::<HoveredSpot>()
        .add_systems(
            Update,
            (
                crate::play::skip_bo_dice::hands::acting::follow_the_match,
                pointed::follow_the_match,
            )
                .in_set(InputSystems::Look)
                .in_set(DiceGameHands),
        )
        .add_plugins((
            answers::plugin,
            drag::plugin,
            keys::plugin,
            late::plugin,
            lights::plugin,
            pointed::plugin,
            throws::plugin,
        ));
}
