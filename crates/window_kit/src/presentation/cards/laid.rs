//! The interface for games that lay out a table of cards: the place of each pile, the steps in which cards are shown,
//! and the card that follows the pointer.

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

/// A card that follows the pointer, and where it is drawn (world coordinates, edges). The entity stays in its pile.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CarriedCard(pub Option<(Entity, Vec3)>);

/// Steps within `MatchSystems::Animate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardSystems {
    /// Lay the places of the piles on the table.
    Lay,
    /// Stage which card the screen shows in which pile.
    Stage,
    /// Move each card to where it is drawn.
    Move,
}
