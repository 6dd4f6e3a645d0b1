//! Cards on the table: how they look, where they lie, how they fly.
//!
//! Adds visuals to the entities of [`crate::table::components::card`] and never changes these. The table's steps tell
//! which card flies where; the game tells where piles lie ([`laid::CardTable`]).

pub(crate) mod dress;
pub mod laid;
mod mat;
pub mod material;
pub mod mesh;
pub mod motion;
pub mod plugin;
pub mod sampler;
pub mod spot;
pub mod stage;
pub mod steps;
