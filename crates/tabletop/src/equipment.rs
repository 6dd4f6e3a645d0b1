//! The equipment of a match: the things on its table from its beginning to its end.

use crate::die::Die;
use crate::pile::PilePlace;
use crate::tray::TrayGeometry;

/// The equipment of a match. It follows from the options and seats alone, so a table is laid without a game state.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Equipment {
    /// All dice, in the order of their ids.
    pub dice: Vec<Die>,
    /// The tray for the throws; `None` in a game without dice.
    pub tray: Option<TrayGeometry>,
    /// How many cards there are.
    pub cards: usize,
    /// All piles of cards, the empty ones too.
    pub piles: Vec<PilePlace>,
}
