//! Dice thrown by a physics engine: launch, settle, reading of the faces, verdicts on stacks.
//!
//! The physics alone makes the roll: nothing decides a face beforehand and nothing corrects one afterwards (G-2). Knows
//! bodies and stacks, but no rules of any game and no scores.
//!
//! A [`throw::ThrowOrder`] starts a throw, and one [`throw::ThrowSettled`] ends it. A [`kept::ShowThrow`] shows a kept
//! throw: its dice follow their track without the engine, and it ends with the same [`throw::ThrowSettled`]. Between
//! throws the world stands still: no step is made, so a waiting table costs nothing and nothing creeps.

mod afresh;
pub mod aim;
pub mod body;
mod dice_world;
pub mod die;
pub(crate) mod drive;
pub(crate) mod engine;
pub mod face;
pub mod fairness;
mod footprint;
mod impact;
mod integrity;
pub mod kept;
mod launch;
pub mod params;
pub mod plugin;
pub mod pose;
mod run;
pub mod sandbox;
pub mod shape;
pub mod standing;
pub mod steps;
pub(crate) mod surface;
mod take_in;
pub mod throw;
mod tidy;
pub mod track;
pub mod tray;

pub use drive::{IdlePhysics, clone_table, restore_table};
