//! The dice as entities that bevy_rapier3d steps. The crate `physics` launches dice, reads faces and judges stacks;
//! this module only gives it the engine of the table.

mod add_bodies;
pub mod body;
pub mod drive;
mod engine;
pub mod plugin;
pub mod steps;
