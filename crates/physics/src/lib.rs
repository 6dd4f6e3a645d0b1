//! Dice thrown by a physics engine (rapier3d): launch, settle, reading of the faces, verdicts on stacks.
//!
//! The physics alone makes the roll: nothing decides a face beforehand and nothing corrects one afterwards (G-2).
//! Knows bodies and stacks, but no rules of any game, no scores and no entities.
//!
//! A [`tabletop::throw::ThrowOrder`] starts a throw, and one [`tabletop::throw::ThrowSettled`] ends it. Start at
//! [`sandbox`]: throws with the engine alone. The program's table steps the same [`run`] with its entities.

pub mod aim;
pub mod body;
pub mod dice_world;
pub mod engine;
pub mod face;
#[cfg(not(target_family = "wasm"))]
pub mod fairness;
mod footprint;
mod impact;
mod integrity;
mod launch;
pub mod params;
pub mod rebuild_world;
pub mod recorded_throw;
mod recorder;
pub mod run;
pub mod sandbox;
pub mod solid;
pub mod surface;
mod tidy;
#[cfg(test)]
mod track_tests;
