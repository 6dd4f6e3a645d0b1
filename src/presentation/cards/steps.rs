//! The order in which cards are laid, staged and moved, and the card that follows the pointer.

use bevy::prelude::*;

/// A card that follows the pointer, where it is drawn (world coordinates, edges). The entity stays where it is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CarriedCard(pub Option<(Entity, Vec3)>);

/// Steps within `MatchSystems::Animate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CardSystems {
    /// Where the piles of the table are.
    Lay,
    /// Which card the screen shows in which pile.
    Stage,
    /// Where each is drawn.
    Move,
}
