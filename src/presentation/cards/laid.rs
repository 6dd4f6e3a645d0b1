//! What the cards ask of whoever lays their table: where each pile lies.

use bevy::prelude::*;

use crate::presentation::camera::FitArea;
use crate::presentation::cards::spot::Spot;
use crate::rules::ids::PlayerId;
use crate::tabletop::pile::PilePlace;

/// The table of a card game: a resource that is there while one of its matches is on. See
/// [`laid_by`](super::plugin::laid_by).
pub trait CardTable: Resource + Clone + PartialEq {
    /// What the camera shows of it.
    fn fit_area(&self) -> FitArea;

    /// Whose hand lies at the bottom of the screen, large and in slots.
    fn bottom(&self) -> PlayerId;

    /// Where a pile lies.
    fn spot(&self, pile: PilePlace) -> Spot;
}
