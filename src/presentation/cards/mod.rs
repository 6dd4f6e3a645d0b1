//! Cards on the table: how they look, where they lie, how they fly.
//!
//! Dresses the entities of [`crate::tabletop::card`] and never changes them. What flies where comes from the steps that the
//! table tells; where things lie is in [`layout`].

pub(crate) mod dress;
mod mat;
pub mod material;
pub mod mesh;
pub mod motion;
pub mod sampler;
pub mod stage;

use bevy::prelude::*;

use crate::table::phase::MatchSystems;

/// A card that follows the pointer, where it is drawn (world coordinates, edges). The entity stays where it is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CarriedCard(pub Option<(Entity, Vec3)>);

/// Steps within [`MatchSystems::Animate`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CardSystems {
    /// Where the piles of the table are.
    Lay,
    /// Which card the screen shows in which pile.
    Stage,
    /// Where each is drawn.
    Move,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CarriedCard>()
        .configure_sets(
            Update,
            (CardSystems::Lay, CardSystems::Stage, CardSystems::Move)
                .chain()
                .in_set(MatchSystems::Animate)
                .before(super::animate::hold_the_table),
        )
        .add_plugins((
            material::plugin,
            crate::play::skip_bo::table::laid::plugin,
            mat::plugin,
            dress::plugin,
            stage::plugin,
            motion::plugin,
            crate::play::skip_bo::table::marks::plugin,
        ));
}
