//! Cards on the table: how they look, where they lie, how they fly.
//!
//! Dresses the entities of [`crate::table::card`] and never changes them. What flies where comes from the steps that the
//! table tells; where things lie is in [`layout`].

pub mod layout;
pub mod material;
mod mesh;
pub mod sampler;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(material::plugin);
}
