//! The interface for games that lay out a table of cards: the place of each pile.

use bevy::prelude::*;

use crate::presentation::camera::FitArea;
use crate::presentation::cards::spot::Spot;
use rules::ids::SeatId;
use tabletop::pile::PilePlace;

/// The table of a card game: a resource that exists while a match of the game is on. See
/// [`laid_by`](super::laid_by).
pub trait CardTable: Resource + Clone + PartialEq {
    /// The part of it that the camera shows.
    fn fit_area(&self) -> FitArea;

    /// The seat whose hand lies at the bottom of the screen, large and in slots.
    fn bottom(&self) -> SeatId;

    /// The place of a pile.
    fn spot(&self, pile: PilePlace) -> Spot;
}
