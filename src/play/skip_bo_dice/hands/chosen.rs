//! What a person has chosen so far in Skip-Bo Dice, and the spot of a board under the pointer.

use bevy::prelude::*;

use crate::play::skip_bo_dice::boards::layout::Spot;
use games::skip_bo_dice::action::Source;
use games::skip_bo_dice::value::{BONUS, Dice};
use rules::die::DieId;
use rules::ids::SeatId;
use window_kit::window::hold::HandSelection;

/// What the person whose turn it is has chosen so far.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chosen {
    /// Nothing.
    #[default]
    Nothing,
    /// This source, to fill a bubble with.
    Source(Source),
    /// These dice, to be thrown again (D-15); more can be picked.
    Reroll(Dice),
}

impl HandSelection for Chosen {
    fn is_nothing(&self) -> bool {
        *self == Self::Nothing
    }
}

/// The spot of a board under the pointer, and the owner of the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HoveredSpot(pub Option<(SeatId, Spot)>);

/// The input systems of Skip-Bo Dice; they run in no other game.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DiceGameHands;

/// The source for a die.
pub(crate) const fn source_of(die: DieId) -> Source {
    if die.0 == BONUS.0 {
        Source::Bonus
    } else {
        Source::Number(die)
    }
}
