//! Cards on the table: how they look, where they lie, how they fly.
//!
//! Dresses the entities of [`crate::tabletop::card`] and never changes them. What flies where comes from the steps that the
//! table tells; where things lie the game says ([`laid::CardTable`]).

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
pub mod visual;
