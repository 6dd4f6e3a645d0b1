//! The order in which cards are laid, staged and moved, and the card that follows the pointer.

use bevy::prelude::*;

/// A card that follows the pointer, and where it is drawn (world coordinates, edges). The entity stays in its pile.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CarriedCard(pub Option<(Entity, Vec3)>);

/// Steps within `MatchSystems::Animate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CardSystems {
    /// Lay the places of the piles on the table.
    Lay,
    /// Stage which card the screen shows in which pile.
    Stage,
    /// Move each card to where it is drawn.
    Move,
}
