//! Cards on the table: how they look, where they lie, how they fly.
//!
//! Adds visuals to the entities of [`crate::table::components::card`] and never changes these. The table's steps tell
//! which card flies where; the game tells where piles lie ([`laid::CardTable`]).

pub(crate) mod dress;
mod fan;
mod gather;
pub mod laid;
mod mat;
pub mod material;
pub mod mesh;
pub mod motion;
pub mod sampler;
pub mod spot;
pub mod stage;
mod trail;

use bevy::prelude::*;

use crate::presentation::animate;
use crate::presentation::cards::laid::{CardSystems, CardTable, CarriedCard};
use crate::table::phase::{InMatch, MatchSystems, reset};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CarriedCard>()
        .add_systems(OnExit(InMatch), reset::<CarriedCard>)
        .configure_sets(
            Update,
            (CardSystems::Lay, CardSystems::Stage, CardSystems::Move)
                .chain()
                .in_set(MatchSystems::Animate)
                .before(animate::hold_the_table),
        )
        .add_plugins((
            material::plugin,
            dress::plugin,
            gather::plugin,
            stage::plugin,
            motion::plugin,
            trail::plugin,
        ));
}

/// Shows cards on tables of this type, for games that lay them out.
pub fn laid_by<T: CardTable>(app: &mut App) {
    app.add_plugins((mat::plugin::<T>, stage::laid_by::<T>));
}
